import { whatItIs } from "../concept";
import { cap } from "../english";
import type { Material } from "../material";

/** What is made, as the founders say it where that is safe. */
export const opening = (m: Material) =>
  m.weSay && !m.foreign
    ? m.weSay
    : whatItIs(m) || `${cap(m.name)} is ${m.kind.label}${m.place ? ` in ${m.place}` : ""}`;
