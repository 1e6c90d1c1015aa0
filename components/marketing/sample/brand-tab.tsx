import { Badge } from "@/components/ui/badge";
import { readableOn } from "@/lib/client/colour";
import { SAMPLE_ALTERNATIVES, SAMPLE_BRAND, SAMPLE_COLOURS } from "@/lib/content/sample/brand";
import { LogoDrawing } from "../drawings/logo-drawing";

const Domain = ({ available }: { available: boolean }) => (
  <Badge variant={available ? "success" : "destructive"}>{available ? "Available" : "Taken"}</Badge>
);

export function BrandTab() {
  return (
    <div className="grid gap-8">
      <section className="grid gap-6 md:grid-cols-2 md:gap-10">
        <div className="grid content-start gap-3">
          <h3 className="text-sm text-muted-foreground">Selected brand</h3>
          <p className="display text-5xl">{SAMPLE_BRAND.name}</p>
          <p className="text-lg">“{SAMPLE_BRAND.tagline}”</p>
          <p className="flex flex-wrap items-center gap-3">
            <span>{SAMPLE_BRAND.domain}</span> <Domain available={SAMPLE_BRAND.available} />
          </p>
          <p className="leading-relaxed text-muted-foreground">
            Style: {SAMPLE_BRAND.style.toLowerCase()}. {SAMPLE_BRAND.rationale}
          </p>
        </div>
        <div className="grid content-start gap-3">
          <LogoDrawing variation="full" />
          <p className="leading-relaxed text-muted-foreground">
            <span className="font-semibold text-foreground">Logo concept: </span>
            {SAMPLE_BRAND.logoConcept}
          </p>
          <ul className="flex overflow-hidden rounded-lg border">
            {SAMPLE_COLOURS.slice(0, 3).map(({ role, hex }) => (
              <li
                key={hex}
                className="flex-1 px-3 pt-8 pb-2 text-sm font-medium"
                style={{ background: hex, color: readableOn(hex) }}
              >
                {role}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section>
        <h3 className="font-semibold">Five alternatives</h3>
        <ul className="mt-2">
          {SAMPLE_ALTERNATIVES.map(({ name, domain, style, available }) => (
            <li
              key={name}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t py-3 sm:grid-cols-[10rem_1fr_8rem_6rem]"
            >
              <span className="display text-xl">{name}</span>
              <span className="text-muted-foreground max-sm:order-last">{domain}</span>
              <span className="text-sm text-muted-foreground max-sm:order-last max-sm:text-right">
                {style}
              </span>
              <span className="justify-self-end">
                <Domain available={available} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
