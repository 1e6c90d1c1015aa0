import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";

export function ProjectNotFound() {
  return (
    <main className="grid flex-1 content-center">
      <EmptyState
        asPage
        title="Project not found"
        text="It may have been deleted, or it belongs to another account."
        action={
          <Button asChild>
            <Link href="/dashboard">Back to Dashboard</Link>
          </Button>
        }
      />
    </main>
  );
}
