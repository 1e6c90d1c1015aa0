import type { BrandName } from "@/lib/artifacts/brand/artifact";
import type { Material } from "../material";
import { type Candidate, passed } from "./candidate";
import { chooseNames, NAME_COUNT } from "./choose";
import { rationales } from "./rationale";
import { sayability } from "./sayability";
import { typed } from "./sound";
import { taglines } from "./taglines";
import { strangersToEnglish } from "./tongue";

/** What a domain is made of: letters and digits. */
export const slug = (name: string) => typed(name).replace(/[^a-z0-9]/g, "");

const IN_USE = "in use";
/** The name that the founder uses already; null where there is none or something speaks against it. */
const ownName = ({ called }: Material): Candidate | null =>
  called
    ? passed({
        ...{ name: called, kind: "own words", parts: [called.toLowerCase()], gloss: called },
        ...{ source: IN_USE, triggers: [], about: "", score: 0 },
      })
    : null;
const inUse = (name: string) =>
  `${name} is what you call it already, and whoever has heard of it need not learn another name. Look it up in the trade mark register before you print it.`;
/** It stands first, and in place of another phrase of the founder's. */
const startingWith = (first: Candidate | null, chosen: readonly Candidate[]): Candidate[] =>
  first
    ? [
        first,
        ...chosen.filter(({ name, kind }) => kind !== "own words" && slug(name) !== slug(first.name)),
        ...chosen.filter(({ kind }) => kind === "own words"),
      ].slice(0, NAME_COUNT)
    : [...chosen];

/** Exactly ten names with a reason, a tagline and the domain to check; availability is not known here. */
export function brandNames(m: Material): BrandName[] {
  const chosen = startingWith(ownName(m), chooseNames(m.context.brief, m.random("names")));
  const lines = taglines(chosen, m);
  const reasons = rationales(chosen, m);
  return chosen.map((candidate, i) => ({
    name: candidate.name,
    rationale: candidate.source === IN_USE ? inUse(candidate.name) : (reasons[i] ?? ""),
    tagline: lines[i] ?? "",
    domain: `${slug(candidate.name)}.com`,
    available: null,
    extensions: {},
    kind: candidate.kind,
    sayability: sayability(candidate, strangersToEnglish(m.context.brief)),
  }));
}
