import type { Assumed } from "@/lib/finance/types";
import { COUNT, countOf, NUMBER, parseNumber } from "../text/number-words";

export const exactly = (count: number, said: string): Assumed => ({
  value: count,
  low: count,
  high: count,
  provenance: "founder",
  note: `Stated: ${said}`,
});

const ABOVE_LEAST = 1.5;
const MOST_OVER_LEAST = 4;
/** "More than 20 hectares" names the least; most customers lie above it. */
export const atLeast = (count: number, said: string): Assumed => ({
  value: Math.round(count * ABOVE_LEAST),
  low: count,
  high: count * MOST_OVER_LEAST,
  provenance: "derived",
  note: `Stated: ${said}; half as many again are planned.`,
});

/** "The average client has four recruiters", at a price per seat. */
export const TEAM = new RegExp(
  `\\b(?:average|typical|usual) (?:\\p{L}+ )?(?:clients?|customers?|companies|company|studio|firm|agency|team|practice|office|group|department|business)\\s(?:has|is|counts|employs|uses)\\s(?:about |around )?(${COUNT})\\s\\p{L}+`,
  "iu",
);
/** "Average fleet 22 vans". */
export const averageOf = (stem: string) =>
  new RegExp(
    `\\b(?:average|typical|usual)\\s(?:\\p{L}+:?\\s){1,2}?(?:in (?:the|our) \\p{L}+ )?(?:is |of |has |weighs |fits |uses |takes |buys |orders |needs |installs |runs )?(${COUNT})\\s(?:[\\p{L}-]+\\s)?${stem}(?![\\p{L}])`,
    "iu",
  );
/** What many pieces are bought in at once. */
const ORDER = "order|basket|purchase|cart|sale|event|booking|project|job|campaign|batch|shipment|delivery";
const USUALLY = "(?:usually|typically|normally|on average|mostly|most often)";
const NOT_SO_OFTEN = "(?![\\p{L}-])(?!\\s(?:a|an|per|each|every)\\s)";
/** "4 jars in a usual order", "an order of usually four jars", "orders are usually four jars". */
export function inAnOrder(plural: string, text: string): Assumed | null {
  const things = `(?:[\\p{L}-]+\\s)?${plural}`;
  const [said, first, second] =
    new RegExp(
      `(?<![\\p{L}\\d.,-])(${COUNT})\\s${things}\\s(?:in|to|per|for)\\s(?:an?|the|each|one|every)\\s(?:average|typical|usual|normal)\\s(?:${ORDER})(?![\\p{L}])|\\b(?:${ORDER})s?\\s(?:(?:is|are|of|has|have|with|holds?|contains?)\\s)?(?:${USUALLY}|of about|of around)\\s(?:about |around )?(?:of )?(${COUNT})\\s${things}${NOT_SO_OFTEN}`,
      "iu",
    ).exec(text) ?? [];
  const many = countOf(first ?? second ?? "");
  return said && many > 1 ? exactly(many, said) : null;
}

/** "80 a knife, usually 5 knives", "3.20 a day, on average 38 days". */
function usually(plural: string, text: string): Assumed | null {
  const [said, many = ""] =
    new RegExp(
      `\\b${USUALLY}\\s(?:about |around |for )?(${COUNT})\\s(?:[\\p{L}-]+\\s)?${plural}${NOT_SO_OFTEN}`,
      "iu",
    ).exec(text) ?? [];
  return said && countOf(many) > 1 ? exactly(countOf(many), said) : null;
}

/** "The average order is three jars", "a typical event has 20 participants". */
export function inABasket(plural: string, text: string): Assumed | null {
  const basket = new RegExp(
    `\\b(?:average|typical|usual|standard) (?:${ORDER})\\s(?:is|of|has|holds|contains|counts|includes|with)?\\s?(?:about |around )?(${NUMBER})\\s+(?:[\\p{L}-]+\\s)?${plural}(?![\\p{L}])`,
    "iu",
  ).exec(text);
  const held = parseNumber(basket?.[1] ?? "", true);
  return basket && held > 1 ? exactly(held, basket[0]) : (inAnOrder(plural, text) ?? usually(plural, text));
}

/** "Three towns with 84 playgrounds pay": so many of them together. */
export function ofAll(text: string, stem: string): Assumed | null {
  const [said, who = "", many = ""] =
    new RegExp(
      `(?<![\\p{L}\\d.,-])(${COUNT})\\s(?:[\\p{L}-]+\\s){1,2}(?:with|have|run|manage|look after)\\s(?:together |in all |a total of )?(${COUNT})\\s(?:[\\p{L}-]+\\s)?${stem}(?![\\p{L}])(?!\\s(?:each|every))`,
      "iu",
    ).exec(text) ?? [];
  // "Two hospitals have paid for a pilot with 31 nurses".
  const [tried, those = "", all = ""] = said
    ? []
    : (new RegExp(
        `(?<![\\p{L}\\d.,-])(${COUNT})\\s(?:[\\p{L}-]+\\s){1,2}(?:have|are|has)\\s[^.;\\d]{3,40}\\s(?:with|for)\\s(?:together )?(${COUNT})\\s(?:[\\p{L}-]+\\s)?${stem}(?![\\p{L}])(?!\\s(?:each|every))`,
        "iu",
      ).exec(text) ?? []);
  if (tried && countOf(those) > 1 && countOf(all) > countOf(those))
    return {
      ...exactly(Number((countOf(all) / countOf(those)).toPrecision(2)), tried),
      provenance: "derived",
    };
  const each = countOf(many) / countOf(who);
  return said && countOf(who) > 1 && each > 1
    ? { ...exactly(Number(each.toPrecision(3)), said), provenance: "derived" }
    : null;
}
