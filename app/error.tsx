"use client";

import { EmptyState } from "@/components/layout/empty-state";
import { Button } from "@/components/ui/button";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main className="grid flex-1 content-center">
      <EmptyState
        asPage
        calm={0.15}
        title="Something went wrong"
        text={`Nothing that was saved is lost. Try again, and if it stays, write to us${error.digest ? ` and mention ${error.digest}` : ""}.`}
        action={<Button onClick={reset}>Try again</Button>}
      />
    </main>
  );
}
