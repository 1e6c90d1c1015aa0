import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

const CARDS = ["a", "b", "c", "d", "e", "f"] as const;

export function ProjectLoading() {
  return (
    <main className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 lg:px-8">
      <p role="status" className="flex items-center gap-3 text-muted-foreground">
        <Spinner className="text-primary" />
        Loading your project
      </p>
      <Skeleton className="mt-8 h-12 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-6 w-full max-w-2xl" />
      <Skeleton className="mt-10 h-14 w-full" />
      <div className="mt-10 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-56 rounded-xl" />
        ))}
      </div>
    </main>
  );
}
