"use client";

import { ArtifactNotes } from "../artifact-notes";
import { NameCard } from "../branding/name-card";
import { OwnName } from "../branding/own-name";
import { SelectedBrand } from "../branding/selected-brand";
import { useBrandChoice } from "../branding/use-brand-choice";
import { PanelSection } from "../panel-section";
import type { PanelProps } from "./panel-props";

export function BrandingPanel({ project }: PanelProps) {
  const { pending, pick, choose, saving } = useBrandChoice(project);
  const { brandData, selectedBrand } = project;
  const names = brandData?.names ?? [];
  return (
    <>
      {selectedBrand ? (
        <SelectedBrand brand={selectedBrand} />
      ) : (
        <p className="measure rounded-lg bg-accent px-5 py-4 text-accent-foreground">
          Save a brand name before you go on: your prototype, your plan and your pitch carry it, and it
          becomes the title of this project.
        </p>
      )}
      <PanelSection
        title="Suggestions"
        note="A name, a domain and a trademark are three things. This is no trademark search."
        wide
      >
        {names.length === 0 && <p className="text-muted-foreground italic">No brand names available</p>}
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {names.map((brand) => (
            <NameCard
              key={brand.name}
              brand={brand}
              pending={pending?.name === brand.name}
              selected={selectedBrand?.name === brand.name}
              saving={saving}
              onPick={() => pick(brand)}
              onSave={() => void choose(brand)}
            />
          ))}
          <li className="grid content-center rounded-xl border border-dashed border-input p-5 md:col-span-2 md:p-8">
            <OwnName onSave={choose} saving={saving} />
          </li>
        </ul>
      </PanelSection>
      <ArtifactNotes meta={brandData?.meta} />
    </>
  );
}
