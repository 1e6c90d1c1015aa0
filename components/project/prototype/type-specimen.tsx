import { legible } from "@/lib/client/colour";
import { type BrandPalette, typeOf } from "./palette";

interface TypeSpecimenProps {
  palette: BrandPalette;
  brandName: string;
  tagline: string;
  sample: string;
}

const SIZES = [
  { role: "Headline", className: "display text-4xl sm:text-5xl" },
  { role: "Title", className: "display text-2xl" },
  { role: "Text", className: "max-w-[56ch] leading-relaxed" },
] as const;

/** The sizes a first site needs, set with the brand's own words and colours. */
export function TypeSpecimen({ palette, brandName, tagline, sample }: TypeSpecimenProps) {
  const ink = legible(palette.text, palette.background);
  const words = [brandName, tagline || brandName, sample];
  return (
    <figure>
      <dl
        className="grid gap-6 rounded-xl border p-6 sm:p-8"
        style={{ background: palette.background, color: ink, ...typeOf(palette) }}
      >
        {SIZES.map(({ role, className }, index) => (
          <div key={role} className="grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr] sm:items-baseline">
            <dt className="text-sm">{role}</dt>
            <dd
              className={`${className} wrap-anywhere`}
              style={index === 0 ? { color: legible(palette.primary, palette.background) } : undefined}
            >
              {words[index]}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-2 text-sm text-muted-foreground">
        {palette.fonts
          ? [...new Set(palette.fonts)]
              .join(" for headings, ")
              .concat(" for text, at the sizes that a first site needs.")
          : "Sizes and colours as they would stand; set here in this page’s own typefaces."}
      </figcaption>
    </figure>
  );
}
