import { type Case, singular } from "../case";
import { cap, sentence, wordCount } from "../english";
import { t } from "../frames";
import { cores } from "../slots";
import { headline } from "./headline";
import { aim, left, mechanism, problemTold, proof } from "./told";

const LEAST = 65;
const MOST = 80;

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
    : (cores(text).find((part) => wordCount(part) <= most && wordCount(part) > 4) ?? "");

const total = (said: string[]) => said.filter(Boolean).reduce((sum, part) => sum + wordCount(part), 0);

/** The longest opening and request with which price and economics still fit. */
function frame(c: Case, core: string[]): { hook: string; request: string } {
  const hooks = [problemTold(c, 30), problemTold(c, 22), headline(c)].filter(Boolean);
  const where = `${c.buyersInFull}${c.at}`;
  const requests = [
    c.vary(
      "request",
      `Which two ${where} should I talk to?`,
      `Who are the first two ${where} you'd ring?`,
      `Can you put me in touch with two ${where}?`,
    ),
    `Which two ${c.buyers} should I talk to?`,
  ];
  const pairs = hooks.flatMap((hook) => requests.map((request) => ({ hook, request })));
  return (
    pairs.find(({ hook, request }) => total([hook, request, ...core]) <= MOST) ??
    pairs.at(-1) ?? { hook: problemTold(c, 30), request: requests[0] ?? "" }
  );
}

/** 65 to 80 words, thirty seconds: need, product, price, what is known, and what the listener can do. */
export function elevatorPitch(c: Case): string {
  const core = [
    short(mechanism(c), 34) || mechanism(c),
    c.price ? `${cap(c.buyers)} pay ${c.price}` : "We're still testing the price",
    c.loses
      ? `At that price each sale loses money${c.mend ? `; it takes ${c.mend}` : ""}`
      : t`One ${singular(c.customerNoun)} leaves ${left(c)} ${c.basis === "a month" ? "a month " : ""}after costs`,
  ];
  const { hook, request } = frame(c, core);
  const said = [
    hook,
    ...core,
    c.done ? `So far: ${c.done}` : "",
    c.done ? "" : proof(c, 18),
    t`By day 60 we want ${aim(c)} paying or signed`,
    proof(c, 18, 1),
    c.done ? "" : `Nobody pays ${c.name} yet`,
  ];
  const fillers = [
    `Three dates decide whether ${c.name} goes on`,
    t`The model sees ${c.show("rev_y3")} in year three`,
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
