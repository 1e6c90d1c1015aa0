import type { Brief } from "@/lib/brief/types";
import { bare, list, uncap, wordCount } from "../english";

/** The sentences in which the cost of one sale stands; what else is paid for is no part of it. */
export function costsSaid({ numbers, lines, stated }: Brief): string {
  const each = [...stated.unitCosts, ...lines.flatMap(({ unitCost }) => unitCost ?? [])].map(
    ({ value }) => value,
  );
  const told = numbers.filter(({ role, clause }) => role === "cost" && clause.field === "businessModel");
  const most = Math.max(0, ...lines.map(({ price, averageOrder }) => (price ?? averageOrder)?.value ?? 0));
  const ofSale = told.filter(({ value }) => each.includes(value));
  const small = told.filter(({ value }) => value < most);
  const [said = []] = [ofSale, small, told].filter((found) => found.length > 0);
  return [...new Set(said.map(({ clause }) => clause.text))].join(". ");
}

const COST =
  /\b(?:costs?|come to|comes to|adds?|charges|paid|earns?|gets?|ingredients|materials?|production|shipping|postage|pack(?:ag)?ing|rent|salary|wages?|fuel)\b/i;
/** "Shipping is €4.50 and is free above €50": the buyer pays it. */
const LET_OFF = /\b(?:shipping|postage|delivery)\b(?:[^.;]|\.\d)*\bfree\b/i;
/** "Wax, jar and scent cost £6.20", "delivery £6": what money is spent on, before the sum. */
const SPENT =
  /(?:^|[,;.] |\(|\band )((?:an? |the |one )?(?:[\p{L}-]+(?:, | and | ))*?[\p{L}-]+) (?:(?:costs?|cost us|costs us|charges(?: us)?|come to|comes to|adds? (?:another)?|is|are|earns?|gets?|is paid|are paid|us|about|around|of) ?)*~?(?:\p{Sc}|[A-Z]{1,3}[$ ]|\b)\s?\d/giu;
const NO_COST =
  /\b(?:is|are|was|were|have|has|get|roughly|about|around|which|that|what|this|it|we|they|you|i|pays?|price|sold|sells?|sell|months?|years?|or|first|free|plus|customers?|members?|per|for|from|up|to|at|by|extra|fee|average|orders?|booking|minimum|take|charge|licen[cs]e|setup|onboarding|groups?|refill|subscription|half|makes|grants?|donations?|donors|city|team|works?|can|do|does|clerk \(|out|last|handle)\b/i;
/** Paid by the month, whatever is sold. */
const OVERHEAD = /^(?:the |our )?(?:rent|lease|electricity|heating|insurance|salar(?:y|ies))\b/i;
const MOST = 6;

/** What one sale is spent on, in the founder's words and at most two of them: "ingredients and delivery". */
export function costWords(
  businessModel: string,
  names: ReadonlySet<string>,
  sold: string | null,
  /** The founder's price clauses: what is asked is no cost. */
  asked = "",
): string {
  const found = businessModel
    .split(/(?<=[.;])\s/)
    .filter((said) => COST.test(said) && !LET_OFF.test(said))
    .flatMap((said) => [...said.matchAll(SPENT)].map(([, what = ""]) => uncap(bare(what), names)))
    .map((what) =>
      what
        .replace(/^(?:an?|the|one|each|every) /i, "")
        .replace(/^(?:and|with) /, "")
        .replace(/ costs? (?:me|us)$/, ""),
    )
    .filter(
      (what) =>
        what.toLowerCase() !== sold &&
        what.toLowerCase().split(" ").at(-1) !== sold?.split(" ").at(-1) &&
        !OVERHEAD.test(what) &&
        !asked.toLowerCase().includes(what.toLowerCase()) &&
        what.length > 2 &&
        !/^(?:and|or|plus|from|(?:my |our )?costs?(?: (?:me|us))?|prices?|sum|my|ours?|the)$|\bcosts? (?:the|an?|each|every) /i.test(
          what,
        ) &&
        wordCount(what) <= MOST &&
        !NO_COST.test(what),
    );
  const [first = "", ...others] = [...new Set(found.map((what) => what.replace(/^(?:my|our) /i, "the ")))];
  return others.length > 0
    ? list([first, ...others.slice(0, 2)].flatMap((what) => what.split(/, | and /)))
    : first;
}
