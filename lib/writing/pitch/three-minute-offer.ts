import { type Case, singular } from "../case";
import { languageName } from "../disclosures";
import { cap, wordCount } from "../english";
import { t } from "../frames";
import { counted, kindsOf } from "../kinds-of-buyer";
import { wordsOf } from "../plan/words";
import { type Line, may, must } from "./line";
import { audienceOf, sameAs, spentOn } from "./room";
import { asWritten, earnedBack, left, plain, problemTold, proof, rival, weOffer } from "./told";

/** So much of the problem is told in the founder's own sentences. */
const TOLD = 75;

/** One customer's situation, as the founder tells it. */
export function story(c: Case): Line[] {
  const whole =
    c.segment && c.segment !== c.people && wordCount(c.segment) <= 24 ? plain(c.segment) : c.people;
  return [
    must(
      c.foreign
        ? c.vary(
            "told",
            `There is a sentence I was told in ${languageName(c.context.brief.language)}, and it says it all: ${asWritten(c.context.brief.answers.problem)}`,
            `Let me read it in ${languageName(c.context.brief.language)}, as it was said to me: ${asWritten(c.context.brief.answers.problem)}`,
            `Somebody put it better than I can, in ${languageName(c.context.brief.language)}: ${asWritten(c.context.brief.answers.problem)}`,
          )
        : c.vague
          ? `We began with one sentence, ${asWritten(c.context.brief.answers.problem)}, and we know that it's not enough`
          : problemTold(c, TOLD),
    ),
    may(
      2,
      c.foreign || c.vague
        ? ""
        : sameAs(c, whole)
          ? ""
          : c.vary("people", `The people I mean are ${whole}`, `I'm talking about ${whole}`),
    ),
  ];
}

/** What is made, in one sentence, and what can be checked of it. */
export function offer(c: Case): Line[] {
  // What answers a rival is kept for that moment.
  const at = rival(c) && ownAnswer(c) ? 1 : 0;
  const shown = proof(c, 34, at);
  const more = proof(c, 30, at + 1);
  const tried = c.done ? plain(c.done) : "";
  return [
    must(weOffer(c)),
    may(
      1,
      c.hasBrand && !weOffer(c).includes(c.name)
        ? c.vary("named", `We call it ${c.name}`, `It's called ${c.name}`, `The name is ${c.name}`)
        : "",
    ),
    must(
      tried &&
        c.vary(
          "so-far",
          `We've already begun: ${tried}`,
          `This isn't theory any more: ${tried}`,
          `You can check what has happened: ${tried}`,
        ),
    ),
    (tried ? (said: string) => may(2, said) : must)(
      shown
        ? c.vary(
            "check",
            tried ? "" : `You can check this: ${shown}`,
            `What makes it different: ${shown}`,
            `The part that's hard to fake: ${shown}`,
          )
        : c.foreign
          ? c.vary(
              "apart",
              `What sets it apart, in our own words: ${asWritten(c.context.brief.answers.differentiator)}`,
              `And this is why we think it is ours to do: ${asWritten(c.context.brief.answers.differentiator)}`,
              `The difference, word for word: ${asWritten(c.context.brief.answers.differentiator)}`,
            )
          : "",
    ),
    may(4, more && `And there's more: ${more}`),
  ];
}

/** What one customer pays, leaves and costs; a loss is said before anything else. */
export function money(c: Case): Line[] {
  const payback = earnedBack(c);
  const often = c.basis === "a month" ? " a month" : "";
  const income =
    t`One ${singular(c.customerNoun)} brings in ${c.show("revenue_per_customer")}` &&
    `${kindsOf(c).length > 0 ? "On average one" : "One"} ${singular(c.customerNoun)} brings in ${c.show("revenue_per_customer")}${often}`;
  return [
    must(
      c.price
        ? c.vary(
            "price",
            `The price is simple: ${c.price}`,
            `${cap(c.billed)} pay us ${c.price}`,
            `For that we charge ${c.price}`,
          )
        : t`We haven't settled the price of ${c.name}; the model works with ${c.show("price_main")}`,
    ),
    ...(c.loses
      ? [
          must(
            `I'll say it before you do: as things stand, ${c.name} loses money on each sale, so growing would only make it worse`,
          ),
          must(
            c.doubt
              ? `One of our own costs is still to be confirmed, and until it is I show nobody a forecast`
              : c.mend
                ? `To come out even we need ${c.mend}, and that is what we test before anything else`
                : `The shares we pay away have to fall before ${c.job[0]} is sold again`,
          ),
        ]
      : [
          must(
            c.vary(
              "unit",
              t`${income}, and ${left(c)} of it is left once ${spentOn(c)} are paid`,
              t`Of the ${c.show("revenue_per_customer")} one ${singular(c.customerNoun)} brings us${often}, ${left(c)} stays once ${spentOn(c)} are paid`,
            ),
          ),
          must(
            c.vary(
              "win",
              t`Winning one through ${c.channels[0].name} costs about ${c.show("cac")}, our own hours included${payback ? `, so we're even ${payback}` : ""}`,
              t`We start with ${c.channels[0].name} and plan ${c.show("cac")} to win each one, our own time counted${payback ? `; it's back ${payback}` : ""}`,
              t`For each of the ${c.group.crowd} we plan to spend ${c.show("cac")}, hours included, first through ${c.channels[0].name}${payback ? `, and earn it back ${payback}` : ""}`,
            ),
          ),
        ]),
    may(9, `Why that way? Because ${c.channels[0].why}`),
  ];
}

/** "You'll think of Gong, which is built for large firms": what the founder says of it. */
function besideRival(who: string, fault: string): string {
  const rest = fault.startsWith(`${who} `) ? fault.slice(who.length + 1) : "";
  return rest && !/^(?:and|or) /.test(rest)
    ? `You'll think of ${who}, which ${rest}`
    : `You'll ask about the others: ${fault}`;
}

/** What a rival would have to match. */
const ownAnswer = (c: Case) => proof(c, 30);

export function market(c: Case): Line[] {
  const { sized } = c.context.model.market;
  const other = rival(c);
  const answered = other ? ownAnswer(c) : "";
  return [
    must(
      c.vague
        ? `Who buys isn't decided yet, so any market figure would be invented`
        : sized
          ? c.vary(
              "market",
              t`Counted one by one, there are ${counted(c, "sam")} we could serve, worth ${c.show("sam")} a year; ${c.show("som_customers")} of them is the most we'd hope for by year three, and the plan needs ${c.show("cust_y3")}`,
              t`We counted from the bottom: ${counted(c, "sam")} within reach, ${c.show("sam")} a year. By year three ${c.show("som_customers")} of them would be the ceiling; the plan needs ${c.show("cust_y3")}`,
            )
          : c.vary(
              "no-market",
              `How big is it? Nobody has counted ${c.people}${c.at} for us yet; we start in week 1, ${audienceOf(c).count(wordsOf(c))}`,
              `I have no market size I could defend: ${c.people}${c.at} are counted from week 1 on, ${audienceOf(c).count(wordsOf(c))}`,
            ),
    ),
    must(
      other?.fault
        ? besideRival(other.who, other.fault)
        : other
          ? `You'll think of ${other.who}${other.why ? `: ${other.why}` : ""}`
          : c.instead[0] && !/^\p{L}+ing /u.test(c.instead[0])
            ? `What we have to beat is ${c.instead[0]}`
            : c.vary(
                "beat",
                `What we have to beat is the way ${c.they} manage today`,
                `Nobody has to choose ${c.name}: ${c.they} manage somehow today, and that is the competition`,
              ),
    ),
    must(
      answered &&
        c.vary(
          "match",
          `What we set against it: ${answered}`,
          `To follow us they would have to match this: ${answered}`,
          `Beside that ${c.they} will look at one thing: ${answered}`,
        ),
    ),
    may(
      answered ? 6 : 1,
      c.moat &&
        c.vary(
          "moat",
          `What should become hard to copy is ${c.moat}; whether that keeps ${c.group.crowd} with us has to show`,
          `Whoever starts later would lack this, and ${c.group.crowd} will show what it is worth: ${c.moat}`,
        ),
    ),
  ];
}
