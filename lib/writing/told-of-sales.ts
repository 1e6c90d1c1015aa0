import type { Brief } from "@/lib/brief/types";
import { sentences } from "./cut";
import { bare } from "./english";

const own = ({ answers, language }: Pick<Brief, "answers" | "language">) =>
  language === "en"
    ? [answers.targetAudience, answers.businessModel, answers.differentiator].flatMap(sentences).map(bare)
    : [];

export interface Asked {
  /** "Public libraries", "one fashion school with 24 machines". */
  who: string;
  said: string;
  /** Of a single one: what it is called, and what its things would bring a month at the price of the list. */
  one?: { noun: string; month: number | null };
}

const HAVE_ASKED =
  /^((?:[\p{L}-]+ ){0,3}[\p{L}-]+s) (?:have|has) (?:also |already |even )*(?:asked|approached|contacted|written to) us\b/iu;
const ONE_HAS_ASKED =
  /\b((?:one|an?) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+?)(?: with (\d+) ([\p{L}-]+?)s)?) (?:has|have) (?:also |already |even )*(?:asked|approached|contacted|written to) us\b/iu;
/** "One fashion school with 24 machines has asked us for a price": at so much a machine. */
function oneAsked(said: string, lines: Brief["lines"]): Asked | null {
  const [, who = "", noun = "", many = "", thing = ""] = ONE_HAS_ASKED.exec(said) ?? [];
  if (!who) return null;
  const each = lines.find(
    ({ kind, per, later, evidence }) =>
      kind === "recurring" && per === "month" && !later && thing && evidence.includes(` ${thing}`),
  )?.price?.value;
  return {
    who,
    said: said.slice(said.indexOf(who)),
    one: { noun, month: each ? each * Number(many) : null },
  };
}

/** "Public libraries have also asked us about sets": who came by themselves, and was not sold to yet. */
export function askedUs(brief: Brief): Asked | null {
  for (const said of own(brief)) {
    const who = HAVE_ASKED.exec(said)?.[1];
    if (who) return { who, said };
    const one = oneAsked(said, brief.lines);
    if (one) return one;
  }
  return null;
}

const GIVEN = /\b(?:as (?:an? )?(?:gifts?|presents?)|because of gifts|gift (?:subscriptions?|orders?))\b/i;
/** "Many people give the subscription as a gift": what is given ends when it is paid out, unless somebody goes on. */
export const givenTold = (brief: Brief): string | null => own(brief).find((said) => GIVEN.test(said)) ?? null;
