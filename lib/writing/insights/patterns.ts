import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { claimsIn } from "@/lib/brief/text/happened";
import type { Brief } from "@/lib/brief/types";
import { cores, sentences } from "../cut";
import { cap, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import { isBorneOut } from "../witness";
import { PATTERNS, type Pattern } from "./data/patterns";
import { rule } from "./rule";

const MOST = 26;

const ownIn = (told: readonly string[], field: AnswerField, brief: Brief) =>
  field === "problem" ? told : claimsIn(told).filter((said) => !isSaidOfOthers(said, brief));

/** The sentences of an answer that tell of the offer, read once for all patterns; a problem is told of others. */
const kept = new WeakMap<Brief, Map<AnswerField, readonly string[]>>();
function toldIn(field: AnswerField, brief: Brief): readonly string[] {
  const known = kept.get(brief) ?? new Map<AnswerField, readonly string[]>();
  kept.set(brief, known);
  const own = known.get(field) ?? ownIn(sentences(brief.answers[field]), field, brief);
  known.set(field, own);
  return own;
}

/** The shortest contiguous piece of the founder's own text in which the pattern stands. */
function clauseOf({ fields, when, unless, forms }: Pattern, m: Material): string | null {
  if (forms && !forms.includes(m.archetype)) return null;
  const { brief } = m.context;
  const pieces = fields
    .flatMap((field) =>
      toldIn(field, brief)
        .filter((said) => when.test(said) && !unless?.test(said))
        .flatMap((said) => [...cores(said), ...m.features.filter((done) => said.includes(done)), said])
        .filter((said) => when.test(said) && isBorneOut({ when, said, field, fields }, brief)),
    )
    // "If a chef falls ill" stops before its point.
    .filter((said) => !/^(?:if|when|unless|once|because|while|until|as soon as) [^,]*$/i.test(said))
    .filter((said) => wordCount(said) >= 3 && wordCount(said) <= MOST)
    .sort((a, b) => a.length - b.length);
  return pieces[0]?.replace(/[.!?]$/, "") ?? null;
}

/** All rules of this form, each with a sentence that fires it and one that must not. */
export const PATTERN_RULES = PATTERNS.map((pattern) =>
  rule(pattern.id, pattern.weight, (m) => {
    const said = m.foreign || m.vague ? null : clauseOf(pattern, m);
    return said ? { recommendation: cap(pattern.recommendation(quote(said), m.name, m.who)) } : null;
  }),
);
