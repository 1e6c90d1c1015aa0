import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ANSWER_MAX } from "@/lib/content/questions";
import { tidy } from "@/lib/finance/assumed";
import { type Corrections, FOLLOW_UP_SLOTS, type FollowUpSlot } from "@/lib/finance/corrections";
import { priceMoney } from "@/lib/finance/money";
import { costScale } from "@/lib/finance/scale";
import { OFFER_MAX } from "./corrected/reading-corrections";
import { findNumbers } from "./told-numbers/find-numbers";
import type { Brief } from "./types";

/** What can be asked in words; a name and a sum for the year correct the reading, everything else is added to an answer. */
export type FollowUpId = FollowUpSlot | "offer" | "year";
export type Replies = Partial<Record<FollowUpId, string>>;

export interface FollowUp {
  slot: FollowUpId;
  question: string;
  example: string;
  /** The figure or slide that the answer changes. */
  changes: string;
  /** What the plan does without it. */
  skipped: string;
  field: AnswerField;
  /** Said first, where the first thing named decides. */
  first?: boolean;
}

export const FOLLOW_UPS: Record<FollowUpId, FollowUp> = {
  offer: {
    slot: "offer",
    question: "What would a customer call what you sell?",
    example: "rota program",
    changes: "Changes the names, the labels, the drawn screens and how every text speaks of it.",
    skipped: "Without it the texts speak of the offer in general.",
    field: "solution",
    first: true,
  },
  year: {
    slot: "year",
    question: "What does one ordinary customer pay you in a year, all together?",
    example: "$420",
    changes: "Changes revenue per customer, break-even and the traction slide.",
    skipped: "Without it the plan assumes how often a customer comes back.",
    field: "businessModel",
  },
  price: {
    slot: "price",
    question: "What will a customer pay, and how often?",
    example: "$29 per month for each shop",
    changes: "Changes every revenue figure, break-even and the business model slide.",
    skipped: "Without it the plan uses a planning price that no customer has agreed to.",
    field: "businessModel",
  },
  customers: {
    slot: "customers",
    question: "How many customers pay you today?",
    example: "We have 40 paying customers today",
    changes: "Changes where the plan begins, every revenue figure and the traction slide.",
    skipped: "Without it the plan counts only the customers who come on top.",
    field: "businessModel",
  },
  segment: {
    slot: "segment",
    question: "Who exactly would pay first?",
    example: "Owners of independent bakeries with one to three shops",
    changes: "Changes the market size, the marketing plan and the market slide.",
    skipped: "Without it the plan speaks of customers in general.",
    field: "targetAudience",
    first: true,
  },
  geography: {
    slot: "geography",
    question: "Where will you start?",
    example: "Leeds, United Kingdom",
    changes: "Changes the market size, the currency and the market slide.",
    skipped: "Without it the market is not tied to a place and is not sized.",
    field: "targetAudience",
  },
  volume: {
    slot: "volume",
    question: "How often does one customer buy, and for how much each time?",
    example: "A customer orders twice a month, on average for $35",
    changes: "Changes revenue per customer, break-even and the traction slide.",
    skipped: "Without it the plan assumes how often a customer comes back.",
    field: "businessModel",
  },
  cost: {
    slot: "cost",
    question: "What does it cost you to deliver one?",
    example: "One order costs us $12",
    changes: "Changes the margin, the money to raise and the financial slide.",
    skipped: "Without it the plan assumes a usual cost for this kind of business.",
    field: "businessModel",
  },
};

/** "$35" in the founder's own money and at the prices of the place. */
export const inOwnMoney = (example: string, brief: Brief) =>
  example.replace(/\$(\d+)/g, (_, dollars: string) =>
    priceMoney(tidy(Number(dollars) * costScale(brief)), brief.currency),
  );

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A place belongs into the sentence that names the customers, else it would be read as one of them. */
const inPlace = (answer: string, reply: string) =>
  `${answer.replace(/[.!?\s]+$/, "") || "Customers"}, starting in ${sentence(reply.replace(/^in\s+/i, ""))}`;

function joined(answer: string, reply: string, { slot, first }: FollowUp): string {
  if (slot === "geography") return inPlace(answer, reply);
  const before = answer.trim() && sentence(answer.trim());
  return (first ? [sentence(reply), before] : [before, sentence(reply)]).filter(Boolean).join(" ");
}

/** The answers with what was replied added where it belongs; a reply that finds no room is left out. */
export function withReplies<A extends Partial<QuizAnswers>>(answers: A, replies: Replies): A {
  const into = { ...answers };
  for (const slot of FOLLOW_UP_SLOTS) {
    const followUp = FOLLOW_UPS[slot];
    const reply = replies[slot]?.trim();
    if (!reply) continue;
    const next = joined(into[followUp.field] ?? "", reply, followUp);
    if (next.length <= ANSWER_MAX) into[followUp.field] = next;
  }
  return into;
}

/** The first sum in a reply: "€420", "about 420 a year". */
const sumIn = (reply: string) => findNumbers(reply).find(({ kind }) => kind !== "percent")?.value ?? 0;

/** What it is called and what one customer pays in a year are put right in the reading; a reply that says neither changes nothing. */
export function withPutRight(corrections: Corrections, { offer, year }: Replies): Corrections {
  const called = offer?.trim().slice(0, OFFER_MAX);
  const paid = sumIn(year ?? "");
  const puts = { ...(called ? { offer: called } : {}), ...(paid > 0 ? { year: paid } : {}) };
  return called || paid > 0 ? { ...corrections, reading: { ...corrections.reading, ...puts } } : corrections;
}
