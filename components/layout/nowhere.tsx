import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "./empty-state";

/** Nothing is at this address, and where to go instead. */
export function Nowhere() {
  return (
    <main className="grid flex-1 content-center">
      <EmptyState
        asPage
        title="This line leads nowhere"
        text="There is no page at this address. It may have moved, or the address has a slip in it."
        action={
          <>
            <a href="/" className={buttonVariants()}>
              Back to home
            </a>
            <a href="/dashboard" className={buttonVariants({ variant: "outline" })}>
              Dashboard
            </a>
          </>
        }
      />
    </main>
  );
}
