import { DownloadIcon } from "lucide-react";
import { PanelSection } from "@/components/project/panel-section";
import { buttonVariants } from "@/components/ui/button-variants";
import { SAMPLE_FILES } from "@/lib/content/sample/files";
import type { StepId } from "@/lib/journey/steps";

/** The files of one step, as a founder would get them. */
export function SampleDownloads({ step }: { step: StepId }) {
  const files = SAMPLE_FILES.filter((file) => file.step === step);
  if (files.length === 0) return null;
  return (
    <PanelSection title="Take it with you" note="The files as the product writes them">
      <ul data-print="no" className="flex flex-wrap gap-3">
        {files.map(({ file, label }, at) => (
          <li key={file}>
            <a
              href={`/sample/${file}`}
              download
              className={buttonVariants({ size: "sm", variant: at === 0 ? "default" : "outline" })}
            >
              <DownloadIcon aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
