import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";

export default function NotFound() {
  return (
    <main className="grid flex-1 content-center">
      <EmptyState
        asPage
        title="This line leads nowhere"
        text="There is no page at this address. It may have moved, or the address has a slip in it."
        action={
          <>
            <Button asChild>
              <Link href="/">Back to home</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href="/dashboard">Dashboard</Link>
            </Button>
          </>
        }
      />
    </main>
  );
}
