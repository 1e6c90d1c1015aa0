import { AS_SOLD } from "../../alternatives";
import type { Case } from "../../case";
import { registersOf } from "../../data/registers";
import { cap, inWords, list, uncap, withArticle, wordCount } from "../../english";
import { quote, t } from "../../frames";
import { mainThing } from "../../names/objects";
import type { Pledged } from "../../pledged";
import { searches } from "../../search-words";
import { spendLimit } from "../../spend";
import { trialOf } from "../../stakes";
import { workKind } from "../kinds";
import type { Text, Words } from "../words";
import { dutyOf } from "./duties";
import { TURNED } from "./outline";

/** What every plan has, whoever buys and whatever is made. */
export type SharedTask =
  | "riskiest"
  | "rivals"
  | "price-talks"
  | "rules"
  | "identity"
  | "gate-20"
  | "trade-trial"
  | "gate-40"
  | "channel-1"
  | "terms"
  | "channel-2"
  | "rerun"
  | "gate-60";

const LONG = 9;
const registers = ({ c }: Words) => registersOf(c.context.brief.geography?.country ?? null);

/** What else has to hold besides somebody paying: the figure that moves most, the founder's own weightiest claim. */
const alsoHolds = ({ c }: Words) =>
  list([c.sensitive, ...c.proofs.slice(0, 1).map(quote)].filter(Boolean).slice(0, 2));

/** Who knows this work well enough to doubt it. */
const doubter = ({ c }: Words) =>
  (c.trade?.roles ?? c.usual.roles).find((role) => /^(?:an?|somebody) /.test(role)) ??
  "somebody from the trade";

const riskiest: Text = (w) => [
  `Write the bet down: ${w.c.belief}`.length < 90
    ? `Write the bet down: ${w.c.belief}`
    : `Write the bet on ${w.crowd} down, with what would end it`,
  `Under "${w.c.belief}" write the result that would make you stop. ${alsoHolds(w) ? `Then the same for ${alsoHolds(w)}. ` : ""}Done when: ${doubter(w)} has read it and doubted at least one line.`,
];

/** What is bought and used, where people sell things; a supplier is visited. */
const isThing = (c: Words["c"], now: string) =>
  c.form === "ecommerce" && c.alternatives.some(({ who }) => who === now) && AS_SOLD.test(now);

/** Somebody tries what there is now: a named company, the way the answers tell of, or what a search finds. */
const rivals: Text = (w) => {
  const { c } = w;
  const firms = c.rivals.slice(0, 2);
  const [search = "", second = ""] = searches(c, c.form).map(quote);
  if (c.form === "nonprofit")
    return [
      `Visit two organisations that help the same people${c.at}`,
      `Ask what they tried and gave up, who pays them and whom they send away. ${cap(w.promise(0, "your way"))} has to fill a gap they confirm. Done when: both have said in a sentence what you should leave to them.`,
    ];
  if (firms.length > 0)
    return [
      `Be a customer of ${list(firms)} for half a day`,
      `Put ${w.job} through ${firms.length > 1 ? "both" : "it"}, and pay if you must. Note price, minutes and the moment you'd give up. Done when: you can say which ${w.crowd} should stay with them.`,
    ];
  if (w.now)
    return w.now === c.habits[0]
      ? [
          `Do it their way once: ${w.now}`,
          `For one real case, with your own hands and a watch; then look for ${search}. What is good about it is what you have to keep. Done when: minutes, money and the worst moment are written down beside ${w.price}.`,
        ]
      : isThing(c, w.now)
        ? [
            `Buy ${w.now} and live with them for a week`,
            `${c.alternatives[0]?.flaw ? `You write that they ${c.alternatives[0].flaw}: let three strangers say so without being asked. ` : ""}Note what they cost and where they are bought. Done when: what they do well is in one column, and what ${w.crowd} complain about in the other.`,
          ]
        : [
            `Be a customer of ${w.now} for half a day`,
            `${c.alternatives[0]?.flaw ? `You write that they ${c.alternatives[0].flaw}: see whether that's so. ` : ""}Ask for a price and a day. Done when: what they do well is in one column, and what ${w.crowd} complain about in the other.`,
          ];
  return [
    c.vague
      ? "Try whatever they use today"
      : `Find and try three rivals under ${search || "the first search"}`,
    `Search for ${list([search, second].filter(Boolean)) || "it"}, then look at ${w.how.rivals}. Buy or try three. Done when: each has a price, a strength and a sentence from somebody who left.`,
  ];
};

/** What is said aloud depends on how it is paid. */
const priceTalks: Text = (w) => {
  const { c } = w;
  const tag = c.group.tag;
  const kinds = c.lines.map(({ kind }) => kind);
  if (!c.price)
    return [
      `Say two prices aloud to five ${w.crowd}`,
      `None is set yet, so bring one that feels too high. Ask what they'd stop paying for. Done when: five reactions to both are on paper, and one price is chosen for ${w.job}.`,
    ];
  if (c.form === "nonprofit")
    return [
      `Say the sum to five ${w.crowd} and wait`,
      `"${w.price}" Then be quiet. Ask from which purse it would come and who else has a say. Done when: five reactions are written down, and you know which sum is given without a meeting.`,
    ];
  if (kinds[0] === "take" && c.archetype !== "marketplace")
    return [
      `Work the fee out with five ${w.crowd} on their last real sum`,
      `On paper, in front of them: "${w.price}". Then ask what they do today and what that costs them. Done when: five sums stand beside five others, and you know at which fee ${withArticle(w.member)} would stay with the old way.`,
    ];
  if (kinds[0] === "take")
    return [
      `Say the share aloud to five ${w.crowd} and five of the other side`,
      `"${w.price}" Work it out on their last real sum, on paper, in front of them. Done when: ten reactions are noted, and you know at which share they'd go round you.`,
    ];
  if (c.group.sort === "shop")
    return [
      `Say ${tag ? `"${tag}"` : "the trade price"} to five ${w.crowd} and wait`,
      `They'll multiply in their heads; ask for the price on the shelf. Done when: five shelf prices, five smallest orders and one objection that came twice are on paper.`,
    ];
  const tiers = / or |, /.test(w.price);
  if (kinds[0] === "recurring")
    return [
      `Say ${tag ? `"${tag}"` : "the price"} to five ${w.crowd} and wait`,
      tiers
        ? `Lay both prices on the table ("${w.price}") and see which one they point at first. Done when: five choices are noted, and the one nobody took is dropped or changed.`
        : `Then say the sum for a year, which every ${w.member} works out first, and ask what they'd cancel for it. Done when: five of them have named something, or have said it's too much and for whom it isn't.`,
    ];
  if (kinds[0] === "perUse")
    return [
      `Work out last month's bill with five ${w.crowd}`,
      `Their real number of ${w.jobs} times "${w.price}". Watch the face at the sum, not at the price. Done when: five sums are on paper, and you know whether they'd want a ceiling.`,
    ];
  return [
    `Say ${tag ? `"${tag}"` : "the price"} to five ${w.crowd} and wait`,
    w.vary(
      "price",
      `"${w.price}" The first reaction counts, then what they compare it with. Done when: five comparisons are written down; the one that came most is what you're measured against.`,
      `Name it before they ask: "${w.price}". Then ask for whom it would be too dear. Done when: each of the five has a yes, a no or a "too cheap" with the reason.`,
    ),
  ];
};

const rules: Text = ({ c, crowd, vary, at }) => [
  c.trade?.rule.title ?? dutyOf(c)?.title ?? `Ask which rules bind a seller to ${crowd}`,
  c.trade
    ? `${c.trade.rule.what} It comes before ${crowd} pay anything. Done when: ${c.trade.rule.done}.`
    : `${dutyOf(c)?.what ?? c.ruleCheck} Done when: ${vary(
        "rule",
        `what ${c.job[0]} needs before the first sale${at} is on one list, with who confirmed it and the weeks it takes.`,
        `somebody whose job it is has said in writing what you need before ${crowd} pay.`,
      )}`,
];

const identity: Text = (w) => [
  `Check that ${w.c.name} is free: ${registers(w).marks}`,
  w.vary(
    "identity",
    `Look also in ${registers(w).firms}, and for words that sound like it. Then say it over a bad line to two ${w.crowd}. Done when: both have spelled it right, and the domain is yours.`,
    `Then in ${registers(w).firms}. Ask two ${w.crowd} what they'd expect to buy under that name. Done when: what was searched is noted with the day, and domain and one handle are reserved.`,
  ),
];

const gate20 =
  (yes: (w: Words) => string): Text =>
  (w) => [
    `Day 20 check: have ${w.yes} ${w.c.fresh}${w.crowd} ${yes(w)}?`,
    w.vary(
      "gate20",
      `${cap(w.yes)} or more${w.c.loses ? ", at a price that covers the cost" : w.atPrice}: go on. Fewer: change ${TURNED[workKind(w.c)](w)}, and repeat week 3 before you make anything. None twice: stop. Done when: the count and the decision on ${w.jobs} are dated and somebody else has seen both.`,
      `Only ${w.crowd} who have ${yes(w)} count, and praise doesn't. Below ${w.yes}: one more week with one thing changed, ${TURNED[workKind(w.c)](w)}. Still none: look for another problem. Done when: you've told somebody whether ${w.jobs} go on.`,
    ),
  ];

/** What the offer is tried on, in the founder's own word where there is one. */
const hardest = ({ c }: Words) =>
  c.foreign
    ? "case"
    : (mainThing(c.context.brief) ??
      (/^a (?:session|working day)$/.test(c.job[0]) ? "case" : c.job[0].replace(/^an? /, "")));

const tradeTrial: Text = (w) => {
  const { c } = w;
  const own = trialOf(c, 0);
  if (c.trade) return [c.trade.trial.title, `${c.trade.trial.what} Done when: ${c.trade.trial.done}.`];
  if (own) return [own.title, own.description];
  return [
    `Try it on the hardest ${hardest(w)} you can find`,
    `The one nobody likes, from end to end${c.proofs[0] ? `, with this in mind: "${c.proofs[0]}"` : ""}. Done when: each point where it would have failed has a line, and ${w.counted} was noted once.`,
  ];
};

const gate40 =
  (runs: (w: Words) => string): Text =>
  (w) => {
    const { c } = w;
    const n = c.say("gate40_pilots") || w.yes;
    const left = c.loses
      ? `the loss on each sale is gone${c.mend ? ` (it takes ${c.mend})` : ""}`
      : t`one customer leaves about ${c.show("contribution")} ${c.basis}` ||
        "the cost of serving one is known";
    return [
      c.loses || !c.show("contribution")
        ? `Day 40 check: do ${w.crowd} come back without a loss for you?`
        : `Day 40 check: does it hold, and are ${c.show("contribution")} ${c.basis} left?`,
      w.vary(
        "gate40",
        `Three conditions: ${n} ${runs(w)}; ${c.moved}; ${left}. With two of them, mend the third before week 7; with one or none, ${c.sale[1]} stop here. Done when: the figures lie under a dated decision.`,
        `Go on if ${n} ${runs(w)}, if ${c.moved} and if ${left}. Otherwise nothing is launched until it's so. Done when: the decision stands under the figures, and ${w.one} knows it.`,
      ),
    ];
  };

const channel =
  (n: 0 | 1): Text =>
  ({ c, crowd, one }) => [
    n === 0
      ? `First way to more ${crowd}: ${c.channels[0].name}`
      : `Second way, same hours: ${c.channels[1].name}`,
    n === 0
      ? `${c.channels[0].moves[0]} ${c.channels[0].moves[1]} Done when: people spoken to there, hours and paid ${c.sale[1]} stand in one row.`
      : `${c.channels[1].moves[0]} ${c.channels[1].moves[1]} Done when: you know what winning ${one} costs here and what it costs through ${c.channels[0].name}, and keep the cheaper.`,
  ];

const YOUNG =
  /\b(?:child(?:ren)?|kids?|pupils?|teen\w*|school ?(?:children|boys|girls)|girls|boys|minors|toddlers|babies|year[- ]olds?|under[- ]1[0-8]s?)\b/i;
const paperworkOf = ({ usual, archetype, context }: Case) =>
  archetype === "education" && YOUNG.test(context.brief.answers.targetAudience)
    ? "a refund rule and consent of the parents for minors"
    : usual.paperwork;

const terms: Text = ({ c, crowd, vary }) => [
  `Before more ${crowd}: ${paperworkOf(c)}, and separate books`,
  vary(
    "terms",
    `Have ${paperworkOf(c)} read once by somebody who does it for a living, with one page on what you keep about ${crowd}. Done when: the next of your ${c.sale[1]} is sold on these papers and paid into its own account.`,
    `Borrow nothing from a stranger's site: have ${paperworkOf(c)} written for ${c.sale[1]} with ${crowd}. Done when: they're in use, and your own money and the firm's no longer mix.`,
  ),
];

const rerun: Text = ({ c, crowd, counted, vary }) => [
  c.sensitive
    ? `Put what ${crowd} showed into the analysis, first ${c.sensitive}`
    : `Run the numbers again with what ${crowd} showed`,
  vary(
    "rerun",
    `Overwrite each assumption that ${crowd} have tested for you, first ${list([c.sensitive, counted].filter(Boolean))}. Done when: the new break-even lies beside the old one, with the reason for the difference.`,
    `Your receipts for ${c.sale[1]} and what ${crowd} showed replace what was assumed. Done when: you can say in two sentences whether it still breaks even, and when.`,
  ),
];

const gate60: Text = (w) => {
  const { c } = w;
  const paying = `${c.say("gate60_customers") || w.yes} ${c.fresh}${c.customerNoun}`;
  const limit = spendLimit(w.c);
  const cost = limit ? `, each won for at most ${limit} of marketing money` : "";
  const close = wordCount(w.counted) <= LONG ? w.counted : "the agreed figure";
  return [
    `Day 60 check: do ${paying} pay${w.atPrice}?`,
    w.vary(
      "gate60",
      `Go: ${paying} pay or have signed${cost}. Half of them: change ${TURNED[workKind(c)](w)}, once. Fewer: stop, and pay back what's owed for ${c.sale[1]} not done. Done when: one page with ${close} on top has been read by somebody who'd tell you the truth.`,
      `${cap(paying)} paying or signed${cost}: plan sixty more days of ${c.sale[1]}. Half: three more weeks with another answer to ${TURNED[workKind(c)](w)}. Less: end it properly. Done when: the first ${w.crowd} have heard ${close} and the decision from you.`,
    ),
  ];
};

/** The tasks of every plan; two of them need to know what counts as a yes and what has to be running. */
export const sharedTexts = (
  yes: (w: Words) => string,
  runs: (w: Words) => string,
): Record<SharedTask, Text> => ({
  riskiest,
  rivals,
  "price-talks": priceTalks,
  rules,
  identity,
  "gate-20": gate20(yes),
  "trade-trial": tradeTrial,
  "gate-40": gate40(runs),
  "channel-1": channel(0),
  terms,
  "channel-2": channel(1),
  rerun,
  "gate-60": gate60,
});

/** Who is there already is heard first, and counted as stated. */
export const customersFirst: Text = (w) => {
  const { c } = w;
  const some = w.has > 6 ? `six of the ${inWords(w.has)}` : `the ${inWords(w.has)}`;
  const question = `What made them say yes, what nearly stopped them, what would they miss first?${c.done ? ` You write: ${quote(uncap(c.done, c.names))}.` : ""}`;
  return [
    w.has === 1
      ? `Visit the one ${w.member} you already have`
      : `Ring ${some} ${c.customerNoun} you already have`,
    `${question} Done when: each call has a dated page, and one sentence from ${withArticle(w.member)} that you may quote.`,
  ];
};

/** Whoever has promised is heard before any stranger. */
export const pledgedFirst =
  ({ count, people, said }: Pledged): Text =>
  (w) => [
    count > 6 ? `Ring six of the ${people}` : `Ring the ${people}`,
    `What made them say yes, what do they expect of the first day, and what would make them step back? ${w.c.done?.includes(said) ? `You write: ${quote(uncap(w.c.done, w.c.names))}. ` : ""}Ask each which day suits and whether ${w.price} still stands. Done when: each call has a dated page, and you know how many of the ${inWords(count)} would begin at once.`,
  ];

/** Something was sold or done before: those people are the first to ask. */
export const beginnings: Text = (w) => {
  const { c } = w;
  const few =
    /(?:^(?:the first )?|\b(?:with|at|in|by|for) )(two|three|four|five) (?!(?:days|weeks|months|years|hours)\b)/i
      .exec(w.c.done ?? "")?.[1]
      ?.toLowerCase();
  return [
    `Go back to the ${w.crowd} behind what you've done so far`,
    `You write: ${quote(w.c.done)}. ${few ? `Hear ${few === "two" ? "both" : `all ${few}`}` : "Find six of them"}. ${c.tried ? "What is different for them now, what would they pay for it" : "Who paid, how did they hear of it"}, and why did those stop who stopped? Done when: ${few ?? "six"} answers are dated, with a tick where ${w.said} came up unasked.`,
  ];
};
