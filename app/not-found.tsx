import { EmptyState } from "@/components/layout/empty-state";
import { PublicShell } from "@/components/layout/public-shell";
import { buttonVariants } from "@/components/ui/button-variants";

export default function NotFound() {
  return (
    <PublicShell>
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
    </PublicShell>
  );
}
