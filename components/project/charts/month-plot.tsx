import { linear, ticks } from "./scale";

const WIDTH = 400;
const HEIGHT = 210;
const AREA = { right: 394, top: 22, bottom: 184 };
/** Of a figure on the axis, a letter at its largest; longer ones push the months to the right. */
const LETTER = 7.4;
const LABELLED = [1, 12, 24, 36];

export interface Marker {
  month: number;
  label: string;
}

interface MonthPlotProps {
  values: readonly number[];
  shape: "bars" | "line";
  show: (value: number) => string;
  marker: Marker | null;
}

/** Thirty-six months as bars or as a line; the part below zero is tinted, one month can be marked. */
export function MonthPlot({ values, shape, show, marker }: MonthPlotProps) {
  const levels = ticks(Math.min(...values), Math.max(...values));
  const low = levels[0] ?? 0;
  const high = levels.at(-1) ?? 1;
  const y = linear([low, high], [AREA.bottom, AREA.top]);
  const left = Math.max(50, 8 + LETTER * Math.max(...levels.map((level) => show(level).length)));
  const slot = (AREA.right - left) / values.length;
  const x = (month: number) => left + (month - 0.5) * slot;
  const points = values.map((value, i) => `${x(i + 1).toFixed(1)},${y(value).toFixed(1)}`);
  const bars = values
    .map((value, i) => `M${x(i + 1) - slot * 0.36},${y(0)}V${y(value)}h${slot * 0.72}V${y(0)}Z`)
    .join("");
  const end = marker && marker.month > 24;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-full overflow-visible">
      {low < 0 && (
        <rect
          x={left}
          width={AREA.right - left}
          y={y(0)}
          height={AREA.bottom - y(0)}
          className="fill-destructive-wash"
        />
      )}
      {levels.map((level) => (
        <g key={level}>
          <line
            x1={left}
            x2={AREA.right}
            y1={y(level)}
            y2={y(level)}
            className={level === 0 ? "stroke-foreground" : "stroke-border"}
          />
          <text
            x={left - 6}
            y={y(level) + 4}
            textAnchor="end"
            className="fill-muted-foreground text-[13px] @sm:text-[11px]"
          >
            {show(level)}
          </text>
        </g>
      ))}
      {LABELLED.map((month) => (
        <text
          key={month}
          x={x(month)}
          y={AREA.bottom + 17}
          textAnchor="middle"
          className="fill-muted-foreground text-[13px] @sm:text-[11px]"
        >
          {month === 1 ? "Month 1" : month}
        </text>
      ))}
      {shape === "bars" ? (
        <path d={bars} className="fill-flame-fuel" />
      ) : (
        <polyline
          points={points.join(" ")}
          className="fill-none stroke-flame-fuel"
          strokeWidth={3}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {marker && (
        <g>
          <line
            x1={x(marker.month)}
            x2={x(marker.month)}
            y1={AREA.top - 4}
            y2={AREA.bottom}
            className="stroke-success"
            strokeWidth={1.5}
            strokeDasharray="4 3"
          />
          <text
            x={x(marker.month) + (end ? -5 : 5)}
            y={AREA.top - 8}
            textAnchor={end ? "end" : "start"}
            className="fill-success text-[14px] @sm:text-[12px] font-semibold"
          >
            {marker.label}
          </text>
        </g>
      )}
    </svg>
  );
}
