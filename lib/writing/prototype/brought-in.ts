import type { Material } from "../material";
import type { Cast } from "./cast";

/** "In Pieza Lista the dentist fills in ...": somebody who has bought nothing. */
const ACTS = /^(?:In .+? )?(the|each|every) (\p{Ll}+) (?!is\b|are\b|has\b|goes\b|of\b)\p{Ll}+s\b/u;
const SOMEBODY = /(?:er|or|ist|ian|ant|ent|man|woman|nurse|parent|guest|patient|tenant|client|pupil)$/;
const NOBODY =
  /^(?:order|form|folder|sensor|timer|counter|paper|number|letter|monitor|printer|customer|user|owner|payment|document|appointment|statement|assistant)$/;

/** Whoever acts without having bought is brought in by whoever has. */
export function withBroughtIn(m: Material, cast: Cast, acts: readonly string[]): string[] {
  const { answers } = m.context.brief;
  const at = acts.findIndex((act) => {
    const [, , who = ""] = ACTS.exec(act) ?? [];
    return (
      SOMEBODY.test(who) &&
      !NOBODY.test(who) &&
      !new RegExp(`\\b${who}`, "i").test(answers.targetAudience) &&
      !cast.staff.includes(who) &&
      new RegExp(`\\b${who}`, "i").test(answers.solution)
    );
  });
  const [, , who = ""] = ACTS.exec(acts[at] ?? "") ?? [];
  if (m.foreign || at < 0 || cast.manner) return [...acts];
  const by = /whats ?app/i.test(Object.values(answers).join(" ")) ? " on WhatsApp" : "";
  const link = /\blinks?\b/i.test(answers.solution) ? "the link" : "an invitation";
  return [
    ...acts.slice(0, at),
    `They send each ${who} ${link}${by} and say from which day it is used.`,
    ...acts.slice(at),
  ];
}
