import type { ReactNode } from "react";
import { cellsOf, type ElementKind, type MockupElement } from "@/lib/artifacts/prototype/parse-mockup";
import { legible, readableOn } from "@/lib/client/colour";
import type { BrandShape } from "@/lib/content/brand-shape";
import { typeset } from "@/lib/content/typeset";
import { CodeArt, MapArt, PictureArt, tint } from "./mockup-art";
import { type BrandPalette, shapeFor } from "./palette";

type Draw = (
  label: string,
  palette: BrandPalette,
  shape: BrandShape,
  holds?: readonly string[],
  quiet?: boolean,
) => ReactNode;

const BARS = [38, 62, 50, 84, 70] as const;

const BULLETS: Record<BrandShape["bullet"], { className: string; filled: boolean }> = {
  dot: { className: "size-2.5 rounded-full", filled: true },
  square: { className: "size-3 rounded-[2px]", filled: true },
  ring: { className: "size-3 rounded-full border-[3px]", filled: false },
  dash: { className: "h-0.5 w-3", filled: true },
};

/** "CZK 1,690", "2 900 Ft". */
const A_SUM = /^\p{L}{0,3}\p{Sc}?\s?\d[\d.,\s]*(?:\p{Sc}|\p{L}{1,3})?$/u;

/** How each kind of element looks, in the brand's colours and with the screen's own words. */
const DRAWINGS: Record<ElementKind, Draw> = {
  headline: (label) => (
    <div className="lead display text-lg leading-snug font-bold text-balance">{label}</div>
  ),
  price: (label, { accent }, { button }) => (
    <div
      className="w-fit px-3 py-1 leading-snug font-semibold text-balance"
      style={{ background: accent, color: readableOn(accent), borderRadius: Math.min(button, 16) }}
    >
      {label}
    </div>
  ),
  bar: (label, palette, { corner }) => (
    <div
      className="flex items-center justify-between px-3 py-2"
      style={{ background: tint(palette, 14), borderRadius: corner }}
    >
      <span className="line-clamp-2 font-semibold">{label}</span>
      <span className="grid gap-0.5 [&>i]:h-0.5 [&>i]:w-3.5">
        <i style={{ background: palette.text }} />
        <i style={{ background: palette.text }} />
      </span>
    </div>
  ),
  button: (label, { primary, background }, { button }, _, quiet) => (
    <div
      className="border-2 px-3 py-2 text-center font-semibold"
      style={{
        borderColor: primary,
        background: quiet ? background : primary,
        color: quiet ? legible(primary, background) : readableOn(primary),
        borderRadius: button,
      }}
    >
      {label}
    </div>
  ),
  link: (label, { background, primary }) => (
    <div
      className="text-center font-semibold underline underline-offset-2"
      style={{ color: legible(primary, background) }}
    >
      {label}
    </div>
  ),
  field: (label, palette, { corner }, holds) => (
    <div>
      <div className="mb-1">{label}</div>
      <div
        className="min-h-8 border px-2 py-1.5 leading-tight"
        style={{
          borderColor: palette.secondary,
          background: tint(palette, 3),
          borderRadius: Math.min(corner, 10),
        }}
      >
        {holds?.[0]}
      </div>
    </div>
  ),
  picture: (label, palette, { corner }) => <PictureArt {...{ label, palette, corner }} />,
  map: (label, palette, { corner }) => <MapArt {...{ label, palette, corner }} />,
  code: (label, palette, { corner }) => <CodeArt {...{ label, palette, corner }} />,
  menu: (label, palette, _, holds) => (
    <div>
      <div className="mb-1 font-semibold">{label}</div>
      {cellsOf(holds).map(([name = "", price = ""], at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          key={at}
          className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t py-2 leading-tight"
          style={{ borderColor: tint(palette, 24) }}
        >
          <span>{name}</span>
          <span
            className="ml-auto text-right font-bold text-balance tabular-nums"
            style={{ color: legible(palette.primary, palette.background) }}
          >
            {price}
          </span>
        </div>
      ))}
    </div>
  ),
  steps: (label, palette, _, holds = []) => (
    <div>
      <div className="mb-2 font-semibold">{label}</div>
      <ol className="grid gap-2">
        {holds.map((line, at) => (
          <li key={line} className="grid grid-cols-[1.5rem_1fr] gap-2.5 leading-snug">
            <span
              className="grid size-6 place-items-center rounded-full text-xs font-bold"
              style={{ background: palette.accent, color: readableOn(palette.accent) }}
            >
              {at + 1}
            </span>
            <span className="pt-0.5">{typeset(line)}</span>
          </li>
        ))}
      </ol>
    </div>
  ),
  chart: (label, palette) => (
    <div>
      <div className="mb-1.5 font-semibold">{label}</div>
      <div className="flex h-14 items-end gap-1.5 border-b" style={{ borderColor: palette.secondary }}>
        {BARS.map((height, index) => (
          <span
            key={height}
            className="flex-1 rounded-t-sm"
            style={{ height: `${height}%`, background: index === 3 ? palette.accent : palette.primary }}
          />
        ))}
      </div>
    </div>
  ),
  list: (label, palette, { bullet }, holds) => (
    <div>
      <div className="mb-1.5 font-semibold">{label}</div>
      {(holds ?? ["72%", "54%"]).map((line) => (
        <div
          key={line}
          className="flex gap-2.5 border-t py-2 leading-tight"
          style={{ borderColor: tint(palette, 24) }}
        >
          <span className="flex h-[1lh] shrink-0 items-center">
            <span
              className={BULLETS[bullet].className}
              style={{
                borderColor: palette.accent,
                background: BULLETS[bullet].filled ? palette.accent : undefined,
              }}
            />
          </span>
          {holds ? (
            <span>{typeset(line)}</span>
          ) : (
            <span
              className="my-auto h-2 rounded-full"
              style={{ width: line, background: tint(palette, 30) }}
            />
          )}
        </div>
      ))}
    </div>
  ),
  table: (label, palette, _, holds) => (
    <div>
      <div className="mb-1.5 font-semibold">{label}</div>
      <table className="w-full text-left text-[0.6875rem] leading-tight @[15rem]:text-[0.8125rem]">
        <tbody>
          {cellsOf(holds).map((cells, at) => (
            <tr
              key={cells.join()}
              className={`border-t *:px-1 *:py-2 *:align-top *:break-words *:first:pl-2 *:last:pr-2 @[15rem]:*:px-2 ${at === 0 ? "*:font-semibold" : ""}`}
              style={{ borderColor: tint(palette, 24), background: at === 0 ? tint(palette, 14) : undefined }}
            >
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a line may say the same
                <td key={column} className={A_SUM.test(cell) ? "whitespace-nowrap" : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
  talk: (label, palette, { corner }, holds = []) => (
    <div className="grid gap-2">
      <div className="font-semibold">{label}</div>
      {holds.map((line, at) => (
        <div
          key={line}
          className={`max-w-[88%] px-3 py-2 leading-snug ${at % 2 ? "justify-self-end" : ""}`}
          style={{
            background: at % 2 ? palette.primary : tint(palette, 14),
            color: at % 2 ? readableOn(palette.primary) : legible(palette.text, palette.background),
            borderRadius: Math.max(corner, 10),
          }}
        >
          {typeset(line)}
        </div>
      ))}
    </div>
  ),
  choice: (label, palette) => (
    <div className="flex items-center justify-between gap-3">
      <span>{label}</span>
      <span
        className="flex h-5 w-9 shrink-0 justify-end rounded-full p-0.5"
        style={{ background: palette.primary }}
      >
        <span className="size-4 rounded-full" style={{ background: palette.background }} />
      </span>
    </div>
  ),
  text: (label) => <div className="leading-snug">{label}</div>,
};

export function MockupElementDrawing({
  element,
  palette,
}: {
  element: MockupElement;
  palette: BrandPalette;
}) {
  const { kind, label, holds, quiet } = element;
  return DRAWINGS[kind](typeset(label), palette, shapeFor(palette), holds, quiet);
}
