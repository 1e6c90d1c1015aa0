import { type Case, named } from "../case";
import { cap, uncap } from "../english";
import { quote, t } from "../frames";
import { wordsOf } from "../plan/words";
import { stakesOf } from "../stakes";
import { type Line, may, must } from "./line";
import { audienceOf, marks, offerLinesOf } from "./room";
import { aim, cautious, plain } from "./told";

export function evidence(c: Case): Line[] {
  const { yes, runs, turned } = marks(c);
  return [
    must(
      c.vary(
        "dates",
        t`We've set three dates: by day 20, ${yes}; by day 40, ${runs}, and we know ${c.counted}; by day 60, ${aim(c)} pay or have signed`,
        t`Three dates are set: by day 20 ${yes}; by day 40 ${runs}, with ${c.counted} written down; and by day 60 ${aim(c)} pay or have signed`,
      ),
    ),
    may(
      5,
      c.vary(
        "miss",
        `If we miss the first, we change ${turned} before we make anything ${c.done ? "more " : ""}for ${c.group.crowd}; miss it twice, and we stop`,
        `Miss the first one, and ${turned} changes before anything ${c.done ? "more " : ""}is made for ${c.group.crowd}`,
      ),
    ),
  ];
}

export function years(c: Case): Line[] {
  const { breakEvenMonth, ask, useOfFunds } = c.context.model;
  const [first, second] = [...useOfFunds].sort((a, b) => b.amount - a.amount);
  const uses =
    first && second
      ? t`, mostly for ${uncap(first.label)} (${c.show(`funds_${first.key}`)}) and ${uncap(second.label)} (${c.show(`funds_${second.key}`)})`
      : "";
  return [
    must(
      c.vary(
        "years",
        t`If our assumptions hold, revenue goes from ${c.show("rev_y1")} in the first year to ${c.show("rev_y3")} in the third`,
        t`On the numbers we have, the first year brings ${c.name} ${c.show("rev_y1")} and the third ${c.show("rev_y3")}`,
      ),
    ),
    may(
      1,
      c.vary(
        "cautious",
        t`In the cautious case ${c.name} has ${cautious(c)}, and I'd rather you remember that one`,
        t`Should ${c.group.crowd} come more slowly, it's ${cautious(c)}: judge ${c.name} by that figure`,
        t`The cautious case for ${c.name}: ${cautious(c)}`,
      ),
    ),
    must(
      breakEvenMonth
        ? c.vary(
            "even",
            t`We break even in ${c.show("be_month")}`,
            t`From ${c.show("be_month")} on, what ${c.group.crowd} pay covers our costs`,
          )
        : c.vary(
            "no-even",
            `On these figures we don't break even within three years, so the price, the cost of ${c.job[0]} or what it takes to win ${wordsOf(c).one} has to change first`,
            `Three years aren't enough to break even on that; either ${c.group.crowd} pay more, or ${c.job[0]} has to cost us less`,
          ),
    ),
    must(
      ask <= 0
        ? `We don't need outside money to start; what we need is access to ${c.buyers}`
        : c.early
          ? c.doubt
            ? `I'm not asking for money today: one of our own figures has to be confirmed before anybody relies on the rest`
            : breakEvenMonth
              ? t`It would take ${c.show("ask")} to get there, and I'm not asking for it today: first ${c.group.crowd} have to pay`
              : `I'm not asking for money on that: first ${c.group.crowd} have to pay for ${c.name}`
          : c.vary(
              "ask",
              t`To get there we're raising ${c.show("ask")}${uses}`,
              t`We're asking for ${c.show("ask")}${uses}`,
            ),
    ),
    may(
      8,
      ask > 0 && !c.early
        ? t`That covers the deepest point of our cash, ${c.show("trough")} in ${c.show("trough_month")}, with a quarter in reserve`
        : "",
    ),
  ];
}

export function risk(c: Case): Line[] {
  const [stake] = stakesOf(c);
  const rule = c.trade
    ? uncap(named(c.trade.rule.title, c), c.names)
        .replace(/\byou\b/g, "we")
        .replace(/\byour\b/g, "our")
    : "";
  return [
    must(
      c.sensitive
        ? c.vary(
            "weak-spot",
            `What could prove us wrong? Above all ${c.sensitive}, which only real ${c.sale[1]} for ${c.group.crowd} will show`,
            `The number at ${c.name} that worries me most is ${c.sensitive}; ${c.group.crowd} will tell whether we have it right`,
          )
        : `The risk that worries me most is that ${c.they} like it and still don't pay`,
    ),
    may(
      1,
      c.setback ? `One thing speaks against us: ${c.setback}; we find out why before anything else` : "",
    ),
    may(
      2,
      rule &&
        c.vary(
          "rule",
          `One thing comes before ${c.group.crowd} can pay: ${rule}`,
          `And before the first of the ${c.group.crowd} pays, we have to ${rule}`,
        ),
    ),
    may(
      6,
      stake
        ? c.vary(
            "stake",
            `In your place I'd attack one promise first: ${quote(stake.said)}; we test it before anybody relies on it`,
            `And one sentence of ours has to survive the pilots: ${quote(stake.said)}`,
            `The promise I trust least until it's been tried is this: ${quote(stake.said)}`,
          )
        : "",
    ),
  ];
}

export function closing(c: Case): Line[] {
  const [role = "", next = ""] = c.trade?.roles ?? c.usual.roles;
  const w = wordsOf(c);
  return [
    must(
      c.team[0]
        ? `Who we are: ${plain(c.team[0])}`
        : c.vary(
            "team",
            `To serve ${c.group.crowd}, ${c.name} still needs ${role}`,
            `What ${c.name} still lacks is ${role}`,
            `Before ${c.group.crowd} come in numbers, ${c.name} has to find ${role}`,
          ),
    ),
    may(4, c.team[0] ? `To serve ${c.group.crowd} we still need ${role}` : ""),
    may(5, next && `After that ${c.name} looks for ${next}`),
    must(
      c.vary(
        "introduce",
        `What I'd like from you today: introduce us to ${audienceOf(c).introduce(w)}`,
        `So here's my request: bring us together with ${audienceOf(c).introduce(w)}`,
        `What would help ${c.name} most today is a word with ${audienceOf(c).introduce(w)}`,
      ),
    ),
    must(
      c.vary(
        "close",
        `On day 60 I'll write to you: ${aim(c)}, or why not`,
        `You'll hear from ${c.name} on day 60, with the figures either way`,
      ),
    ),
    may(9, c.vague || c.foreign ? "" : `And in three years? ${cap(offerLinesOf(c).later(w))}`),
    may(
      6,
      `Ask me for the raw notes of ${c.name} from ${c.people} whenever you like; the talks that went badly are in there too`,
    ),
    may(
      7,
      `I can go through every assumption behind the figures of ${c.name} with you, ${c.sensitive || "the price"} first`,
    ),
    may(8, `And if you think ${c.name} asks the wrong question, tell me now, on the cheapest day to hear it`),
  ];
}
