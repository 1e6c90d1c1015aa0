import { legible, readableOn } from "@/lib/client/colour";
import { initialOf } from "@/lib/content/brand-mark";
import { nameLines } from "@/lib/content/name-lines";
import { MarkPath } from "../prototype/brand-mark";
import { type BrandPalette, shapeFor } from "../prototype/palette";
import { PreviewPage } from "./preview-page";

/** As the kit's versions are inked: a tile only in colour, one ink where one ink is printed. */
function versionsOf({ primary, accent, text }: BrandPalette) {
  const on = readableOn(primary);
  const inks = { letter: on, mark: legible(accent, primary) };
  const one = (ink: string) => ({ tile: "", letter: ink, mark: ink, word: ink });
  return [
    { name: "Colour", ground: "#ffffff", tile: primary, ...inks, word: legible(text, "#ffffff") },
    { name: "Reversed", ground: primary, tile: "", ...inks, word: on },
    { name: "One ink, dark", ground: "#ffffff", ...one("#111111") },
    { name: "One ink, light", ground: "#222222", ...one("#ffffff") },
  ];
}

/** A long name is set smaller and not cut. */
const sizeOf = (lines: readonly string[]) =>
  `${Math.min(9, 125 / Math.max(...lines.map(({ length }) => length))).toFixed(2)}cqw`;

interface PreviewLogosProps {
  palette: BrandPalette;
  brandName: string;
  /** The mark is described there; before it is written the kit draws an open ring, and so does this. */
  visualIdentity: string;
}

/** The logo in the kit's four versions. */
export function PreviewLogos({ palette, brandName, visualIdentity }: PreviewLogosProps) {
  const { corner, capitals } = shapeFor(palette);
  const lines = nameLines(capitals ? brandName.toLocaleUpperCase("en") : brandName);
  return versionsOf(palette).map(({ name, ground, tile, letter, mark, word }) => (
    <PreviewPage key={name} palette={{ ...palette, background: ground, text: word }} wide>
      <div className="grid h-full place-items-center p-[6cqw]">
        <p className="display flex max-w-full items-center gap-[3cqw]" style={{ fontSize: sizeOf(lines) }}>
          <span
            className="grid size-[15cqw] shrink-0 place-items-center"
            style={{ background: tile || undefined, borderRadius: `${15 * Math.min(0.24, corner / 60)}cqw` }}
          >
            <span
              className={
                tile
                  ? "relative grid size-[10.8cqw] place-items-center"
                  : "relative grid size-full place-items-center"
              }
            >
              <MarkPath visualIdentity={visualIdentity} ink={mark} />
              <span
                className={tile ? "relative text-[5cqw] leading-none" : "relative text-[6.9cqw] leading-none"}
                style={{ color: letter }}
              >
                {initialOf(brandName)}
              </span>
            </span>
          </span>
          <span className="leading-tight">
            {lines.map((line) => (
              <span key={line} className="block truncate">
                {line}
              </span>
            ))}
          </span>
        </p>
      </div>
      <span className="absolute bottom-[3cqw] left-[4cqw] text-[3.4cqw]">{name}</span>
    </PreviewPage>
  ));
}
