import type { BrandName } from "@/lib/artifacts/brand/artifact";
import type { Material } from "../material";
import { chooseNames } from "./choose";
import { rationales } from "./rationale";
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
  const chosen = chooseNames(m.context.brief, m.random("names"));
  const lines = taglines(chosen, m);
  const reasons = rationales(chosen, m);
  return chosen.map((candidate, i) => ({
    name: candidate.name,
    rationale: reasons[i] ?? "",
    tagline: lines[i] ?? "",
    domain: `${slug(candidate.name)}.com`,
    available: null,
    extensions: {},
    kind: candidate.kind,
    sayability: sayability(candidate),
  }));
}
