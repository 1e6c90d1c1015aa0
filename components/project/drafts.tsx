"use client";

import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import type { GenerationProgress } from "@/lib/client/generation";
import { STEPS } from "@/lib/journey/steps";
import { PanelSection } from "./panel-section";
import { useProjectContext } from "./project-context";
import { Prose } from "./prose";

/** "executiveSummary" as a person writes it. */
const spoken = (field: string) => {
  const words = field.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The texts of a field, one below the other; of a row in a list its name and what is more than a word. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || typeof value !== "object") return "";
  const texts = Object.values(value).map(textOf).filter(Boolean);
  const kept = Array.isArray(value) ? texts : texts.filter((text, at) => at === 0 || text.includes(" "));
  return kept.join("\n");
}

function Draft({ title, progress }: { title: string; progress: GenerationProgress }) {
  const fields = Object.entries(progress.draft ?? {})
    .map(([field, value]) => ({ field, text: textOf(value) }))
    .filter(({ text }) => text);
  return (
    <section aria-label={`${title}, being written`} aria-busy="true" className="rounded-2xl border bg-card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-5 py-4 sm:px-8 sm:py-5">
        <Spinner className="size-5 text-link" />
        <h2 className="display mr-auto text-2xl sm:text-3xl">{title}</h2>
        <p className="text-sm text-muted-foreground">A first look. It is checked when it is whole.</p>
      </header>
      <div className="grid gap-10 px-5 py-7 sm:px-8 sm:py-9">
        <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
          {progress.parts?.map(({ id, fraction }) => (
            <li key={id} className="grid content-end gap-2 text-sm font-medium">
              {spoken(id)}
              <Progress value={Math.round(fraction * 100)} aria-label={`How far: ${id}`} />
            </li>
          ))}
        </ul>
        {fields.map(({ field, text }) => (
          <PanelSection key={field} title={spoken(field)}>
            <Prose text={text} />
          </PanelSection>
        ))}
      </div>
    </section>
  );
}

/** What a model has written so far of each step in work; the built-in writer is done before it could be shown. */
export function Drafts() {
  const { running } = useProjectContext();
  return STEPS.map(({ artifact, title }) => {
    const progress = running[artifact];
    return progress?.parts && progress.draft ? (
      <Draft key={artifact} title={title} progress={progress} />
    ) : null;
  });
}
