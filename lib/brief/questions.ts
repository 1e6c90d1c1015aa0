import { count } from "@/lib/finance/money";
import { kindLabel } from "./corrected/kind-labels";
import type { ReadingCorrections } from "./corrected/reading-corrections";
import { FOLLOW_UPS, type FollowUp, type FollowUpId, inOwnMoney } from "./follow-ups";
import { type Meaning, SENSES } from "./meanings/meaning";
import type { ReadSum } from "./meanings/read-sums";
import type { Brief } from "./types";

/** One of a few things that a part of the answers can mean. */
export interface Choice {
  label: string;
  /** What choosing it puts right; sums are added to those that were put right already. */
  puts: ReadingCorrections;
  /** As the plan takes it now. */
  taken: boolean;
}

/** A question that is answered by choosing. */
export interface ChoiceQuestion {
  id: string;
  question: string;
  /** The founder's sentence it is about. */
  quote?: string;
  changes: string;
  /** What the plan does without an answer. */
  skipped: string;
  choices: Choice[];
}

export type Question = FollowUp | ChoiceQuestion;
export const isChoice = (question: Question): question is ChoiceQuestion => "choices" in question;

const MOST = 3;
/** How far another meaning may come near to the one that was taken before the founder is asked. */
const UNSURE = -0.25;

/** How much an open question decides, beside the doubt of a sum (at most 1). */
const DECIDES: Record<FollowUpId, number> = {
  price: 1.2,
  year: 0.7,
  volume: 0,
  customers: 0.5,
  segment: 0.5,
  offer: 0.45,
  geography: 0.4,
  cost: 0.3,
};

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const isUnsure = ({ doubt }: ReadSum) => doubt > UNSURE;

/** Never left out of what can be chosen: a price taken for a cost, or the other way, decides most. */
const ALWAYS: Record<"money" | "percent", readonly Meaning[]> = {
  money: ["price", "cost", "none"],
  percent: ["kept", "given", "none"],
};
const CHOICES = 5;

function askSum({ name, said, quote, currency, taken, likely }: ReadSum): ChoiceQuestion {
  const always = ALWAYS[currency === null ? "percent" : "money"];
  const further = likely.filter((each) => each !== taken && !always.includes(each));
  const shown = new Set([taken, ...always, ...further].slice(0, CHOICES));
  return {
    id: `sum-${name}`,
    question: `What is ${said}?`,
    quote,
    changes: `Changes ${SENSES[taken === "none" ? (likely[0] ?? "price") : taken].changes}.`,
    skipped: `The plan takes ${said} like this: ${lowered(SENSES[taken].says)}.`,
    choices: [taken, ...likely.filter((each) => each !== taken && shown.has(each))].map((meaning) => ({
      label: SENSES[meaning].says,
      puts: { sums: { [name]: meaning } },
      taken: meaning === taken,
    })),
  };
}

const LIKELY_KINDS = 3;
/** Nearly as likely as the first. */
const NEAR = 0.5;

function askKind({ archetypes }: Brief): { ask: ChoiceQuestion; weight: number }[] {
  const [first, second] = archetypes;
  if (!first || !second || first.byFounder || first.weight - second.weight > NEAR) return [];
  return [
    {
      weight: 0.6 - (first.weight - second.weight),
      ask: {
        id: "kind",
        question: "How does it earn?",
        changes: "Changes the costs, the plan, the rivals and the drawn screens.",
        skipped: `The plan takes it as: ${lowered(kindLabel(first.id))}.`,
        choices: archetypes.slice(0, LIKELY_KINDS).map(({ id }, at) => ({
          label: kindLabel(id),
          puts: { kind: id },
          taken: at === 0,
        })),
      },
    },
  ];
}

function askCustomers({
  customersUnsure: unsure,
  stated: { customers },
}: Brief): { ask: ChoiceQuestion; weight: number }[] {
  if (!unsure || !customers || customers.note === "Set by the founder.") return [];
  const many = count(customers.value);
  return [
    {
      weight: unsure,
      ask: {
        id: "customers-today",
        question: `Do ${many} customers pay you today?`,
        quote: customers.note.replace(/^Stated: /, ""),
        changes: "Changes where the plan begins, every revenue figure and the traction slide.",
        skipped: `The plan begins with ${many} paying customers.`,
        choices: [
          { label: `Yes, ${many} pay today`, puts: { customers: customers.value }, taken: true },
          { label: "No, nobody pays yet", puts: { customers: 0 }, taken: false },
        ],
      },
    },
  ];
}

/** Tells in what it comes and not what it is: "the agency", "a little box", "a mobile app". */
const GENERAL =
  /^(?:(?:little|small|simple|new|smart|mobile|phone|web|online|digital|solar) )?(?:app|box|platform|site|website|agency|service|system|solution|tool|business|company|brigade|team|crew|evening|product|program|device|kit|thing|project|network)s?$/i;

function openSlots(brief: Brief): { ask: FollowUp; weight: number }[] {
  const { noun, byFounder } = brief.offer;
  const unnamed = !byFounder && (noun === null || GENERAL.test(noun));
  // How often somebody buys is asked for as what it comes to.
  const isOpen = (id: FollowUpId) => {
    if (id === "offer") return unnamed;
    if (id === "volume") return false;
    return brief.missing.includes(id === "year" ? "volume" : id);
  };
  return (Object.keys(FOLLOW_UPS) as FollowUpId[]).filter(isOpen).map((id) => ({
    weight: DECIDES[id],
    ask: { ...FOLLOW_UPS[id], example: inOwnMoney(FOLLOW_UPS[id].example, brief) },
  }));
}

/**
 * At most three questions about what the answers leave open or in doubt, the one that decides most first: a sum that may be
 * something else (by how likely that is), the kind of business, customers of today, and what was not said at all.
 */
export const questionsFor = (brief: Brief): Question[] =>
  [
    ...brief.sums.filter(isUnsure).map((sum) => ({ ask: askSum(sum), weight: sum.doubt + 0.1 })),
    ...askCustomers(brief),
    ...askKind(brief),
    ...openSlots(brief),
  ]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ ask }) => ask);
