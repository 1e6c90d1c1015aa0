"use client";

import type { ReactNode } from "react";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { slidesOf } from "@/lib/artifacts/pitch/slide-plan";
import type { Project } from "@/lib/artifacts/project";
import { SlideView } from "../pitch/slide-view";
import { paletteOf } from "../prototype/palette";
import { useBrandFonts } from "../prototype/use-brand-fonts";
import { NotRead } from "../reading/not-read";
import { PreviewBoard, PreviewMockups } from "./preview-drawing";
import { PreviewCalendar, PreviewWorkbook } from "./preview-fuel";
import { PreviewLogos } from "./preview-logos";
import { PreviewCover, PreviewText } from "./preview-page";
import { previewOf } from "./preview-pages";
import { useFigures } from "./use-figures";

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-semibold">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section tabIndex={0} aria-label={`Preview: ${label}`} className="flex gap-4 overflow-x-auto pt-1 pb-4">
        {children}
      </section>
    </figure>
  );
}

/** A look at each file of a step before it is made; whoever's tier is too low sees the same. */
export function Previews({ artifact, project }: { artifact: ArtifactId; project: Project }) {
  const { value: figures = null, ...state } = useFigures(project);
  const prototype = project.prototypeData;
  const palette = paletteOf(prototype?.moodBoard, prototype?.visualIdentity);
  const brandName = project.selectedBrand?.name ?? project.name;
  useBrandFonts(palette, brandName);
  const shared = { palette, brandName };
  const content = previewOf(artifact, project);
  const pitch = artifact === "pitch" ? project.pitchData : null;
  const items = project.actionPlanData?.actionItems ?? [];
  return (
    <div className="grid gap-6 [&>figure]:min-w-0">
      <NotRead {...state} />
      {content && (
        <Row label={content.title}>
          <PreviewCover {...shared} wide={false} title={content.title} />
          {content.pages.map(({ drawing, ...page }) => (
            <PreviewText key={page.title} {...shared} {...page} document={content.title}>
              {prototype && drawing === "board" && (
                <PreviewBoard {...{ ...shared, prototype }} tagline={project.selectedBrand?.tagline ?? ""} />
              )}
              {prototype && drawing === "mockups" && <PreviewMockups {...{ ...shared, prototype }} />}
            </PreviewText>
          ))}
        </Row>
      )}
      {pitch && (
        <Row label="Pitch Deck">
          <PreviewCover {...shared} wide title={project.selectedBrand?.tagline ?? "Pitch Deck"} />
          {slidesOf(pitch, figures, shared.brandName).map((slide, index) => (
            <SlideView
              key={slide.name}
              {...{ ...shared, slide, figures }}
              number={String(index + 2)}
              className="w-72 shrink-0 rounded-sm border shadow-sheet sm:w-96"
            />
          ))}
        </Row>
      )}
      {artifact === "fullBusinessAnalysis" && figures && (
        <Row label="Financial forecast">
          <PreviewWorkbook palette={palette} figures={figures} />
        </Row>
      )}
      {artifact === "actionPlan" && items.length > 0 && (
        <Row label="Calendar">
          <PreviewCalendar palette={palette} items={items} />
        </Row>
      )}
      {artifact === "brand" && (
        <Row label="Logo kit">
          <PreviewLogos {...shared} visualIdentity={prototype?.visualIdentity ?? ""} />
        </Row>
      )}
    </div>
  );
}
