"use client";

import { parseFlow } from "@/lib/artifacts/prototype/parse-flow";
import { EXAMPLES, parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { ArtifactNotes } from "../artifact-notes";
import { PanelSection } from "../panel-section";
import { Prose } from "../prose";
import { FeatureGroups } from "../prototype/feature-groups";
import { fullRows } from "../prototype/full-rows";
import { MockupScreen } from "../prototype/mockup-screen";
import { MoodBoard } from "../prototype/mood-board";
import { paletteOf, swatchesOf } from "../prototype/palette";
import { Swatches } from "../prototype/swatches";
import { TypeSpecimen } from "../prototype/type-specimen";
import { useBrandFonts } from "../prototype/use-brand-fonts";
import { UserFlow } from "../prototype/user-flow";
import type { PanelProps } from "./panel-props";

const Missing = ({ what }: { what: string }) => (
  <p className="text-muted-foreground italic">No {what} available</p>
);

export function PrototypePanel({ project }: PanelProps) {
  const prototype = project.prototypeData;
  const board = prototype?.moodBoard ?? { description: "" };
  const palette = paletteOf(board, prototype?.visualIdentity);
  const swatches = swatchesOf(board);
  const brandName = project.selectedBrand?.name ?? project.name;
  const tagline = project.selectedBrand?.tagline ?? "";
  useBrandFonts(palette, brandName);
  const mockups = (prototype?.mockups ?? []).map((words, index) => parseMockup(words, index + 1));
  const steps = parseFlow(prototype?.userFlow ?? "");
  return (
    <>
      <PanelSection title="Visual Identity">
        <Prose text={prototype?.visualIdentity ?? ""} fallback="No visual identity available" />
      </PanelSection>
      <PanelSection title="Mood Board" wide>
        <div className="grid gap-5">
          <Prose text={board.description} />
          <MoodBoard
            palette={palette}
            brandName={brandName}
            tagline={tagline}
            visualIdentity={prototype?.visualIdentity ?? ""}
          />
          {swatches.length > 0 ? <Swatches swatches={swatches} /> : <Missing what="colours" />}
          <TypeSpecimen
            palette={palette}
            brandName={brandName}
            tagline={tagline}
            sample={project.description || (board.description.split(/(?<=[.;])\s/)[0] ?? "")}
          />
        </div>
      </PanelSection>
      <PanelSection title="Mockups" wide>
        {mockups.length > 0 ? (
          <>
            <div
              className="grid grid-flow-row-dense gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[repeat(var(--columns),minmax(0,20rem))] xl:justify-between"
              style={fullRows(mockups.reduce((sum, { frame }) => sum + (frame === "desk" ? 2 : 1), 0))}
            >
              {prototype?.mockups.map((words, index) => {
                const mockup = mockups[index];
                return mockup && <MockupScreen key={words} {...{ mockup, palette, brandName, words }} />;
              })}
            </div>
            <p className="text-sm text-muted-foreground">{EXAMPLES}</p>
          </>
        ) : (
          <Missing what="mockups" />
        )}
      </PanelSection>
      <PanelSection title="User Flow" wide>
        {steps.length > 0 ? <UserFlow steps={steps} /> : <Missing what="user flow" />}
      </PanelSection>
      <PanelSection title="Key Features" wide>
        {prototype?.features.length ? (
          <FeatureGroups features={prototype.features} />
        ) : (
          <Missing what="features" />
        )}
      </PanelSection>
      <ArtifactNotes meta={prototype?.meta} />
    </>
  );
}
