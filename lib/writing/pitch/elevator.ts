import { isPromise } from "@/lib/brief/text/told-as";
import { type Case, singular } from "../case";
import { bare, cap, sentence, uncap, wordCount } from "../english";
import { t } from "../frames";
import { leadOf } from "../in-sentences";
import { isClause } from "../is-clause";
import { paidOrSigned } from "../paid-or-signed";
import { presaleOf } from "../plan/presale";
import { afterOffer } from "../told-offer";
import { isAverage, leftOfAverage } from "./average";
import { headline } from "./headline";
import { firstMet, twoOf } from "./introducers";
import { combined, distinct, joined, none, type Option, option, worthOf } from "./options";
import { resultTold } from "./result-told";
import { seeks } from "./seeks";
import { shortened } from "./shortened";
import { aim, doneInShort, left, leftOfOne, mechanism, plain, problemTold, proof, soFar } from "./told";

const LEAST = 65;
/** Two words are left for the group's full name. */
const MOST = 78;

const WORTH = {
  whole: 40,
  hook: 30,
  headline: 16,
  bare: 6,
  product: 30,
  word: 1.2,
  done: 30,
  result: 20,
  better: 13,
} as const;
/** A hook of fewer words names a loss and no reason. */
const SAYS_WHY = 8;
const HOOKS = [34, 28, 22, 16] as const;
/** How long the product may take, so that price and request keep their place. */
const PRODUCTS = [40, 28, 22, 16] as const;
const DONE = 20;
/** So many letters show whether a sentence is the first one. */
const OPENING = 12;
/** A product named in so few words still has to be explained. */
const ONLY_NAMED = 12;
const EXPLAINED = 30;
const NAME_ONLY = 8;
const BETTER = [24, 16] as const;

/** "They write to twelve people": who does is in a sentence before. */
const leans = (said: string, c: Case) =>
  /\b(?:they|them|it)\b/i.test(said) &&
  !c.context.brief.answers.problem.toLowerCase().startsWith(said.slice(0, OPENING).toLowerCase());

/** The trouble that the offer answers is told, and no other one beside it. */
const opensWithLead = (said: string, c: Case) =>
  leadOf(c) === "" || leadOf(c).toLowerCase().startsWith(bare(said).toLowerCase().slice(0, OPENING));

function hooks(c: Case): Option[] {
  const told = HOOKS.map((most) => problemTold(c, most)).filter(Boolean);
  return distinct([
    ...told.map((said) =>
      option(
        wordCount(said) < SAYS_WHY
          ? WORTH.bare
          : leans(said, c)
            ? WORTH.headline
            : said === leadOf(c)
              ? WORTH.whole
              : WORTH.hook,
        said,
      ),
    ),
    option(wordCount(headline(c)) < SAYS_WHY ? WORTH.bare : WORTH.headline, headline(c)),
  ]).filter(({ said }, _, all) => all.length < 2 || opensWithLead(said, c));
}

/** "It is a rota app. When someone calls in sick, it asks ...": a name and then what it does. */
function explained(c: Case, whole: string): Option[] {
  const how = afterOffer(c.context.brief.answers.solution)[0] ?? "";
  return !c.foreign && !c.vague && wordCount(whole) <= ONLY_NAMED && how && wordCount(how) <= EXPLAINED
    ? [{ said: `${sentence(whole)} ${sentence(how)}`, worth: WORTH.product + WORTH.better }]
    : [];
}

/** What it is called without what it does loses more than its words. */
const unsaid = (whole: string, said: string) =>
  (wordCount(whole) - wordCount(said)) * WORTH.word +
  (said !== whole && wordCount(said) <= NAME_ONLY ? WORTH.product : 0);

function products(c: Case): Option[] {
  const whole = mechanism(c);
  return distinct(
    [...PRODUCTS.map((most) => shortened(whole, most)), whole].map((said) =>
      said ? option(WORTH.product - unsaid(whole, said), said) : none,
    ),
  ).concat(explained(c, whole));
}

/** "Measured with a meter" is no sentence of a talk. */
const wholeProof = (c: Case, most: number, at: number) => {
  const said = proof(c, most, at);
  // "Ours" is none of those that were named with it.
  return /^(?:ours|\p{L}+ed|built|made|sold|bought|costs?|cheaper|in|at|on|from|with) /iu.test(said)
    ? ""
    : said;
};

/** "Courses are given in Portuguese": said aloud without an introduction. */
const OPENS_A_SENTENCE =
  /^(?:we|i|our|ours|it|it['’]s|every|each|all|the|no|nobody|there|you|members|customers|subscribers|\p{L}+s) (?:[\p{L}-]+ ){0,4}?(?:is|are|has|have|can|works?|needs?|comes?|gets?|makes?|keeps?|stays?|do|does|take|learn|costs?|\p{Ll}+[^s\W]s)\b/iu;

function better(c: Case): Option[] {
  const open = (said: string) =>
    said &&
    (isPromise(said)
      ? `We promise this: ${uncap(said, c.names)}`
      : isClause(said) || OPENS_A_SENTENCE.test(said)
        ? cap(said)
        : `What sets us apart: ${uncap(said, c.names)}`);
  return distinct([
    ...(c.record && !c.foreign && wordCount(c.record) <= BETTER[0]
      ? [option(WORTH.better + 4, cap(plain(c.record)))]
      : []),
    ...BETTER.map((most) => option(WORTH.better, open(wholeProof(c, most, 0)))),
    option(WORTH.better - 4, open(wholeProof(c, 16, 1))),
  ]).concat(none);
}

/** Two kinds of buyers pay for different things. */
export const paid = (c: Case) =>
  `${cap(c.billed)} ${/ while /.test(c.pay) ? c.pay.replace(` for ${c.buyers}`, "") : `pay ${c.price}`}`;

function marginTold(c: Case): string {
  if (c.loses)
    return c.doubt
      ? `what one ${c.one} costs us is still being checked`
      : `at that price each sale still loses money${c.mend ? `, and it takes ${c.mend} to end that` : ""}`;
  if (leftOfOne(c)) return `${leftOfOne(c)} stays with us before overheads`;
  return left(c)
    ? isAverage(c)
      ? `${leftOfAverage(c)} stays after direct costs`
      : `one ${singular(c.customerNoun)} leaves us ${left(c)}${c.basis === "per purchase" ? "" : ` ${c.basis}`} after direct costs`
    : "";
}

function earns(c: Case): Option[] {
  const price = c.price ? paid(c) : "We are still testing the price";
  const margin = marginTold(c);
  const whole = margin && option(c.loses ? 40 : 14, `${price}, and ${margin}`);
  return [whole || none, option(9, price)].filter(({ said }) => said);
}

/** "In Spain or Portugal": two people live in one of several places. */
const meet = (c: Case) => firstMet(c) || twoOf(c, c.buyersInFull).replace(/ and (?=\p{Lu})/u, " or ");

/** The sum, or why there is none to ask for yet, and whom we would like to meet. */
function requests(c: Case): Option[] {
  const named = seeks(c, 6);
  if (named)
    return [
      option(13, `We are looking for ${named}, and we'd like to meet ${meet(c)}`),
      option(11, `We are looking for ${named}; whom should we talk to first?`),
      option(10, `We are looking for ${named}`),
    ];
  const ahead = presaleOf(c);
  if (ahead) {
    const wanted = t`We need ${c.show("gate60_customers")} ${ahead.how === "crowdfunding" ? "backers" : "pre-orders"} before we make it`;
    return [option(13, `${wanted}: could you introduce us to ${meet(c)}?`), option(11, wanted)];
  }
  if (c.context.model.ask <= 0 || c.ownMoney)
    return [
      option(12, `We don't need investors to start; what would help is an introduction to ${meet(c)}`),
      option(8, `Could you introduce us to ${meet(c)}?`),
    ];
  if (c.early)
    return [
      option(
        12,
        t`We aren't raising money yet: first we want ${aim(c)}, and you could help by introducing us to ${meet(c)}`,
      ),
      option(10, `Before we raise money we want to meet ${meet(c)}: whom should we ring?`),
      option(7, `Could you introduce ${c.name} to ${firstMet(c) || `two ${c.buyers}`}?`),
    ];
  const { breakEvenMonth, troughMonth } = c.context.model;
  const reached = breakEvenMonth !== null && breakEvenMonth <= troughMonth;
  const sum = reached
    ? t`We are raising ${c.show("ask")} to bridge what each customer binds until it has paid`
    : t`We are raising ${c.show("ask")} to reach break-even in ${c.show("be_month")}`;
  return [
    option(13, sum && `${sum}, and we'd like to meet ${meet(c)}`),
    option(11, sum && `${sum}; whom should we talk to first?`),
    option(10, sum),
  ].filter(({ said }) => said);
}

/** Without a customer and a price no figure of the model says anything about the venture. */
const missing = (c: Case) => [
  `Three things are still missing for ${c.name}: who exactly it is for, what the problem costs them, and a price`,
  `We will have twelve conversations in the next two weeks to find them, and show no figures of ${c.name} before that`,
];

/** What may follow where the answers give little to say. */
function further(c: Case, said: string): string[] {
  return [
    c.vague ? "" : t`In our base case ${c.name} takes in ${c.show("rev_y3")} in its third year`,
    c.vague ? `Could you name one person we should hear for ${c.name}?` : "",
    t`By day 60 we want ${aim(c)} to ${paidOrSigned(c)}`,
    `We start with ${c.channels[0].name}`,
    "We begin small",
    "The first sixty days decide",
    "Please ask me anything",
  ].filter((more) => more && !said.includes(more.slice(0, 18)));
}

/** 65 to 80 words, thirty seconds: need, product, what is better, what it earns, and what the listener can do. */
export function elevatorPitch(c: Case): string {
  const done = c.done ? soFar(c, doneInShort(c.done, DONE)) : "";
  const parts = c.vague
    ? [hooks(c), products(c), ...missing(c).map((said) => [option(5, said), none])]
    : [
        hooks(c),
        products(c),
        done ? [option(WORTH.done, done), none] : [none],
        resultTold(c) ? [option(WORTH.result, cap(resultTold(c))), none] : [none],
        better(c),
        earns(c),
        requests(c),
      ];
  const all = combined(parts.map((part) => (part.length > 0 ? part : [none])));
  const lengths = new Map(all.map((options) => [options, wordCount(joined(options))]));
  const fitting = all.filter((options) => (lengths.get(options) ?? 0) <= MOST);
  const shortest = [...all].sort((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0)).slice(0, 1);
  const [best = []] = (fitting.length > 0 ? fitting : shortest).sort((a, b) => worthOf(b) - worthOf(a));
  const chosen = best.map(({ said }) => said).filter(Boolean);
  const last = c.vague ? "" : (chosen.pop() ?? "");
  let words = wordCount([...chosen, last].join(" "));
  for (const more of further(c, joined(best)).map(sentence)) {
    if (words >= LEAST) break;
    if (words + wordCount(more) > MOST) continue;
    chosen.push(more);
    words += wordCount(more);
  }
  return [...chosen, last].filter(Boolean).join(" ");
}
