import { priceMoney } from "@/lib/finance/money";
import { sentences } from "../../cut";
import { cap, wordCount } from "../../english";
import type { Material } from "../../material";
import type { Cast } from "../cast";
import type { Shown } from "../doing/shown";
import { button, link, menu, picture, rows, type Screen } from "../screen";
import { orderOf } from "./order";
import { mainRows } from "./price-rows";

/** Goods that are ordered on a page and sent. */
export const isShop = ({ archetype }: Material, { manner }: Cast): boolean =>
  archetype === "ecommerce" && manner === "sent";

/** What the founder's own people do before anything is for sale. */
const BEHIND_THE_SHOP: readonly Shown["doing"]["sort"][] = [
  "make",
  "thing",
  "match",
  "choose",
  "find",
  "check",
  "measure",
  "record",
  "review",
  "draft",
  "show",
  "offer",
  "get",
  "keep",
];

/** What customers of a shop never have before them: how the goods come to it, and what a thing does by itself. */
export const isBehindShop = ({ doing: { sort, subject }, byUs }: Shown): boolean =>
  byUs
    ? BEHIND_THE_SHOP.includes(sort)
    : subject.actor !== ""
      ? /^(?:every|each|it|the|our)\b/i.test(subject.lead)
      : sort === "plain";

/** "A base that you fill with sand": what is done with the goods at home. */
const atHome = (verb: string) =>
  new RegExp(`(?:an?|the) (?:(?!an? |the )[\\p{L}-]+ ){1,4}(?:that|which) you ${verb}\\b[^,;.]*`, "iu");
/** The thing as the founder tells it, with what is done with it at home; "" for all that is done on the page. */
export const handledAtHome = ({ subject, verb }: Shown["doing"], { context: { brief } }: Material): string =>
  subject.actor === "you" ? (atHome(verb).exec(brief.answers.solution)?.[0] ?? "") : "";

const OF_EACH = /^(?:every|each|it|they|the|these|all)\s/i;
const MOST_SAID = 3;
const MOST_WORDS = 4;
const POSTED = /\b(?:shipping|postage|delivery)\b/i;

const PAID_BY_BUYER = /\b(?:is|are) (?:paid by (?:the |our )?(?:customers?|buyers?)|extra|added|on top)\b/i;
const BY_WHOM = /\b(?:by|with|via) (\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?)/u;
const ABOVE =
  /\bfree\b(?: \p{L}+){0,3} (?:above|over|from) (?:\p{Lu}{0,3}\p{Sc}|\p{Lu}{3} )?\s?(\d[\d.,\s]*)/iu;
const figure = (said: string) =>
  Number(
    said
      .replace(/[\s\u00a0\u202f]/g, "")
      .replace(/[.,](?=\d{3}\b)/g, "")
      .replace(",", "."),
  );
/** "Shipping by courier 79 is paid by the customer", "shipping is €4.50 and is free for orders above €50": who brings it and the sum, in the currency of the price list. */
export function postageRow({ context: { brief } }: Material): string {
  const told = sentences(brief.answers.businessModel).map((said) => said.replace(/[.!]$/, ""));
  const whole = told.find((said) => POSTED.test(said) && /\bfree\b/i.test(said));
  const part = told
    .flatMap((said) => said.split(/, (?:and )?/))
    .find((said) => POSTED.test(said) && /\d/.test(said) && PAID_BY_BUYER.test(said));
  const said = whole ?? part ?? "";
  if (!said) return "";
  const [, by = ""] = BY_WHOM.exec(said) ?? [];
  const [free = "", from = ""] = ABOVE.exec(said) ?? [];
  const [sum = ""] = /\d[\d.,]*/.exec(said.replace(free, "").slice(said.search(POSTED))) ?? [];
  const rows = [
    ...(sum ? [`${by || "By post"}, ${priceMoney(figure(sum), brief.currency)}`] : []),
    ...(from ? [`free above ${priceMoney(figure(from), brief.currency)}`] : []),
  ];
  return rows.length > 0 ? cap(rows.join("; ")) : cap(whole ?? "");
}

/** One thing of the shop: what it is, what the founder says of each, and what it costs. */
export function productPage(m: Material, cast: Cast): Screen {
  const { list, said, thing } = orderOf(m, cast, "sent");
  const told = said.filter((text) => OF_EACH.test(text)).slice(0, MOST_SAID);
  const [[priced = ""] = []] = mainRows(list);
  const one = priced && priced !== cast.name && wordCount(priced) <= MOST_WORDS ? priced : cap(thing);
  return {
    name: one ? `${one}, in detail` : "What it is",
    parts: [
      picture(one ? `${one}, in its real size` : "In its real size"),
      rows("Good to know", told.length > 0 ? told : cast.proofs.slice(0, MOST_SAID)),
      menu(list.length > 1 ? "Prices" : "Price", list),
      button("Put it into the basket"),
      link("What is in it, and who makes it"),
    ],
    empty: "what is sold out stays on the page and says when it comes again",
    error: "a picture that does not load leaves the words and the price, and it can still be ordered",
  };
}
