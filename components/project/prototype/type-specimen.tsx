import { legible } from "@/lib/client/colour";
import { fitted } from "@/lib/client/fitted";
import { typeset } from "@/lib/content/typeset";
import { type BrandPalette, typeOf } from "./palette";

interface TypeSpecimenProps {
  palette: BrandPalette;
  brandName: string;
  tagline: string;
  sample: string;
}

/** A letter of the title is taken to be wider, so that it stays below a headline that had to shrink. */
const SIZES = [
  { role: "Headline", className: "display [--usual:2.25rem] sm:[--usual:3rem]", letter: 0.66 },
  { role: "Title", className: "display text-balance [--usual:1.5rem]", letter: 0.9 },
  { role: "Text", className: "max-w-[56ch] leading-relaxed text-pretty", letter: null },
] as const;

/** The sizes a first site needs, set with the brand's own words and colours. */
export function TypeSpecimen({ palette, brandName, tagline, sample }: TypeSpecimenProps) {
  const ink = legible(palette.text, palette.background);
  const words = [brandName, tagline || brandName, typeset(sample)] as const;
  return (
    <figure>
      <dl
        className="grid gap-6 rounded-xl border p-6 sm:p-8"
        style={{ background: palette.background, color: ink, ...typeOf(palette) }}
      >
        {SIZES.map(({ role, className, letter }, index) => (
          <div
            key={role}
            className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-[6rem_1fr] sm:items-baseline"
          >
            <dt className="text-sm">{role}</dt>
            <dd className="@container min-w-0">
              <p
                className={`${className} wrap-anywhere`}
                style={{
                  ...(letter && { fontSize: fitted(words[index] ?? "", "var(--usual)", { letter }) }),
                  ...(index === 0 && { color: legible(palette.primary, palette.background) }),
                }}
              >
                {words[index]}
              </p>
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
