import { isForNothing } from "@/lib/brief/evidence/deeds-told";
import type { Happened, HappenedKind } from "@/lib/brief/evidence/happened-kinds";
import { isInTheirHands } from "@/lib/brief/evidence/in-their-hands";
import { countOf, NUMBER, SPELT_NUMBER, spelt } from "@/lib/brief/text/number-words";
import { sentencesOf } from "@/lib/brief/text/sentences";
import { isUnpaid } from "@/lib/brief/text/tried";
import type { Brief } from "@/lib/brief/types";

/** Those in whose hands it was, and how many of them pay. */
export interface TriedBy {
  all: number;
  paying: number;
  /** Who has tried it and does not pay. */
  rest: number;
  /** As the founder calls them, "podcasters"; "" where the name says nothing by itself. */
  who?: string;
  /** They have it now, have tried it, or it was done for them. */
  how?: "have" | "tried" | "done";
}

const SAID = `(${NUMBER}|${SPELT_NUMBER})`;
/** "Three labs in Laureles have tried it since June and one of them has paid for two months". */
const TRIED = new RegExp(
  `(?<![\\p{L}\\d])${SAID} (?:[\\p{L}-]+ ){1,5}?(?:(?:have|has) )?(?:tried|tested|piloted|used?|are using|have been using)\\b[^.;]*?\\b${SAID} of (?:them|these|those)\\b[^.;]*?\\b(?:paid|pays?|paying)\\b`,
  "iu",
);
/** "14 colleagues already use my rough version", "31 orchards used it last season for nothing". */
/** "Three labs have tried it", "three of them pay": whether they paid is not said, or they did. */
const MAY_PAY = /\b(?:have|has) (?:tried|tested)\b|\bpay(?:s|ing)?\b/i;
const USED = new RegExp(
  `(?<![\\p{L}\\d])${SAID} (?:[\\p{L}-]+ ){1,7}?(?:(?:have|has|already|now|been) )*(?:tried|tested|used?|worn|(?:are )?(?:using|trying|testing|piloting|wearing|eating|drinking)|(?:one|some) (?:on|in|at)\\b)\\b`,
  "iu",
);
const numberOf = (said: string) => (/\d/.test(said) ? countOf(said) : spelt(said.toLowerCase()));

const WITHOUT_PAY: ReadonlySet<HappenedKind> = new Set<HappenedKind>(["free", "tested"]);
const BY_US =
  /^(?:so far,? |for now,? )?(?:we|i)\b(?! (?:have|['’]ve)? ?(?:got )?(?:\p{L}+ )?\d)(?![^.;]*\b(?:trying|testing|using|tested|tried|used?)\b)/iu;
const STILL =
  /\b(?:are|is|have been|been) (?:\p{L}+ )?\p{L}+ing\b|\b(?:trying|testing|using|uses?|have it|with)\b|\bused? it [^.;]*since\b/iu;
const howOf = ({ clause: { text } }: Happened): "have" | "tried" | "done" =>
  BY_US.test(text) ? "done" : STILL.test(text) ? "have" : "tried";
/** "14 podcasters" without the count; nothing where it is a sum, a relation or a thing. */
function nameOf({ who }: Happened): string {
  const name = who.replace(/^\S+ /u, "");
  return /^\p{Ll}[\p{L} -]*$/u.test(name) && !/\b(?:and|of|my|our|times)\b/i.test(name) ? name : "";
}

/** Those who were counted in one thing that has happened, and those of them who pay. */
function countedIn(soFar: readonly Happened[]): TriedBy | null {
  const told = soFar.filter(({ kind, count, others }) => others && WITHOUT_PAY.has(kind) && (count ?? 0) > 1);
  const [most] = [...told].sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  if (!most?.count) return null;
  const of = soFar.find(
    ({ kind, who }) =>
      (kind === "paying" || kind === "bought") && /\bof (?:them|these|those)\b|^\S+$/.test(who),
  );
  const paying = most.kind === "tested" && of?.count && of.count < most.count ? of.count : 0;
  // "Three labs have tried it since June": whether they paid is not said.
  const mayPay = most.kind === "tested" && MAY_PAY.test(most.clause.text) && !isForNothing(most.clause.text);
  if (paying === 0 && mayPay) return null;
  return { all: most.count, paying, rest: most.count - paying, who: nameOf(most), how: howOf(most) };
}

/** Who tried it and does not pay knows more of its faults than any stranger; null where nothing is told of them. */
export function triedBy({
  answers,
  language,
  stated,
}: Pick<Brief, "answers" | "language"> & { stated: Pick<Brief["stated"], "soFar"> }): TriedBy | null {
  if (language !== "en") return null;
  if (stated.soFar.length > 0) return countedIn(stated.soFar);
  for (const field of ["businessModel", "differentiator", "solution", "targetAudience"] as const)
    for (const { text } of sentencesOf(field, answers[field])) {
      const [, tried = "", paid = ""] = TRIED.exec(text) ?? [];
      const [all, paying] = [numberOf(tried), numberOf(paid)];
      if (paying > 0 && all > paying) return { all, paying, rest: all - paying };
      const users =
        isUnpaid(text) || (isInTheirHands(text) && !MAY_PAY.test(text))
          ? numberOf(USED.exec(text)?.[1] ?? "")
          : 0;
      if (users > 1) return { all: users, paying: 0, rest: users };
    }
  return null;
}
