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

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const MONTH = new RegExp(`\\b(${MONTHS.join("|")})\\b(?: (to|and|until|or) (${MONTHS.join("|")})\\b)?`, "u");
const OF_SALES =
  /\b(?:strongest|busiest|best|peak|high season|(?:most|half|a third|two thirds|\d+ ?%|percent) (?:of )?(?:our |the )?(?:sales|orders|bookings|revenue))\b/i;

export interface Season {
  /** 1 to 12, in their order. */
  months: number[];
  first: string;
  said: string;
}

/** "Nearly half of our sales are made in November and December": the months that bring more than their share. */
export function seasonTold(brief: Brief): Season | null {
  const said = own(brief).find((told) => OF_SALES.test(told) && MONTH.test(told));
  const [, first = "", link = "", last = first] = MONTH.exec(said ?? "") ?? [];
  if (!said || !first) return null;
  const [from, to] = [MONTHS.indexOf(first), MONTHS.indexOf(last)];
  const between = /\bbetween\b/i.test(said) || link === "to" || link === "until";
  const months = between
    ? Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, i) => ((from + i) % 12) + 1)
    : [...new Set([from + 1, to + 1])];
  return { months, first, said };
}

const GIVEN = /\b(?:as (?:an? )?(?:gifts?|presents?)|because of gifts|gift (?:subscriptions?|orders?))\b/i;
/** "Many people give the subscription as a gift": what is given ends when it is paid out, unless somebody goes on. */
export const givenTold = (brief: Brief): string | null => own(brief).find((said) => GIVEN.test(said)) ?? null;
