import type { Brief } from "@/lib/brief/types";
import { assumption, fixed } from "./assumed";
import { isLeftToThem } from "./left-to-them";
import { isRepeated } from "./line-flow";
import type { Assumed, RevenueLine } from "./types";
import { DEAR_USD, inUsd } from "./usual-frequency";

/** What comes on top of the main thing, and not for everybody. */
const ON_TOP =
  /\b(?:extra|additional|optional|matching|add-?ons?|upgrades?|gift[- ]wrap\w*|express|engraving|on request|(?:if|when) (?:wanted|needed|desired|(?:the |a |an )?\p{L}+ (?:wants?|needs?|likes?) (?:it|one|that)))\b/iu;
/** "We also earn $20 affiliate commission per opened account": from few of the users. */
const BY_REFERRAL = /\b(?:affiliates?|referrals?|finder['’]s fees?)\b/i;
/** "8% of each sale. Premium membership at 4.99 a month": beside a commission few pay by the month. */
export const isDearerWay = (line: RevenueLine, main?: RevenueLine) =>
  main?.kind === "take" && line.kind === "recurring" && PREFERRED.test(`${line.label} ; ${line.evidence}`);
const PREFERRED = /\b(?:premium|pro|plus|featured|boosted|highlighted|promoted|vip|verified)\b/i;
const BROUGHT = /\bdeliver(?:y|ed)\b/i;
/** The parts of a set, or one sitting of a course. */
const ALONE =
  /\b(?:singles?|alone|individual(?:ly)?|separately|loose|private (?:lessons?|class(?:es)?|sessions?)|one-to-one)\b/i;
/** "Or a retainer of", "a class or €95 for ten": who takes one does not take the other. */
const INSTEAD =
  /^or\b|\ba [a-z]+ or\b|\bfor (?:all )?(?:others|everyone else|everybody else|anyone else|the rest)\b/i;
/** Held once a year, by few of those who come. */
const PARTY = /\bbirthday\b/i;
/** Who tries it once or comes for one time enters by another door. */
const DOOR =
  /\b(?:tasters?|trial|try-?out|drop-?ins?|single (?:class|lesson|session|evening|workshop|visit|ticket))\b/i;
/** Who tries it first joins afterwards: paid beside a membership, not in its place. */
const FIRST_TRIED =
  /\b(?:tasters?|trial|try-?out|introductory|starter|first (?:lesson|session|class|visit|evening|appointment))\b/i;
/** Who learns it there goes on as a member. */
const TAUGHT = /\b(?:courses?|inductions?|beginners['’]? (?:class|course|lessons?))\b/i;
/** A part for what broke: bought by few, and not again and again. */
const SPARE =
  /\b(?:spares?|replacement)\b(?!\s(?:\p{L}+\s)?(?:filters?|cartridges?|refills?|blades?|batter(?:y|ies)|pads?|heads?|bags?)\b)/iu;
const CARD = /\b(?:card|pass|block|strip|book|pack) (?:of|for) (\d+|five|six|eight|ten|twelve|twenty)\b/i;
const WORDS: Record<string, number> = { five: 5, six: 6, eight: 8, ten: 10, twelve: 12, twenty: 20 };

const FEW = [0.05, 0.15, 0.3] as const;
const SOME = [0.15, 0.3, 0.5] as const;
const HALF = [0.25, 0.5, 0.8] as const;
const FEWER = [0.25, 0.4, 0.55] as const;
const MOST = [0.45, 0.6, 0.75] as const;

const isAssumed = (often?: Assumed) => often !== undefined && often.provenance === "assumption";
const isStated = ({ unitsPerCustomerMonth: often }: RevenueLine) =>
  often !== undefined && often.provenance !== "assumption";
const shipped = (brief: Brief) => ["ecommerce", "hardware"].includes(brief.archetypes[0]?.id ?? "");

/** How often somebody comes who holds a card for so many times. */
function byCard(line: RevenueLine, main: RevenueLine): Assumed | undefined {
  const said = CARD.exec(line.evidence)?.[1]?.toLowerCase();
  const times = said === undefined ? 0 : (WORDS[said] ?? Number(said));
  const often = main.unitsPerCustomerMonth;
  if (!often || !(times > 1)) return undefined;
  return assumption(
    [often.low / times, often.value / times, often.high / times],
    `One card for every ${times} times a customer comes; how often that is was not stated.`,
  );
}

/** "€89 a month, then 15 cents per call": so small beside the plan it is used many times. */
const PART_OF_PLAN = 1 / 20;
const isSmallUse = ({ kind, price }: RevenueLine, main: RevenueLine) =>
  kind === "perUse" &&
  main.kind === "recurring" &&
  (price?.value ?? 0) <= PART_OF_PLAN * (main.price?.value ?? 0) * (main.quantity?.value ?? 1);

/** An extra goes with the main purchase, as often as that. */
function asOften(line: RevenueLine, main: RevenueLine): RevenueLine {
  // What is bought beside a place of each winter is bought in each winter.
  if (line.kind === "unitSale" && !line.unitsPerCustomerMonth && isAssumed(main.unitsPerCustomerMonth))
    return { ...line, unitsPerCustomerMonth: main.unitsPerCustomerMonth };
  if (!isAssumed(line.unitsPerCustomerMonth) || isSmallUse(line, main)) return line;
  const often = main.unitsPerCustomerMonth ?? (main.kind === "recurring" ? undefined : null);
  if (often === null) return { ...line, kind: "unitSale", unitsPerCustomerMonth: undefined };
  return {
    ...line,
    unitsPerCustomerMonth: often ?? assumption([0.5, 1, 1.5], "One a month for who takes it."),
  };
}

/** Beside the main line: an extra is bought by some, and of two prices for the same each customer pays one; each kind of buyer for itself. */
export function withExtras(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const buyers = new Set(lines.map(({ buyer }) => buyer));
  const of = [...buyers].map((buyer) =>
    besideMain(
      brief,
      lines.filter((line) => line.buyer === buyer),
    ),
  );
  const next = new Map(of.flat().map((line) => [line.id, line]));
  return lines.map((line) => next.get(line.id) ?? line);
}

function ifLiked(brief: Brief, line: RevenueLine, main: RevenueLine): RevenueLine {
  if (line.attach || line.later || line.buyer !== main.buyer) return line;
  if (isUsedUp(brief, line)) return usedUp(line);
  return isLeftToThem(brief, line, main) || line.onTop || ON_TOP.test(`${line.label} ; ${line.evidence}`)
    ? { ...line, attach: assumption(SOME, LEFT_TO_THEM) }
    : line;
}
/** "Each case gets a QR sticker", and a roll of stickers is sold beside the plan: nobody does without. */
function isUsedUp(brief: Brief, line: RevenueLine): boolean {
  const [, of = ""] = / of (\p{L}{4,}?)s?$/u.exec(line.label) ?? [];
  const told = of !== "" && new RegExp(`(?<!\\p{L})${of}s?(?!\\p{L})`, "iu").test(brief.answers.solution);
  // A dear part lasts.
  return !!line.onTop && told && inUsd(brief, line) < DEAR_USD;
}
const usedUp = (line: RevenueLine): RevenueLine => ({
  ...line,
  attach: fixed(1, "It is part of what is sold, so every customer needs it."),
  unitsPerCustomerMonth: isStated(line)
    ? line.unitsPerCustomerMonth
    : assumption(
        [0.25, 0.5, 1],
        "How fast a customer uses it up was not stated: one in two months, assumed.",
      ),
});
const LEFT_TO_THEM = "Share of customers who take this beside the rest; not everybody does. Assumed.";

function besideMain(brief: Brief, lines: RevenueLine[]): RevenueLine[] {
  const sold = lines.filter(({ later, kind }) => !later && kind !== "grant" && kind !== "audience");
  const [main, ...others] = sold;
  if (!main || others.length === 0) return lines;
  // Beside plans, of which each customer takes one, only what is surely an extra is for some.
  if (main.attach)
    return main.id.startsWith("plan-") ? lines.map((line) => ifLiked(brief, line, main)) : lines;
  const begins = ({ evidence }: RevenueLine) =>
    (main.kind === "recurring" || isRepeated(main)) &&
    FIRST_TRIED.test(evidence) &&
    !FIRST_TRIED.test(main.evidence) &&
    !INSTEAD.test(evidence);
  const learns = ({ kind, evidence }: RevenueLine) =>
    !brief.b2b &&
    main.kind === "recurring" &&
    kind === "oneOff" &&
    TAUGHT.test(evidence) &&
    !INSTEAD.test(evidence);
  const instead = others.filter(
    (line) => !begins(line) && (INSTEAD.test(line.evidence) || DOOR.test(line.evidence)),
  );
  return lines.map((line) => {
    if (line === main && others.length === 1 && instead.length === 1)
      return {
        ...line,
        attach: assumption(MOST, "Share of customers who choose this of the two prices; assumed."),
      };
    if (!others.includes(line) || line.attach) return line;
    const deals = line.eachDeal ? sold.find(({ kind }) => kind === "take") : undefined;
    if (deals)
      return {
        ...line,
        unitsPerCustomerMonth: deals.unitsPerCustomerMonth,
        attach: fixed(1, "Paid with each deal that the commission is taken of."),
      };
    if (instead.includes(line) && others.length === 1) {
      const card = byCard(line, main);
      return {
        ...line,
        ...(card ? { unitsPerCustomerMonth: card } : {}),
        attach: assumption(FEWER, "Share of customers who choose this of the two prices; assumed."),
      };
    }
    if (begins(line))
      return {
        ...onlyOnce(line),
        attach: assumption(SOME, "Share of new customers who begin with it, once; assumed."),
      };
    if (learns(line))
      return {
        ...line,
        attach: assumption(
          HALF,
          "Share of new members who come by way of it; who takes it and does not join is not counted. Assumed.",
        ),
      };
    const said = `${line.label} ; ${line.evidence}`;
    if (line.kind === "unitSale" && SPARE.test(said) && !SPARE.test(main.evidence) && !isStated(line))
      return {
        ...line,
        unitsPerCustomerMonth: undefined,
        quantity: line.quantity ?? fixed(1, "A part for what broke is bought once."),
        attach: assumption(FEW, "Share of customers who ever need a spare part; assumed."),
      };
    if (isDearerWay(line, main))
      return { ...line, attach: assumption(FEW, "Share of customers who take the dearer way; assumed.") };
    if (line.kind === "oneOff" && BY_REFERRAL.test(said))
      return { ...line, attach: assumption(FEW, "Share of users from whom this is ever earned; assumed.") };
    if (PARTY.test(said) && !isStated(line))
      return {
        ...line,
        unitsPerCustomerMonth: assumption([1 / 24, 1 / 12, 1 / 6], "One a year for who holds it; assumed."),
        attach: assumption(FEW, "Share of customers who hold one there; assumed."),
      };
    return line.onTop ||
      isLeftToThem(brief, line, main) ||
      ON_TOP.test(said) ||
      ALONE.test(said) ||
      (BROUGHT.test(said) && !shipped(brief))
      ? {
          ...asOften(line, main),
          attach: assumption(SOME, LEFT_TO_THEM),
        }
      : line;
  });
}

function onlyOnce({ unitsPerCustomerMonth: _, ...line }: RevenueLine): RevenueLine {
  const paid = line.kind === "oneOff" ? "oneOff" : "unitSale";
  return { ...line, kind: paid, quantity: line.quantity ?? fixed(1, "Nobody tries it twice.") };
}

const stem = (people: string) =>
  (people.split(" ").at(-1) ?? people).replace(/(?:ies|y|s|e)$/, "").toLowerCase();
const BY_THE_PIECE =
  /\b(?:for|per) (?:every|each|a )?.*\b(?:through|via|using|over|with) (?:it|us|our|the (?:app|site|platform))\b|\breferr|\bwe send\b/i;

/** "The dealer pays us for every order made through it": earned with the users, whose number counts; the payer is a partner. */
export const partnersLeftOut = (brief: Brief, lines: RevenueLine[]): RevenueLine[] =>
  lines.map((line) =>
    line.buyer &&
    BY_THE_PIECE.test(line.evidence) &&
    !brief.answers.targetAudience.toLowerCase().includes(stem(line.buyer))
      ? { ...line, buyer: undefined }
      : line,
  );
