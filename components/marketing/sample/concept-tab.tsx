import { SAMPLE_ANSWERS } from "@/lib/content/sample/concept";
import { Part } from "./part";

const PARTS = [
  { field: "problem", title: "Problem statement" },
  { field: "solution", title: "Solution" },
  { field: "targetAudience", title: "Target audience" },
  { field: "differentiator", title: "Differentiator" },
  { field: "businessModel", title: "Business model" },
] as const;

export function ConceptTab() {
  return (
    <div className="grid gap-7 md:grid-cols-2 md:gap-x-12">
      {PARTS.map(({ field, title }) => (
        <Part key={field} title={title}>
          {SAMPLE_ANSWERS[field]}
        </Part>
      ))}
    </div>
  );
}
