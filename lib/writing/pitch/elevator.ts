import { type Case, singular } from "../case";
import { cores } from "../cut";
import { cap, sentence, wordCount } from "../english";
import { t } from "../frames";
import { endedWithAnd, prefix } from "./claim";
import { headline } from "./headline";
import { aim, doneInShort, left, leftOfOne, mechanism, problemTold, proof, soFar } from "./told";

const LEAST = 65;
/** Two words are left for the group's full name. */
const MOST = 78;

/** Sentences added in turn while the text stays under `most` words. */
function upTo(most: number, said: string[]): string[] {
  const chosen: string[] = [];
  let words = 0;
  for (const next of said.filter(Boolean).map(sentence)) {
    const known = chosen.some((other) => other.toLowerCase().includes(next.slice(0, -1).toLowerCase()));
    if (known || words + wordCount(next) > most) continue;
    chosen.push(next);
    words += wordCount(next);
  }
  return chosen;
}

const short = (text: string, most: number) =>
  wordCount(text) <= most
    ? text
    : endedWithAnd(
        [cores(text)[0] ?? ""].find((part) => wordCount(part) <= most && wordCount(part) > 4) ??
          prefix(text, most),
      );

const total = (said: readonly string[]) =>
  said.filter(Boolean).reduce((sum, part) => sum + wordCount(part), 0);

/** Openings and requests, the fullest first. */
function frames(c: Case): { hook: string; request: string }[] {
  const hooks = [problemTold(c, LONG), problemTold(c, 28), problemTold(c, 22), headline(c)].filter(
    (hook, at) => hook && !(at > 0 && /^there (?:is|are) /i.test(hook)),
  );
  const where = `${c.buyersInFull}${c.at}`;
  const requests = [
    c.vary(
      "request",
      `Which two ${where} should I talk to?`,
      `Who are the first two ${where} you'd ring?`,
      `Can you put me in touch with two ${where}?`,
    ),
    `Which two ${c.buyers} should ${c.name} talk to?`,
    `Whom should I ring first?`,
  ];
  return hooks.flatMap((hook) => requests.map((request) => ({ hook, request })));
}

/** How long the product may take, so that price and request keep their place. */
const MECHANISM = [36, 28, 22, 16] as const;
const DONE = 20;
/** A problem told whole may take nearly half of the time. */
const LONG = 34;
/** Without a customer and a price no figure of the model says anything about the venture. */
const MISSING = [
  "Three things are missing: who exactly, what it costs them, and a price",
  "Twelve conversations in two weeks will tell",
];

/** What is left out costs this much: each word of the product, what has happened, a whole opening, a margin, a loss. */
const LOST = { word: 1.5, done: 30, hook: 6, headline: 20, margin: 6, loss: 40 } as const;

/** Two kinds of buyers pay for different things. */
export const paid = (c: Case) =>
  `${cap(c.billed)} ${/ while /.test(c.pay) ? c.pay.replace(` for ${c.buyers}`, "") : `pay ${c.price}`}`;

/** "Measured with a meter" is no sentence of a talk. */
const wholeProof = (c: Case, at: number) => {
  const said = proof(c, 18, at);
  return /^(?:\p{L}+ed|built|made|sold|costs?|cheaper) /iu.test(said) ? "" : said;
};

/** The sum, or why there is none to ask for yet. */
function wanted(c: Case): string {
  if (c.context.model.ask <= 0) return "We need introductions, not money";
  if (c.early)
    return `We're not raising for ${c.name} yet${c.sensitive ? `: first we measure ${c.sensitive}` : ""}`;
  return t`We're raising ${c.show("ask")} to break even in ${c.show("be_month")}`;
}

function marginTold(c: Case): string {
  if (c.loses)
    return c.doubt
      ? `What one ${c.one} costs us is still being checked`
      : `At that price each sale loses money${c.mend ? `; it takes ${c.mend}` : ""}`;
  if (leftOfOne(c)) return `${cap(leftOfOne(c))} stays with us before overheads`;
  return left(c)
    ? `One ${singular(c.customerNoun)} leaves ${left(c)} ${c.basis === "a month" ? "a month after costs" : "after costs"}`
    : "";
}

/** 65 to 80 words, thirty seconds: need, product, price, what is known, and what the listener can do. */
export function elevatorPitch(c: Case): string {
  const done = c.done ? soFar(c, doneInShort(c.done, DONE)) : "";
  const price = c.price ? paid(c) : "We're still testing the price";
  const margin = marginTold(c);
  const whole = mechanism(c);
  const options = frames(c).flatMap(({ hook, request }, at) =>
    MECHANISM.map((most) => short(whole, most) || whole).flatMap((offered) =>
      (c.vague ? [MISSING] : [[done, price, margin], [done, price], [price, margin], [price]]).map(
        (figures) => {
          const core = [offered, ...figures.filter(Boolean), c.vague ? "" : wanted(c)].filter(Boolean);
          const words = total([hook, request, ...core]);
          const lost =
            (wordCount(whole) - wordCount(offered)) * LOST.word +
            (hook === problemTold(c, LONG)
              ? 0
              : hook === headline(c) && hook !== problemTold(c, 22)
                ? LOST.headline
                : LOST.hook) +
            (c.vague || figures.includes(done) ? 0 : LOST.done) +
            (c.vague || figures.includes(margin) || !margin ? 0 : c.loses ? LOST.loss : LOST.margin);
          return { hook, request, core, words, lost: lost + at / 2 };
        },
      ),
    ),
  );
  const [best] = options.filter(({ words }) => words <= MOST).sort((a, b) => a.lost - b.lost);
  const [shortest] = [...options].sort((a, b) => a.words - b.words);
  const { hook, request, core } = best ?? shortest ?? { hook: "", request: "", core: [] };
  const said = [
    hook,
    ...core,
    wholeProof(c, 0),
    c.vague ? "" : t`By day 60 we want ${aim(c)} paying or signed`,
    wholeProof(c, 1),
  ];
  const fillers = [
    `Three dates decide whether ${c.name} goes on`,
    c.vague
      ? "Until then no figure of ours is worth your time"
      : t`The model sees ${c.show("rev_y3")} in year three`,
    `We sell the first ones by hand`,
    `We count everything we promise`,
    "Day 60 decides",
    "We start small",
    "Ask me anything",
  ];
  const room = MOST - wordCount(request);
  const chosen = upTo(room, said);
  const filled = total([...chosen, request]) >= LEAST ? chosen : upTo(room, [...chosen, ...fillers]);
  return [...filled, request].join(" ");
}
