import { type PlannedSlide, projectionRows, unitFacts } from "@/lib/artifacts/pitch/slide-plan";
import type { PreviewFigures } from "../downloads/use-figures";
import type { BrandPalette } from "../prototype/palette";

interface VisualProps {
  figures: PreviewFigures;
  palette: BrandPalette;
}

function Market({ figures: { model, ledger }, palette }: VisualProps) {
  const { tam, sam, som } = model.market;
  // Areas to scale, as in the files; the smallest can still be seen.
  const radius = (value: number) => Math.max(4, 50 * Math.sqrt(Math.max(0, value) / Math.max(1, tam)));
  const rings = [
    { r: 50, key: "tam", name: "Total market", opacity: 0.18, fill: palette.primary },
    { r: radius(sam), key: "sam", name: "Serviceable", opacity: 0.45, fill: palette.primary },
    { r: radius(som), key: "som", name: "By year 3", opacity: 1, fill: palette.accent },
  ];
  return (
    <div className="grid grid-cols-[20cqw_1fr] content-start items-center gap-[3cqw]">
      <svg aria-hidden="true" viewBox="0 0 100 100">
        {rings.map(({ key, r, fill, opacity }) => (
          <circle key={key} cx="50" cy={100 - r} r={r} fill={fill} opacity={opacity} />
        ))}
      </svg>
      <div className="grid gap-[1.4cqw]">
        {rings.map(({ key, name }) => (
          <p key={key} className="text-[1.6cqw] leading-tight">
            <span className="display block text-[2.6cqw] leading-normal">{ledger[key]?.display}</span>
            {name}
          </p>
        ))}
      </div>
    </div>
  );
}

interface Column {
  year: number;
  value: number;
  shown: string | undefined;
}

interface YearColumnsProps {
  columns: Column[];
  palette: BrandPalette;
  /** Of the highest column, in hundredths of the slide's width. */
  highest: number;
}

function YearColumns({ columns, palette, highest }: YearColumnsProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <div className="text-center text-[1.8cqw]">
      <div
        className="grid grid-cols-3 items-end gap-[3cqw] border-b"
        style={{ height: `${highest + 3.2}cqw` }}
      >
        {columns.map(({ year, value, shown }) => (
          <div key={year} className="grid gap-[0.4cqw]">
            <span className="font-bold">{shown}</span>
            <span
              className="mx-[1.5cqw] rounded-t-[0.4cqw]"
              style={{
                height: `${Math.max(0.3, (highest * value) / most)}cqw`,
                background: palette.primary,
                opacity: year === 3 ? 1 : 0.6,
              }}
            />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-[3cqw] pt-[0.4cqw]">
        {columns.map(({ year }) => (
          <span key={year}>Year {year}</span>
        ))}
      </div>
    </div>
  );
}

function Revenue({ figures: { model, ledger }, palette }: VisualProps) {
  const columns = model.years.map(({ year, revenue }) => ({
    year,
    value: revenue,
    shown: ledger[`rev_y${year}`]?.display,
  }));
  return (
    <div className="grid content-start gap-[1.2cqw]">
      <YearColumns columns={columns} palette={palette} highest={10} />
      <table className="w-full text-right text-[1.4cqw]">
        <tbody>
          {projectionRows({ model, ledger })
            .slice(1)
            .map(([label, ...values]) => (
              <tr key={label} className="border-b">
                <th scope="row" className="py-[0.3cqw] text-left font-normal">
                  {label}
                </th>
                {values.map((value, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three years in their order
                  <td key={i}>{value}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Growth({ figures: { model, ledger }, palette }: VisualProps) {
  const columns = model.years.map(({ year, customers }) => ({
    year,
    value: customers,
    shown: ledger[`cust_y${year}`]?.display,
  }));
  return <YearColumns columns={columns} palette={palette} highest={17} />;
}

function Funds({ figures: { model, ledger }, palette }: VisualProps) {
  const colours = [palette.primary, palette.accent, palette.secondary];
  const parts = model.useOfFunds.map((fund, index) => ({
    ...fund,
    colour: colours[index % 3],
    opacity: 0.5 ** Math.floor(index / 3),
  }));
  return (
    <div className="grid content-start gap-[2cqw]">
      <div className="flex h-[4cqw] gap-[0.4cqw]">
        {parts.map(({ key, share, colour, opacity }) => (
          <span key={key} style={{ flexGrow: share, background: colour, opacity }} />
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-[1.2cqw] text-[1.6cqw] leading-tight">
        {parts.map(({ key, label, colour, opacity }) => (
          <li key={key} className="grid grid-cols-[1.6cqw_1fr] gap-[0.8cqw]">
            <span className="mt-[0.4cqw] size-[1.4cqw]" style={{ background: colour, opacity }} />
            <span>
              <span className="block text-[2cqw] font-bold">{ledger[`funds_${key}`]?.display}</span>
              {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unit({ figures, palette }: VisualProps) {
  return (
    <dl className="grid grid-cols-2 content-start gap-[1.6cqw]">
      {unitFacts(figures).map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-t-[0.3cqw] pt-[0.8cqw]"
          style={{ borderColor: palette.accent }}
        >
          <dt className="text-[1.5cqw]">{label}</dt>
          <dd className="display text-[2.6cqw] leading-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const DRAW = { market: Market, revenue: Revenue, funds: Funds, growth: Growth, unit: Unit } as const;

export type FiguresVisual = keyof typeof DRAW;
export const isDrawnFromFigures = (visual: PlannedSlide["visual"]): visual is FiguresVisual => visual in DRAW;

/** What stands beside a slide's words, small. */
export function SlideVisual({ visual, ...rest }: VisualProps & { visual: FiguresVisual }) {
  const Drawing = DRAW[visual];
  return <Drawing {...rest} />;
}
