import type { BrandName } from "@/lib/artifacts/brand/artifact";
import type { Material } from "../material";
import { chooseNames } from "./choose";
import { customersApart } from "./customers-apart";
import { isBooking } from "./key-nouns";
import { rationale } from "./rationale";
import { sayability } from "./sound";
import { taglines } from "./taglines";

/** What a domain is made of: letters and digits. */
export const slug = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

/** Exactly ten names with a reason, a tagline and the domain to check; availability is not known here. */
export function brandNames(m: Material): BrandName[] {
  const { answers, keyphrases } = m.context.brief;
  const text = [...keyphrases, answers.solution, answers.differentiator, answers.problem, m.segment]
    .join(" ")
    .toLowerCase()
    .replace(/\badult children\b/g, "families")
    .replace(isBooking(answers) ? /\bbook(?=s?\b)/g : /(?!)/, "reserve");
  const chosen = chooseNames(
    {
      text,
      customers: customersApart(m.context.brief),
      nouns: m.keyNouns,
      place: m.place,
      archetype: m.archetype,
    },
    m.random("names"),
  );
  const lines = taglines(chosen, m, m.random("taglines"));
  return chosen.map((candidate, i) => ({
    name: candidate.name,
    rationale: rationale(candidate, m, i),
    tagline: lines[i] ?? "",
    domain: `${slug(candidate.name)}.com`,
    available: null,
    extensions: {},
    kind: candidate.kind,
    sayability: sayability(candidate.name, candidate.kind === "coined" ? 0 : candidate.parts.length),
  }));
}
