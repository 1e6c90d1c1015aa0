import type { ReadAmount } from "./amount-roles";

/** "Refinancing costs us 0.9%. Open banking checks are €0.70 each": used up beside a far larger sum. */
const THINGS_ARE = /(?:^|[.;,]\s)(?:\p{L}+\s){0,3}(\p{L}+s)\s(?:are|cost)\s(?:about )?$/iu;
const TINY = 0.02;

export function isUsedEach(
  { before, after, value, tail }: ReadAmount,
  read: readonly ReadAmount[],
  at: number,
  sells: (word: string) => boolean,
): boolean {
  const used = THINGS_ARE.exec(before)?.[1];
  const last = read[at - 1];
  if (!used || tail.period || tail.unit || !/^\s*(?:each|apiece)\b/i.test(after) || sells(used)) return false;
  const isTiny = read.some(
    ({ kind, role, value: other }) => kind === "money" && role !== "cost" && value < other * TINY,
  );
  return isTiny && (last?.role === "cost" || last?.kind === "percent");
}

/** "We can produce the sensor for": what was just sold at more. */
const MADE_FOR =
  /\b(?:we|i) (?:(?:can|could|now|currently|already|will) )*(?:produce|manufacture|make|build|assemble|source|sew|print|knit|get (?=the |it |them |each ))\s?(?:(?:it|them|one)|(?:the|each|every|our|an?|one) (?:\p{L}+ ){0,2}?(\p{L}{3,}))\s(?:for|at)\s(?:about |around |roughly )?$/iu;
const isMadeFor = (amount: ReadAmount, earlier: readonly ReadAmount[]): boolean => {
  const [made, thing = ""] = MADE_FOR.exec(amount.before) ?? [];
  return (
    made !== undefined &&
    earlier.some(
      ({ role, value, before }) =>
        role !== "cost" && value > amount.value && before.toLowerCase().includes(thing.toLowerCase()),
    )
  );
};

/** "Packing and postage add another 9.50": with what the sentence before it costs. */
const ADDS =
  /(?:^|[.;,]\s)(?:the )?(?:packing|packaging|postage|shipping|delivery|freight|customs|labels?|labou?r|assembly|couriers?|payment fees?)(?: and \p{L}+)?\sadds?\s(?:(?:another|a further|about|around|roughly)\s)*$/iu;
const isAddedCost = ({ before }: ReadAmount, last: ReadAmount | undefined): boolean =>
  last?.role === "cost" && ADDS.test(before);

/** "A second bracket for another bicycle costs": more of what is sold. */
const ONE_MORE =
  /(?:^|[.;]\s)(?:an?|each|every) (?:second|further|extra|additional|spare|replacement) \p{L}[^.;,\d]{1,40}\scosts?\s$/iu;
const isOneMore = ({ before }: ReadAmount): boolean => ONE_MORE.test(before);

/** What the words right before a sum say of it, whatever stands around it; null where they leave it open. */
export function toldOutright(amount: ReadAmount, earlier: readonly ReadAmount[]): "cost" | "price" | null {
  const { kind, sure, asked, tail } = amount;
  if (kind !== "money" || sure || asked || tail.period) return null;
  if (isAddedCost(amount, earlier.at(-1))) return "cost";
  if (tail.unit) return null;
  if (isMadeFor(amount, earlier)) return "cost";
  return isOneMore(amount) ? "price" : null;
}
