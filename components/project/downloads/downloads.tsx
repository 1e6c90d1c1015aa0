"use client";

import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { PanelSection } from "../panel-section";
import { useProjectContext } from "../project-context";
import { CalendarSubscription } from "./calendar-subscription";
import { DownloadButton } from "./download-button";
import { FILES } from "./files";
import { Previews } from "./previews";

/** What can be taken away from a step, with a look at it first. */
export function Downloads({ artifact }: { artifact: ArtifactId }) {
  const { project, tier } = useProjectContext();
  const files = FILES[artifact];
  // A logo of "Project - 11/26/2026" is nobody's.
  const nameless = artifact === "brand" && !project.selectedBrand;
  if (!files || nameless) return null;
  return (
    <PanelSection title="Take it with you" note="The first pages, in your brand" wide>
      <div className="grid gap-6 [&>*]:min-w-0">
        <Previews artifact={artifact} project={project} />
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {files.map((file, index) => (
            <DownloadButton
              key={file.label}
              file={file}
              projectId={project.id}
              brandName={project.selectedBrand?.name ?? project.name}
              tier={tier}
              first={index === 0}
            />
          ))}
          {artifact === "actionPlan" && <CalendarSubscription projectId={project.id} tier={tier} />}
        </div>
      </div>
    </PanelSection>
  );
}
