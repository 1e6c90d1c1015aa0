import { caseOf } from "../case";
import type { Material } from "../material";

/** What stands in the place of reviews; who sells already is not new. */
export const beforeReviews = (m: Material, name = m.name) =>
  caseOf(m).running
    ? `until reviews are shown, one sentence of a customer stands there, ${m.b2b ? "with name and place" : "with first name and town"}`
    : `before there are reviews, one sentence says that ${name} is new and how to reach the founder`;
