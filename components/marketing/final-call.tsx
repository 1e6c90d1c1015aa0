import Link from "next/link";
import { Button } from "@/components/ui/button";

export function FinalCall() {
  return (
    <section className="mx-auto max-w-7xl px-4 py-24 sm:px-6 lg:px-8 lg:py-32">
      <div className="flex flex-col gap-8 md:flex-row md:items-center">
        <h2 className="display text-5xl sm:text-7xl">The line starts here</h2>
        <span
          aria-hidden="true"
          className="h-1 flex-1 rounded-full bg-primary max-md:w-full max-md:flex-none"
        />
        <Button asChild size="lg">
          <Link href="/quiz">Start Free</Link>
        </Button>
      </div>
    </section>
  );
}
