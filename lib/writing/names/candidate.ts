import type { Archetype } from "@/lib/brief/types";
import type { Cluster } from "./data/clusters";
import { pronounceability } from "./pronounce";
import { objection } from "./screen";
import { joinsWell, letters } from "./sound";

export type NameKind = "descriptive" | "pair" | "suggestive" | "compound" | "real word" | "coined";

export interface Candidate {
  name: string;
  kind: NameKind;
  parts: string[];
  /** Where each part comes from, in the order of `parts`. */
  from: (Cluster | null)[];
  score: number;
}

export interface NameMaterial {
  /** All the founder's words, lower case, most telling first. */
  text: string;
  /** The audience, where its words speak of somebody else's trade. */
  customers: string;
  /** Concrete nouns of the founder's own, best first. */
  nouns: string[];
  place: string | null;
  archetype: Archetype;
}

export interface Match {
  cluster: Cluster;
  weight: number;
}

export function make(
  kind: NameKind,
  name: string,
  parts: string[],
  from: (Cluster | null)[],
  score: number,
): Candidate | null {
  const joined = parts.length === 2 && !name.includes(" ");
  if (joined && !joinsWell(parts[0] ?? "", parts[1] ?? "")) return null;
  if (joined && pronounceability(name) < LEAST_SAID) return null;
  return objection(name, parts, joined) ? null : { name, kind, parts, from, score };
}

/** Below this share of known letter triples the join is read wrong. */
const LEAST_SAID = 0.72;

export const brevity = (name: string) => Math.max(0, 11 - letters(name).length) * 0.12;
