import { type Case, within } from "../case";
import { bare, cap, uncap, wordCount } from "../english";
import { t } from "../frames";
import { NO_GROUP } from "../payers";
import { wordsOf } from "../plan/words";
import { audienceOf, spentOn } from "./room";
import { atLeast, bullet, bullets, spoken, WORDS, type Write } from "./slide";
import { aim, shrinks } from "./told";

const ORDER = ["First", "Then", "Later"];

export const finance: Write = (c) => {
  const at = c.context.model.breakEvenMonth;
  return {
    title: c.doubt
      ? `One figure has to be confirmed before these count`
      : c.loses
        ? `More sales mean more loss until price or cost changes`
        : at
          ? t`Break-even in ${c.show("be_month")}, ${c.show("rev_y3")} of revenue in year 3`
          : t`${c.show("rev_y3")} of revenue in year 3 and still no break-even`,
    content: bullets(
      c.doubt,
      c.loses && !c.doubt && c.mend && `It takes ${c.mend}`,
      t`Revenue by year: ${c.show("rev_y1")}, ${c.show("rev_y2")}, ${c.show("rev_y3")}`,
      t`Operating result: ${c.show("ebitda_y1")}, ${c.show("ebitda_y2")}, ${c.show("ebitda_y3")}`,
      shrinks(c)
        ? t`Year 3, cautious to favourable: ${c.show("low_rev_y3")} to ${c.show("high_rev_y3")}`
        : c.show("low_cash_y3") !== c.show("high_cash_y3") &&
            t`Cash after year 3, cautious to favourable: ${c.show("low_cash_y3")} to ${c.show("high_cash_y3")}`,
      c.context.model.unit.basis === "month"
        ? t`Customers at the end of year 3: ${c.show("cust_y3")}`
        : t`Customers served: ${c.show("new_customers_y1")} in year 1, ${c.show("new_customers_y3")} in year 3`,
    ),
    keyPoints: spoken(
      c.vary(
        "measured",
        `Start with what's assumed: until week 8 ${c.done ? "what it costs is no more than a guess" : `no ${c.group.member} has confirmed any of it`}`,
        `Say what hasn't been measured yet, first of all what ${spentOn(c)} come to`,
      ),
      c.sensitive ? `The result hangs most on ${c.sensitive}; say how ${c.group.crowd} will show it` : "",
    ),
  };
};

/** "I have been a mechanic for eleven years and run the workshop of ...": the first half says it. */
const inShort = (said: string) =>
  [said, ...said.split(/, (?=\p{L})| and (?=\p{L}+ )/u)].find(
    (part) => wordCount(part) <= WORDS && wordCount(part) >= 4,
  ) ?? "";

export const team: Write = (c) => {
  const roles = (c.trade?.roles ?? c.usual.roles).slice(0, 3);
  const told = c.team.map(inShort).filter(Boolean).slice(0, 2);
  return {
    title: told[0]
      ? bullet(told[0])
      : ([
          c.vary("team", `The next person to find is ${roles[0]}`, `What's missing most is ${roles[0]}`),
          `Still missing is ${roles[0]}`,
        ].find((said) => wordCount(said) <= WORDS) ?? `The next person to find is named, and so is the work`),
    content: bullets(
      ...(told.length > 0 ? told.slice(1) : ["[add founder background]"]),
      ...roles.map((role, i) => `${ORDER[i]}: ${role}`),
    ),
    keyPoints: spoken(
      told.length > 0
        ? `Say what that taught you about ${c.they}, in one sentence`
        : `Say in one sentence what you have done with ${c.they} that others haven't`,
      c.loses || c.context.model.ask <= 0
        ? `Nobody is hired before ${c.group.crowd} pay for it; say so`
        : `Say how many ${c.sale[1]} have to be paid before the first of them is hired`,
    ),
  };
};

export const ask: Write = (c) => {
  const { useOfFunds, ask: sum } = c.context.model;
  const { early } = c;
  if (sum <= 0)
    return {
      title: `${cap(c.name)} needs introductions, not money`,
      content: bullets(
        "In the base case cash never falls below zero",
        `Wanted: two introductions to ${c.buyers}${c.at}`,
        t`By day 60: ${aim(c)} paying or signed, or we say why not`,
      ),
      keyPoints: spoken(
        `Ask for ${c.buyers}, not for capital, and name the kind you mean`,
        `Say that by day 60 you'll report ${c.counted}`,
      ),
    };
  const uses = [...useOfFunds].sort((a, b) => b.amount - a.amount);
  return {
    title: early
      ? c.loses
        ? `Not raising while each ${c.job[0].replace(/^an? /, "")} loses money`
        : `Not raising yet: ${c.sensitive || "the price"} is measured first`
      : t`${c.show("ask")} takes ${c.name} past break-even in ${c.show("be_month")}`,
    content: atLeast(
      3,
      bullets(
        early && t`Today's ask: two introductions to ${c.buyers}${c.at}`,
        early && t`Day 60 decides whether ${c.name} raises at all`,
        early && t`As planned today it would take ${c.show("ask")}`,
        ...uses
          .slice(0, early ? 2 : 4)
          .map(({ key, label }) => t`${label}: ${c.show(`funds_${key}`)} (${c.show(`funds_${key}_share`)})`),
        !early && `First step released after day 60, on results`,
      ),
      [`Covers the deepest point of cash, with a quarter in reserve`],
    ),
    keyPoints: spoken(
      t`The sum covers the deepest point of cash, ${c.show("trough")} in ${c.show("trough_month")}, with a quarter in reserve`,
      early
        ? `Say you'd rather hear no today than raise on guesses about ${c.they}`
        : `Say how many ${c.group.crowd} will pay when half of it is spent`,
    ),
  };
};

/** "Later hospitals at €3 per employee": what the founder keeps for afterwards. */
function laterIn(c: Case): string {
  const said =
    /\b(?:later(?: on)?|eventually|from year (?:two|three|2|3)|in (?:the )?(?:second|third|next) year),? (?:we (?:also |will |want to )*)?([^.;]{8,90})/i.exec(
      c.context.brief.answers.businessModel,
    )?.[1] ?? "";
  return c.foreign || wordCount(said) > WORDS - 1 || wordCount(said) < 3 ? "" : `Later: ${bare(said)}`;
}

export const vision: Write = (c) => {
  const known = c.foreign || c.vague;
  const [, other] = c.context.brief.segments;
  const second =
    other && !known && !NO_GROUP.test(other.text) ? within(WORDS - 1, uncap(other.text, c.names)) : "";
  return {
    title: c.loses
      ? `Growth starts when each ${c.job[0].replace(/^an? /, "")} pays for itself`
      : known
        ? `In three years ${c.name} is the first name its customers think of`
        : ([
            c.vary(
              "vision",
              c.form === "saas" || c.form === "usage"
                ? t`By year 3, ${c.show("cust_y3")} ${c.customerNoun} ${c.b2b ? "work with" : "use"} ${c.name}`
                : t`By year 3, ${c.show("cust_y3")} ${c.customerNoun} have bought from us`,
              /^\p{L}+ing\b/u.test(c.channels[0].name)
                ? ""
                : t`${c.show("cust_y3")} ${c.customerNoun} in three years, from ${c.channels[0].name} first`,
              t`Year 3: ${c.show("cust_y3")} ${c.customerNoun}${c.at}`,
            ),
            `In three years ${c.they} tell each other about ${c.name}`,
          ].find((title) => wordCount(title) <= WORDS) ?? `In three years ${c.they} know ${c.name}`),
    content: atLeast(
      3,
      bullets(c.place && `${cap(c.place)} first, then wherever ${c.they} ask for it`, laterIn(c)),
      [
        second ? `Then: ${second}` : "",
        `No second place before ${c.counted} holds in the first`,
        `Kept from the first day on: ${c.counted}`,
        "One figure, counted the same way every year",
        "No second offer before the first one pays for itself",
        ...c.usual.later.slice(0, 1).map((item) => `Perhaps later: ${uncap(item)}`),
      ].filter((line) => line && wordCount(line) <= WORDS),
    ),
    keyPoints: spoken(
      c.vary(
        "back",
        `Go back to the person from the first slide and say what has changed for them`,
        `End where you began: the same ${c.group.member}, the same day`,
      ),
      `Close on the request: ${audienceOf(c).introduce(wordsOf(c))}`,
    ),
  };
};
