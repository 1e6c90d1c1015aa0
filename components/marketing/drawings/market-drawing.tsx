import { cn } from "@/lib/client/cn";
import { SAMPLE, SHOWN } from "@/lib/content/sample/figures";

/** Areas are in proportion: the inner circle is the revenue of year 3. */
const inner = Math.sqrt((SAMPLE.years.at(-1)?.revenue ?? 0) / SAMPLE.marketSize) * 96;

/** The sample's market as nested circles. Decorative: its figures stand in the text. */
export function MarketDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className={cn("w-full", className)}>
      <circle cx="100" cy="100" r="96" className="fill-flame-spark/35" />
      <circle cx="100" cy={196 - inner} r={inner} className="fill-primary" />
      <path d="M100 46H206M100 172H206" className="stroke-muted-foreground" strokeDasharray="2 4" />
      <g className="fill-foreground font-semibold" fontSize="19">
        <text x="212" y="45">
          {SHOWN.market}
        </text>
        <text x="212" y="171">
          {SHOWN.revenue[2]}
        </text>
      </g>
      <g className="fill-muted-foreground" fontSize="12.5">
        <text x="212" y="63">
          first segment
        </text>
        <text x="212" y="189">
          in year 3
        </text>
      </g>
    </svg>
  );
}
