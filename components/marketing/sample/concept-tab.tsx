import { SAMPLE_ANSWERS } from "@/lib/content/sample/concept";
import { SAMPLE } from "@/lib/content/sample/figures";
import { Part } from "./part";

const PARTS = [
  { field: "problem", title: "Problem statement" },
  { field: "solution", title: "Solution" },
  { field: "targetAudience", title: "Target audience" },
  { field: "differentiator", title: "Differentiator" },
] as const;

const { solo, studio, agency } = SAMPLE.prices;
const PRICES = [
  { price: solo, what: "3 open projects" },
  { price: studio, what: "15 open projects" },
  { price: agency, what: "any number, own brand" },
] as const;

export function ConceptTab() {
  return (
    <div className="grid gap-7 md:grid-cols-2 md:gap-x-12">
      {PARTS.map(({ field, title }) => (
        <Part key={field} title={title}>
          {SAMPLE_ANSWERS[field]}
        </Part>
      ))}
      <div className="grid items-center gap-x-12 gap-y-4 border-t pt-7 md:col-span-2 md:grid-cols-2">
        <Part title="Business model">{SAMPLE_ANSWERS.businessModel}</Part>
        <ul aria-label="Plans" className="grid grid-cols-3 overflow-hidden rounded-xl border">
          {PRICES.map(({ price, what }) => (
            <li key={price} className="border-l bg-background p-4 first:border-0">
              <span className="display block text-2xl tabular-nums sm:text-3xl">${price}</span>
              <span className="mt-1 block text-sm leading-snug text-muted-foreground">{what}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
