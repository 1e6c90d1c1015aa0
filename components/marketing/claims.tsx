import { CLAIMS } from "@/lib/content/marketing";

export function Claims() {
  return (
    <section aria-label="In figures" className="border-y bg-card">
      <div className="mx-auto grid max-w-7xl items-baseline gap-x-12 gap-y-6 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_auto] lg:px-8">
        <p className="display text-2xl">{CLAIMS.promise}</p>
        <dl className="grid grid-cols-3 gap-4 sm:flex sm:gap-x-10">
          {CLAIMS.stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse sm:flex-row-reverse sm:items-baseline sm:gap-2">
              <dt className="text-muted-foreground max-sm:text-sm">{label}</dt>
              <dd className="display text-2xl tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
