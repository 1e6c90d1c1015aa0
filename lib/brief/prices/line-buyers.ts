import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ORGANISATIONS, PERSONS, TRADESPEOPLE } from "../buyers/firms-or-people";
import { literal } from "../text/literal";
import type { Clause } from "../types";
import type { PricedLine } from "./line-plans";

/** "cafés pay 38 DKK a loaf": what stands before the amount. */
const PAYS =
  /(?:^|[;,.:]\s|\b(?:and|while|und|et|e|y)\s)(?:the |each |every |an? |die |les |as |os |los )?((?:(?!an?\s|the\s|it\s|us\s)[\p{L}’'-]+\s){0,2}?[\p{L}’'-]{3,})\s+(?:pays?|subscribes?|gives?|buys? (?:at|for)|zahlen|zahlt|paient|paie|pagam|paga|pagan)\s[^;.]{0,24}$/iu;
/** "Gift shops and hotels pay": what stands before the second of them. */
const TOGETHER_WITH = /(?:^|[;,.:]\s)((?:[\p{L}’'-]+\s)?[\p{L}’'-]{3,}) (?:and|or) $/iu;
/** "Companies book a day for 6,000 DKK". */
const BOOK =
  /(?:^|[;,.]\s|\b(?:and|while)\s)(?:the )?((?:\p{L}+\s){0,2}?\p{L}{3,}s)\s(?:can\s)?(?:books?|buys?|rents?|hires?|orders?|takes?|gets?|reserves?|offers?|gives?|provides?)\s(?:an?|one|the|their|whole|our|it|\p{L}{3,}s)\b[^;.]{0,24}\s(?:for|at)\s[^;.\d]{0,8}$/iu;
/** "Hospitals can also buy the app for their staff at £12": where the words tell that it is another buyer's price. */
const OPENS =
  /(?:^|[;,.:]\s|\b(?:and|while|but)\s)(?:the |larger |some )?((?:[\p{L}-]+\s){0,3}?[\p{L}-]{3,}s)\s(?:can|may|could|will|also)\b[^.;]*$/iu;
/** "€7 a bottle to restaurants", "€190 for municipalities"; "for owners who wish to" says which of them. */
const PAID_BY =
  /^\s*(?:(?:per|an?|each) (?:\d[\d.,]* ?(?:g|kg|ml|cl|l) )?\p{L}+ )?(?:for \S+ (?:month|week|session|visit)s? )?(?:for|from|to|by) (?:the )?((?:[\p{L}-]+\s){0,2}?[\p{L}é-]{4,}s)(?=$|[\s,;.])(?!\s(?:who|that) (?:wish|want|prefer|would like|choose)\b)/iu;
/** "Call-outs for non-members at 12,000": sold to those who have no plan. */
const WITHOUT_PLAN =
  /\bfor ((?:non-?|those who are not |people who are not )(?:members|subscribers|customers)|(?:those|people|others) without (?:an?|the|our|this) (?:plan|contract|membership|subscription))(?: (?:at|for|is|costs?|are))?(?: about)? $/iu;
/** "15% of each order from the mill": taken from the other side of the deal. */
const TAKEN_FROM =
  /^\s*(?:(?:of|on) (?:each|every|the) (?:[\p{L}-]+\s){1,3}?)?(?:from|paid by) the ([\p{L}-]{2,}\p{L})(?<!s)(?=$|[,;.]|\s(?:and|plus|who|when|once)\b)/iu;
/** "Traders €2 per crate, hotels €45 a month": named before the sum, without a verb. */
const THEY =
  /(?:^|[;,.:]\s|\b(?:and|while)\s)((?:[\p{L}-]+\s)?[\p{L}é-]{3,}(?:s|people|men))(?::|\s(?:(?:gets? (?:it |them |one )?)?(?:at|for)|gets?))?\s$/iu;
/** "£7 for refill labels": what is bought, and nobody who buys. */
const MORE_OF_IT = /^(?:refill|spare|replacement|extra|further|additional|more|new|single) /iu;
const NOBODY_ELSE =
  /^(?:we|they|you|it|who|people|everybody|everyone|customers?|clients?|users?|buyers?|members?|subscribers?|sponsors?|advertisers?|kunden|clientes?|clients)$/i;

/** "Parents pay", of "nurses with children between 1 and 9": the same people. */
const PARENTS = /^(?:parents|mothers|fathers|mums|moms|dads|families)$/i;
const HAVE_CHILDREN =
  /^[^.;]*?\b(?:with|who have|having) (?:\p{L}+ ){0,2}(?:children|kids|bab(?:y|ies)|toddlers|a child)\b/iu;

/** "Private customers" beside offices are somebody of their own. */
const OF_ONE_SORT =
  /^(?:(?<firms>business|corporate|commercial|trade)|private|home) (?:customers?|clients?|buyers?|people|persons|individuals)$/i;

/** Who buys to sell on. */
const SELLS_ON =
  /\b(?:(?:delicatessen|wine|gift|book|toy|pet|health food|organic|corner|grocery|specialty|independent|farm|bike) )?(?:shops|stores|retailers|supermarkets|grocers|delis|stockists|caf[ée]s|restaurants|pharmacies|boutiques)\b/iu;

/** People whom an organisation has with it. */
const THEIRS =
  /^(?:the |their )?(?:employees|staff|workers|colleagues|residents|guests|patients|visitors|pupils|drivers)$/i;

/** Who pays, as one word for several: organisations, persons or neither. */
export const isOrganisation = (people: string) =>
  new RegExp(`(?<![\\p{L}])(?:${ORGANISATIONS})(?![\\p{L}])`, "iu").test(people);
export const isKnown = (people: string) =>
  isOrganisation(people) ||
  new RegExp(`(?<![\\p{L}])(?:${PERSONS}|${TRADESPEOPLE})(?![\\p{L}])`, "iu").test(people);

/** As it stands inside a sentence: "cafés", and "NGOs" as ever. */
const spoken = (people: string) =>
  people
    .split(" ")
    .map((word) => (/^\p{Lu}?[\p{Ll}’'-]+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");

/** "A 3 kilo bucket for bakeries" told of the offer: the bucket has its buyers, whatever its price stands beside. */
function madeFor({ line }: PricedLine, offer: string): string | undefined {
  const found = new RegExp(`\\b${literal(line.label.toLowerCase())}s? for ([\\p{L}-]{3,}s)\\b`, "iu").exec(
    offer,
  )?.[1];
  return found && isOrganisation(found) ? found : undefined;
}

export function namedBuyer(row: PricedLine, audience: string, offer: string): string | null {
  if (row.buyer) return row.buyer;
  const { amount, line } = row;
  if (line.kind === "grant" || line.kind === "audience" || line.later) return null;
  if (line.label === "Donations" && line.kind === "recurring") return "donors";
  const outside = WITHOUT_PLAN.exec(amount.before)?.[1];
  if (outside) return outside.toLowerCase();
  const books = BOOK.exec(amount.before)?.[1];
  const pays = PAYS.exec(amount.before);
  const opens = amount.told === "buyer" ? OPENS.exec(amount.before)?.[1] : undefined;
  const told = opens && isKnown(opens) ? opens : undefined;
  const before = (pays?.[1] ?? told ?? (books && isOrganisation(books) ? books : undefined))?.replace(
    /\s(?:can|may|could|will|would|also|only|each|who|that)$/i,
    "",
  );
  const by = PAID_BY.exec(amount.after)?.[1];
  const after = by && MORE_OF_IT.test(by) ? undefined : (by ?? madeFor(row, offer));
  const they = spoken(THEY.exec(amount.before)?.[1] ?? "");
  const verbless = amount.told === "buyer" || audience.includes(they) || OF_ONE_SORT.test(they) ? they : "";
  const found = spoken((before ?? after ?? verbless).replace(/^other /i, ""));
  const together =
    pays && TOGETHER_WITH.exec(amount.before.slice(0, pays.index + pays[0].indexOf(pays[1] ?? "")));
  if (together?.[1] && isOrganisation(together[1]) && isOrganisation(found))
    return `${spoken(together[1])} and ${found}`;
  if (/\bwholesale$/i.test(line.label))
    return (isOrganisation(found) ? found : null) ?? SELLS_ON.exec(audience)?.[0] ?? "shops";
  const sort = OF_ONE_SORT.exec(found);
  if (sort) return sort.groups?.firms ? "companies" : found;
  if (!found || NOBODY_ELSE.test(found.split(" ").at(-1) ?? "")) return null;
  if (PARENTS.test(found) && HAVE_CHILDREN.test(audience)) return null;
  return before ||
    (verbless && amount.told === "buyer") ||
    isKnown(found) ||
    audience.includes(found.toLowerCase())
    ? found
    : null;
}

/** "Cafés buy our cakes for 28 each": an organisation is named beside the price. */
export function isForFirms(row: PricedLine): boolean {
  const buyer = namedBuyer(row, "", "");
  return buyer !== null && isOrganisation(buyer);
}

const stem = (people: string) =>
  (people.split(" ").at(-1) ?? people).toLowerCase().replace(/(?:ies|y|s|e|n|en)$/, "");
export const headOf = ({ text }: Clause) =>
  spoken(
    (
      text.split(
        / \d| (?:with|who|that|which|in|of|at|aged|under|over|between|from|near|around|across|outside|throughout|there|mit|von) |[,;(]/,
      )[0] ?? text
    )
      .replace(/^(?:people )?(?:over|under|above|aged)$/i, "people")
      .replace(/^(?:the|small|independent|local|young) /i, ""),
  );

/** "£38 a bottle, bars pay £27": nothing but its buyer is said of the second price, so it is of the same thing. */
function sameThing(row: PricedLine, { line: first, unit: of }: PricedLine, buyer: string): void {
  const { line, unit, amount } = row;
  const named = /\bcosts?\s*$/i.test(amount.before);
  const open = !named && amount.tail.length === 0 && (unit === "" || buyer.startsWith(unit));
  if (!open || of === "" || first.kind === "recurring" || first.kind === "take" || line.kind === "recurring")
    return;
  Object.assign(line, { kind: first.kind, label: first.label, tail: `per ${of}` });
  row.unit = of;
}

/**
 * Gives each line its own buyers where the answers name two kinds: families take the subscription, cafés the loaf. A line
 * without a name is the first kind's that is not named for another line; where there is none, all lines are everybody's.
 */
export function withBuyers(
  rows: readonly PricedLine[],
  segments: readonly Clause[],
  { solution, targetAudience }: Pick<QuizAnswers, "solution" | "targetAudience">,
): void {
  // "Growers are mostly people in flats": who pays is those who are told right behind.
  const [called = ""] =
    /[^.!?]*$/.exec(
      targetAudience.slice(0, segments[0]?.field === "targetAudience" ? segments[0].start : 0),
    ) ?? [];
  const buyerOf = (row: PricedLine) => {
    const name = namedBuyer(row, audience, solution);
    return name && called.toLowerCase().includes(stem(name)) ? null : name;
  };
  const sold = rows.filter(({ line }) => line.kind !== "grant" && line.kind !== "audience" && !line.later);
  const audience = segments.map(({ text }) => text.toLowerCase()).join(" ; ");
  // "Supermarkets pay us 3% of each order" is earned on what the customers do, whoever pays it.
  const brokered = (row: PricedLine) =>
    row.line.kind === "take" && sold.some(({ line }) => line.kind !== "take");
  for (const row of sold.filter(brokered)) {
    const side = TAKEN_FROM.exec(row.amount.after)?.[1]?.toLowerCase();
    const payer = side ? `${side.replace(/y$/, "ie")}s` : buyerOf(row);
    const buys = side ? (segments[0]?.text.toLowerCase().split(/, and /)[0] ?? "") : audience;
    if (payer && !NOBODY_ELSE.test(payer) && !buys.includes(stem(payer))) row.line.paidBy = payer;
  }
  const named = sold.map((row) => (brokered(row) ? null : buyerOf(row)));
  // "Installers pay 75 per lead and 500 when a contract is signed": one sentence, one payer.
  for (const [i, row] of sold.entries())
    if (!named[i] && i > 0 && !brokered(row) && /^\s*(?:and|plus|or)?\s*$/i.test(row.amount.before))
      named[i] = named[i - 1] ?? null;
  const first = named.find((name) => name !== null);
  if (sold.length < 2 || !first || sold.every(({ line }) => line.kind === "take")) return;
  // What a company's employees pay on its service day comes with that customer.
  if (isOrganisation(first) && named.some((name) => name && THEIRS.test(name))) {
    for (const [i, { line }] of sold.entries())
      if (THEIRS.test(named[i] ?? "")) line.paidBy = named[i] ?? undefined;
    return;
  }
  const heads = segments.map(headOf);
  const others = [...heads, ...heads.flatMap((head) => head.split(/ (?:and|or) /))].find((head) =>
    named.every((name) => !name || !head.toLowerCase().includes(stem(name))),
  );
  const buyers = named.map((name) => name ?? others ?? first);
  if (new Set(buyers.map(stem)).size < 2) return;
  for (const [i, row] of sold.entries()) {
    row.line.buyer = buyers[i];
    const before = sold[i - 1];
    if (before && buyers[i] !== buyers[i - 1]) sameThing(row, before, buyers[i] ?? "");
  }
}
