import { DomainBadge } from "@/components/project/branding/domain-marks";
import { SelectedBrand } from "@/components/project/branding/selected-brand";
import { PanelSection } from "@/components/project/panel-section";
import type { PanelProps } from "@/components/project/panels/panel-props";

/** The naming step to look at: its own panel saves a choice, and there is nobody here to save it for. */
export function SampleNames({ project: { selectedBrand, brandData } }: PanelProps) {
  const others = (brandData?.names ?? []).filter(({ name }) => name !== selectedBrand?.name);
  return (
    <>
      {selectedBrand && <SelectedBrand brand={selectedBrand} />}
      <PanelSection title="Suggestions" note="Addresses that end in .example belong to nobody." wide>
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {others.map(({ name, kind, tagline, rationale, domain, available }) => (
            <li key={name} className="flex flex-col rounded-xl border bg-background p-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h4 className="display text-3xl">{name}</h4>
                <span className="text-sm text-muted-foreground">{kind}</span>
              </div>
              <p className="mt-1.5 font-medium">{tagline}</p>
              <p className="mt-2 leading-relaxed text-muted-foreground">{rationale}</p>
              <p className="mt-auto flex flex-wrap items-center gap-2.5 pt-5">
                {domain}
                <DomainBadge available={available} />
              </p>
            </li>
          ))}
        </ul>
      </PanelSection>
    </>
  );
}
