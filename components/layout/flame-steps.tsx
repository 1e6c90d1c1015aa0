import { cn } from "@/lib/client/cn";

const FLAMES = ["bg-flame-freemium", "bg-flame-spark", "bg-flame-fuel", "bg-flame-rocket"] as const;
const HEIGHTS = ["h-2", "h-3.5", "h-5", "h-7"] as const;

/** The tiers as one flame that grows: `level` 0 to 3 is how far it burns. Decorative. */
export function FlameSteps({ level, className }: { level: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn("inline-flex items-end gap-1", className)}>
      {FLAMES.map((flame, index) => (
        <span
          key={flame}
          className={cn(
            "w-2 rounded-t-full rounded-b-[2px]",
            HEIGHTS[index],
            index <= level ? (FLAMES[level] ?? flame) : "bg-border",
          )}
        />
      ))}
    </span>
  );
}
