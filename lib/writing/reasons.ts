import { tradesNow } from "@/lib/brief/text/told-as";
import { toldOfOthers } from "./analysis/told-of-others";
import { answers } from "./cures";
import { sentences } from "./cut";
import { bare, uncap, wordCount } from "./english";
import { isGuarantee } from "./guarantee";
import { clauseWithin } from "./in-sentences";
import type { Material } from "./material";
import { tellsOfOthers } from "./not-of-ours";
import { tellsOfSales } from "./proofs";
import { baseVerb } from "./third";
import { isWhole } from "./whole";

/** Against a rival's fault it takes two shared things, or one and a sense. */
const SURELY = 3;
const LONGEST = 26;
const LEAST = 4;

/** "... and the repair has a 60 day guarantee": what is shown and what is promised are two reasons. */
const apart = (said: string): string[] => {
  const parts = said.split(/,? and (?=(?:the|we|our|every|each|it|i) )/iu);
  return parts.length === 2 &&
    isGuarantee(parts[1] ?? "") &&
    !isGuarantee(parts[0] ?? "") &&
    wordCount(parts[0] ?? "") >= LEAST
    ? parts
    : [said];
};

/** "The prepaid label and get the next": what follows "and" is another deed. */
const withoutNextDeed = (part: string) =>
  part.replace(/,? and (?:then )?(\p{Ll}+) .*$/u, (all, verb: string) =>
    baseVerb(verb) === verb ? "" : all,
  );

/** As much of the offer's own sentence as answers the fault. */
function piece(fault: string, deed: string): string {
  if (/^(?:we|i|it) /i.test(deed)) return wordCount(deed) <= LONGEST ? deed : clauseWithin(deed, LONGEST);
  const [, ...parts] = deed.split(/,? (?:with|where) |, (?:that|which) /);
  const best = parts
    .map(withoutNextDeed)
    .filter((part) => wordCount(part) >= LEAST && isWhole(part))
    .sort((a, b) => answers(fault, b) - answers(fault, a))[0];
  return best && answers(fault, best) > 0 ? best.replace(/,$/, "") : "";
}

/** What the offer does where the founder finds fault with the others: no taxi and no closed shop, pockets that hold it. */
function againstOthers(m: Material): string[] {
  const deeds = sentences(m.context.brief.answers.solution).map(bare);
  return toldOfOthers(m).flatMap((fault) => {
    const [best] = deeds
      .map((deed) => ({ deed, worth: answers(fault, deed) }))
      .sort((a, b) => b.worth - a.worth);
    return best && best.worth >= SURELY ? [uncap(piece(fault, best.deed), m.names)] : [];
  });
}

/** That people wait, sign, pay or try it is no quality of the offer: a rival has customers too. */
const OF_DEMAND =
  /^\d[\d,]* \p{L}+ (?:are )?(?:already |now )?on (?:it|the|our)\b|\b(?:wait(?:ing )?list|pre-?orders?|pre-?registrations?|letters? of intent|signed|paying (?:customers|clients|members|users)|(?:already|now) pay|subscribers|downloads|followers|members|(?:use|tried) it|ha(?:s|ve) (?:already )?(?:used|tested|tried)\b)/iu;
const CONDITION = /^(?:if|when|unless) [^,]*$/i;
/** "If you can't float by week six you do the next block at half price": it says what follows. */
const SAYS_WHAT_FOLLOWS = /^(?:if|when|unless) (?:you|we|i|it|they) .* (?:you|we|i|it|they) \p{L}/iu;
const isCondition = (said: string) => CONDITION.test(said) && !SAYS_WHAT_FOLLOWS.test(said);
/** "I don't teach kids": for whom it is not is no reason for those whom it is for. */
const REFUSES = /^(?:i|we) (?:don['’]?t|do not) (?:teach|do|take|sell|serve|work|offer)\b(?!.*\byours?\b)/i;
/** "If your insurer rejects it" | "you get your money back": the one says nothing without the other. */
const whole = (proofs: readonly string[]) =>
  proofs.flatMap((said, at) =>
    isCondition(proofs[at - 1] ?? "")
      ? []
      : isCondition(said)
        ? [[said, proofs[at + 1]].filter(Boolean).join(", ")]
        : [said],
  );
const isReason = (m: Material) => (said: string) =>
  !tellsOfOthers(said, m) &&
  !OF_DEMAND.test(said) &&
  !tellsOfSales(said) &&
  !tradesNow(said) &&
  !m.team.includes(said) &&
  !isCondition(said);

const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());
const found = new WeakMap<Material, string[]>();

/** Why customers should choose it, in the founder's words: what is done differently first, what is promised last. */
export function reasonsOf(m: Material): string[] {
  const known = found.get(m);
  if (known) return known;
  const own = m.foreign ? [] : whole(m.proofs).filter(isReason(m)).flatMap(apart);
  const ways = m.foreign || m.vague ? [] : againstOthers(m);
  const wanted = own.filter((one) => !REFUSES.test(one));
  const said = [
    ...ways,
    ...wanted.filter((one) => !isGuarantee(one)),
    ...wanted.filter((one) => isGuarantee(one)),
    ...(ways.length + wanted.length === 0 ? own : []),
  ].filter((one, at, all) => one !== "" && !all.slice(0, at).some((other) => overlaps(other, one)));
  found.set(m, said);
  return said;
}
