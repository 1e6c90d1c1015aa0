"use client";

import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { PanelSection } from "../panel-section";
import { useProjectContext } from "../project-context";
import { paletteOf } from "../prototype/palette";
import { DownloadButton } from "./download-button";
import { FILES } from "./files";
import { PreviewCover, PreviewText } from "./preview-page";
import { previewOf } from "./preview-pages";

/** What can be taken away from a step, with a look at it first; a tier that is too low sees the same look. */
export function Downloads({ artifact }: { artifact: ArtifactId }) {
  const { project, tier } = useProjectContext();
  const files = FILES[artifact];
  if (!files) return null;
  const brandName = project.selectedBrand?.name ?? project.name;
  const palette = paletteOf(project.prototypeData?.moodBoard);
  const preview = previewOf(artifact, project);
  const pages = preview?.pages.map((page, index) => ({ ...page, id: `${index}` })) ?? [];
  return (
    <PanelSection title="Take it with you" note={preview ? "The first pages, in your brand" : undefined} wide>
      <div className="grid gap-6">
        {preview && (
          <section
            aria-label={`Preview of the ${preview.title} file`}
            className="flex gap-4 overflow-x-auto pt-1 pb-4"
          >
            <PreviewCover palette={palette} wide={preview.wide} brandName={brandName} title={preview.title} />
            {pages.map(({ id, title, lines }) => (
              <PreviewText key={id} palette={palette} wide={preview.wide} title={title} lines={lines} />
            ))}
          </section>
        )}
        <div className="flex flex-wrap gap-3">
          {files.map((file, index) => (
            <DownloadButton
              key={file.label}
              file={file}
              projectId={project.id}
              brandName={brandName}
              tier={tier}
              first={index === 0}
            />
          ))}
        </div>
      </div>
    </PanelSection>
  );
}
