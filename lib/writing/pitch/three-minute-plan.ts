import { type Case, named } from "../case";
import { cap, list, uncap } from "../english";
import { quote, t } from "../frames";
import { stakesOf } from "../stakes";
import { type Line, may, must } from "./line";
import { aim, cautious, plain } from "./told";
export function evidence(c: Case): Line[] {
  return [
    must(
      c.done
        ? c.vary(
            "so-far",
            `We've already begun: ${plain(c.done)}`,
            `This isn't theory any more: ${plain(c.done)}`,
          )
        : c.vary(
            "none",
            `Nobody pays for ${c.name} yet, and I won't pretend otherwise`,
            `To be clear about where we stand: ${c.name} has no paying customer today`,
          ),
    ),
    must(
      c.vary(
        "dates",
        t`So we've set three dates: by day 20, a yes from ${c.say("pilot_target")} ${c.buyers} at ${c.asked}; by day 40, pilots in which ${c.counted} can be counted; by day 60, ${aim(c)} paying or signed`,
        t`The next sixty days have three marks: ${c.say("pilot_target")} ${c.buyers} saying yes at ${c.asked} by day 20, pilots that show ${c.counted} by day 40, and ${aim(c)} paying or signed by day 60`,
      ),
    ),
    must(
      c.vary(
        "miss",
        `If we miss the first, we change the offer before we build anything, and if we miss it twice, ${c.name} stops`,
        `Miss the first one, and nothing gets built until the offer of ${c.name} is a different one`,
        `Should the first date fail, you'll hear it from me the same week, and ${c.name} changes course`,
      ),
    ),
    may(
      6,
      `Before that we settle what the law and the insurers ask of us, because ${c.name} can't sell without it`,
    ),
  ];
}

export function years(c: Case): Line[] {
  const { breakEvenMonth, ask, warnings, useOfFunds } = c.context.model;
  const early = warnings.some(({ rule }) => rule === "too-early-to-raise");
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
        t`On the numbers we have, the first year brings ${c.show("rev_y1")} and the third ${c.show("rev_y3")}`,
      ),
    ),
    may(2, t`In the cautious case it's ${cautious(c)}, and I'd rather you remember that one`),
    must(
      breakEvenMonth
        ? c.vary(
            "even",
            t`${cap(c.name)} pays its own way from ${c.show("be_month")}`,
            t`We break even in ${c.show("be_month")}`,
            t`From ${c.show("be_month")} on, sales cover the costs of ${c.name}`,
          )
        : `On these figures ${c.name} doesn't break even within three years, so price, cost or effort per customer has to change first`,
    ),
    must(
      ask <= 0
        ? `We don't need outside money to start ${c.name}; what we need is access`
        : early || c.loses
          ? t`It would take ${c.show("ask")} to carry ${c.name} there, and I'm not asking for it today: the pilots come first`
          : c.vary(
              "ask",
              t`To get there we're raising ${c.show("ask")}${uses}`,
              t`We're asking for ${c.show("ask")}${uses}`,
            ),
    ),
    may(
      5,
      ask > 0 && breakEvenMonth && !early
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
            "risk",
            `What could prove us wrong? Above all ${c.sensitive}, so that's what we measure first with ${c.buyers}`,
            `The number that worries me most is ${c.sensitive}; if ${c.name} has that wrong, little else matters`,
            `If you want the weak spot of ${c.name}, it's ${c.sensitive}, and we test it before we spend on anything else`,
          )
        : `The risk that worries me most is that ${c.they} like ${c.name} and still don't pay`,
    ),
    must(
      rule &&
        c.vary(
          "rule",
          `One thing comes before the first sale of ${c.name}: ${rule}`,
          `And there's an errand ${c.name} can't skip: ${rule}`,
          `Before ${c.name} sells anything, we have to ${rule}`,
        ),
    ),
    may(
      1,
      stake
        ? c.vary(
            "stake",
            `In your place I'd attack one promise first: ${quote(stake.said)}; we test it before anybody relies on it`,
            `And one sentence of ours has to survive the pilots: ${quote(stake.said)}`,
            `The promise I trust least until it's been tried is this: ${quote(stake.said)}`,
          )
        : "",
    ),
    may(
      6,
      `What we don't know yet about ${c.name} is written down, each item with the week in which we find out`,
    ),
  ];
}

export function closing(c: Case): Line[] {
  const roles = (c.trade?.roles ?? c.usual.roles).slice(0, 2);
  return [
    must(
      c.team[0]
        ? `On the team: ${plain(c.team[0])}`
        : c.vary(
            "team",
            `Beside its founder ${c.name} needs ${list(roles)}`,
            `What ${c.name} is missing is people: ${list(roles)}`,
            `Two people are still missing at ${c.name}: ${list(roles)}`,
          ),
    ),
    must(
      c.vary(
        "request",
        `What I'd like from you today is two introductions to ${c.buyers}${c.at}`,
        `So here's my request: introduce us to two ${c.buyers}${c.at} who'd tell us the truth`,
        `Today I'm asking for one thing: two ${c.buyers}${c.at} who'd take a call`,
      ),
    ),
    must(
      c.vary(
        "close",
        `On day 60 you'll get the count from ${c.name}, whichever way it went`,
        `On day 60 I'll write to you: ${aim(c)}, or why not`,
        `You'll hear from ${c.name} on day 60, with the figures and without excuses`,
      ),
    ),
    may(
      7,
      `And if you think ${c.name} is asking the wrong question, tell me now; it's the cheapest day to hear it`,
    ),
    may(
      8,
      `I can go through each assumption behind ${c.name} with you, line by line, and show where it comes from`,
    ),
    may(
      9,
      `We'll also send you our notes from the conversations with the ${c.they}, including the ones that went badly for ${c.name}`,
    ),
  ];
}
