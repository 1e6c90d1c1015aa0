import { ALWAYS_PAID, PAID_UNLESS_SOLD } from "../data/cost-words";
import { literal } from "../text/literal";
import type { Amount } from "./amounts";
import { singular } from "./price-tail";

/** Who acts in a clause with a sum: the business, its customer, somebody it competes with, a donor, or another. */
export type Party = "us" | "customer" | "rival" | "giver" | "other";
export type Deed = "pay" | "charge" | "receive" | "cost" | "give" | "be" | "let";

/** The clause around a sum: who does what with it. */
export interface MoneyClause {
  who: Party;
  /** The words before the verb, or those that name the sum where there is no verb. */
  subject: string;
  deed: Deed | null;
  /** The words between the verb and the sum. */
  object: string;
}

const BREAK =
  /[;:]\s|,\s|\s(?:and|but|while|plus|whereas|because|so)\s|\s(?:which|who|that)\s|(?:^|\s)[-•*]\s|\n|\.\s/giu;

const VERBS: readonly (readonly [Deed, string])[] = [
  ["pay", "pays?|paid|spends?|spent|buys?|books?|subscribes?|pagan?|zahl(?:en|t)|paient|paie|pagam"],
  ["charge", "charges?|asks?|bills?|sells?|starts? at|begins? at|cobramos|verlangen"],
  [
    "receive",
    "gets?|receives?|earns?|keeps?|takes?|makes?|retains?|collects?|deducts?|recibe|cobran?|bekomm(?:t|en)|verdien(?:t|en)|touche|riceve",
  ],
  ["give", "gives?|gave|donates?|donated|grants?|granted|funds?|funded|contributes?"],
  ["cost", "costs?|comes? to|runs? to|cuestan?|kostet|kosten|coûtent?|costano|custam?"],
  ["let", "rents?|lets?|leases?|lends?|hires?|offers?|advances?"],
  ["be", "is|are|was|were|will be|es de|son|ist|sind|est de"],
];
const VERB = new RegExp(
  `(?<![\\p{L}'’-]|\\bto )(?:${VERBS.map(([, words]) => `(${words})`).join("|")})(?![\\p{L}'’-])`,
  "giu",
);

const US =
  /(?:^|\s)(?:we|i)(?:\s(?:only|just|also|will|then|now|currently|would|plan to|expect to|have to|each))*$|^our company$|^(?:our|the|this) (?:platform|app|marketplace|service|studio|website|site)$/iu;
const GIVER =
  /(?:^|\s)(?:city|town|village|district|borough|municipality|council|government|ministry|state|province|county|region|foundation|lottery|university|eu|un|usaid|fund|trust|church|kommune|gemeinde|ayuntamiento|mairie|comune|rådet|kommunen|stiftelsen)$/iu;
const RIVAL =
  /^(?:(?:the|most|all|our|other|many|existing|current|traditional|classic|big|large|local|private|usual|some) )*(?:competitors?|rivals?|others|alternatives?|incumbents?|market leaders?|banks|brokers?|consultants?|lawyers?|notar(?:y|ies)|agenc(?:y|ies)|accountants?|estate agents|dealers|middlem[ae]n|platforms|marketplaces|supermarkets|chains)$/iu;
/** "Rover takes", "JustPark", "The Fork": a name inside or at the head of a clause, with a small letter after the first. */
const NAME =
  /^(?:The )?\p{Lu}[\p{L}&.]*\p{Ll}[\p{L}&.]*(?:(?:\s|-)\p{Lu}[\p{L}&.]+){0,2}(?:(?:,| and| or) \p{Lu}[\p{L}&.]+)*$/u;
const PLAN =
  /^(?:basic|pro|plus|premium|standard|starter|business|team|teams|full|free|enterprise|solo|single|double|small|medium|large|family|gold|silver|bronze|express|classic|deluxe|essential|advanced|growth|membership|subscription)\b/i;

const BUYER =
  /^(?:customer|client|user|member|subscriber|buyer|guest|visitor|family|household|parent|company|business|school|employer|tenant|learner|student|participant|cliente|kunde)$/;
const inText = (text: string, noun: string) =>
  new RegExp(`(?<![\\p{L}])${literal(noun.replace(/y$/, ""))}`, "iu").test(text);

const WORKER = new RegExp(`^(?:${ALWAYS_PAID}|${PAID_UNLESS_SOLD})$`, "iu");

const lastNoun = (words: string) => singular(words.trim().split(/\s+/).pop() ?? "");

/** Who the subject of a clause is; a name that begins the sentence is one only if no common noun of the idea. */
function partyOf(subject: string, verb: string, { audience, ours }: Known): Party {
  const words = subject.trim();
  if (US.test(words)) return "us";
  const bare = words.replace(/^(?:(?:an?|the|each|every|our|one|some|most|all)\s+)+/iu, "");
  const noun = lastNoun(bare).toLowerCase();
  // A town that is named as the customer buys.
  const named = noun.length > 2 && inText(audience, noun);
  if (GIVER.test(bare) && !named) return "giver";
  if (noun.length > 2 && (BUYER.test(noun) || named)) return "customer";
  if (RIVAL.test(words)) return "rival";
  const rival =
    NAME.test(words) &&
    (/s(?:\s|$)/.test(verb) || /\s(?:and|or)\s/.test(words)) &&
    !PLAN.test(words) &&
    !WORKER.test(words) &&
    !inText(ours, noun);
  return rival ? "rival" : "other";
}

/** Parties the idea knows by name; everything in small letters. */
export interface Known {
  audience: string;
  /** All of the founder's own words about the offer. */
  ours: string;
}

function lastVerb(piece: string): RegExpExecArray | null {
  VERB.lastIndex = 0;
  let found: RegExpExecArray | null = null;
  for (let next = VERB.exec(piece); next; next = VERB.exec(piece)) found = next;
  return found;
}

/** "A designer who gets": whom "who" and "which" speak of; nobody behind another joint. */
const antecedent = (before: string) => /^(.*)\s(?:which|who|that)\s$/isu.exec(before)?.[1]?.trim() ?? "";

const REFERS = /^(?:which|that|who)$/i;

/** "A plan with advice and a guarantee": what is counted up after "with" begins no clause. */
const WITH_AND = /\s(?:with|including)\s[^.;,]+\s(?:and|plus)\s$/i;

/** The clause that a sum stands in, read from the sentence up to it. */
export function moneyClause(
  text: string,
  amount: Amount,
  previous: Amount | undefined,
  from: number,
  known: Known,
  last?: MoneyClause,
): MoneyClause {
  const start = previous && previous.end > from ? previous.end : from;
  const left = text.slice(start, amount.start);
  const cuts = [0, ...[...left.matchAll(BREAK)].map((match) => match.index + match[0].length)];
  for (let i = cuts.length - 1; i >= 0; i -= 1) {
    const piece = left.slice(cuts[i], cuts[i + 1] ?? left.length);
    const match = lastVerb(piece);
    if (!match) continue;
    const at = match.slice(1).findIndex((group) => group !== undefined);
    const before = piece.slice(0, match.index).trim();
    const passive = /^paid$/i.test(match[0]) && /(?:^|\s)(?:is|are|be|being|gets?|was|were)$/i.test(before);
    const deed = passive ? "receive" : (VERBS[at]?.[0] ?? null);
    const own = before.replace(
      /\s(?:is|are|be|being|gets?|was|were|can|could|may|will|would|also|then|only)$/gi,
      "",
    );
    // "Shops pay 9.50 a candle and sell it for 22": who did the one does the other.
    if (
      own === "" &&
      previous &&
      last &&
      cuts[i] !== 0 &&
      i === 1 &&
      /\s(?:and|but)\s$/i.test(left.slice(0, cuts[i])) &&
      (last.deed || last.who === "us")
    )
      return { ...last, deed, object: piece.slice(match.index + match[0].length).trim() };
    const ahead = i > 0 ? left.slice(cuts[i - 1], cuts[i]) : "";
    const whole = WITH_AND.test(ahead) && !lastVerb(ahead) ? `${ahead}${own}` : own;
    const object = piece.slice(match.index + match[0].length).trim();
    // "At the beginning there is a workshop for 900": the workshop is meant.
    if (deed === "be" && /(?:^|\s)there$/i.test(own)) {
      const thing = object.replace(/\s(?:for|of|at|costing)(?:\s(?:about|only))?$/i, "");
      return { who: partyOf(thing, "", known), subject: thing, deed, object };
    }
    // "Our yearly plan, which costs 340": the plan is meant.
    const named = REFERS.test(whole) ? left.slice(cuts[i - 1] ?? 0, cuts[i]).replace(/[,\s]+$/, "") : whole;
    const subject = named || antecedent(left.slice(cuts[i - 1] ?? 0, cuts[i]));
    return { who: partyOf(subject, match[0], known), subject, deed, object };
  }
  const subject = left.slice(cuts.at(-1) ?? 0).trim();
  return { who: partyOf(subject, "", known), subject, deed: null, object: "" };
}
