import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { ArtifactNotes } from "../artifact-notes";
import { NumberedList } from "../numbered-list";
import { PanelSection } from "../panel-section";
import { Prose } from "../prose";
import type { PanelProps } from "./panel-props";

const ANSWERS: readonly { field: AnswerField; title: string; fallback: string }[] = [
  { field: "problem", title: "Problem", fallback: "No problem statement available" },
  { field: "solution", title: "Solution", fallback: "No solution description available" },
  { field: "targetAudience", title: "Target Audience", fallback: "No target audience available" },
  { field: "differentiator", title: "Differentiator", fallback: "No differentiator available" },
  { field: "businessModel", title: "Business Model", fallback: "No business model available" },
];

export function ConceptPanel({ project }: PanelProps) {
  const quiz = project.quizData;
  return (
    <>
      <PanelSection title="AI Analysis">
        <Prose text={quiz?.concept ?? ""} fallback="No analysis available" className="text-lg" />
      </PanelSection>
      <PanelSection title="Key Strengths">
        <NumberedList items={quiz?.strengths ?? []} fallback="No strengths available" />
      </PanelSection>
      <PanelSection title="Recommendations">
        <NumberedList items={quiz?.recommendations ?? []} fallback="No recommendations available" />
      </PanelSection>
      <PanelSection title="Your answers" wide>
        <dl className="grid gap-x-10 gap-y-7 md:grid-cols-2">
          {ANSWERS.map(({ field, title, fallback }) => (
            <div key={field} className="border-l-2 border-flame-spark pl-5">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1.5 text-muted-foreground">
                <Prose text={quiz?.[field] ?? ""} fallback={fallback} />
              </dd>
            </div>
          ))}
        </dl>
      </PanelSection>
      <ArtifactNotes meta={quiz?.meta} />
    </>
  );
}
