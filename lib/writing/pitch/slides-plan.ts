import { cap, wordCount } from "../english";
import { t } from "../frames";

import { atLeast, bullet, bullets, spoken, WORDS, type Write } from "./slide";

export const finance: Write = (m) => {
  const at = m.context.model.breakEvenMonth;
  return {
    title: at
      ? `${m.show("rev_y3")} of revenue in year 3, break-even in ${m.show("be_month")}`
      : `${m.show("rev_y3")} of revenue in year 3, without break-even inside 36 months`,
    content: bullets(
      t`Revenue: ${m.show("rev_y1")}, ${m.show("rev_y2")}, ${m.show("rev_y3")}`,
      t`Operating result: ${m.show("ebitda_y1")}, ${m.show("ebitda_y2")}, ${m.show("ebitda_y3")}`,
      t`Customers at the end of year 3: ${m.show("cust_y3")}`,
      t`Year 3 between ${m.show("low_rev_y3")} and ${m.show("high_rev_y3")}`,
      m.context.model.stopsGrowth && "Each sale loses money as described; that comes first",
    ),
    keyPoints: spoken(
      `Say first which inputs of ${m.name} are measured and which are assumed`,
      m.sensitive ? `The result of ${m.name} hangs most on ${m.sensitive}` : "",
    ),
  };
};

export const team: Write = (m) => ({
  title:
    m.team[0] && wordCount(m.team[0]) <= WORDS
      ? bullet(m.team[0])
      : `${cap(m.name)} needs ${m.kind.roles.length} people, and these are the roles`,
  content: bullets("[add founder background]", ...m.kind.roles.map((role) => `Needed: ${role}`)),
  keyPoints: spoken(
    `Say why you, in one sentence about your own time with ${m.who}`,
    `Name the first person you would hire for ${m.name} and what triggers it`,
  ),
});

export const ask: Write = (m) => {
  const { useOfFunds, ask: sum, warnings } = m.context.model;
  const early = warnings.some(({ rule }) => rule === "too-early-to-raise");
  if (sum <= 0)
    return {
      title: `${cap(m.name)} can start without outside money`,
      content: bullets(
        "The base case never falls below zero cash",
        `What helps instead: introductions to ${m.who}`,
        `A loan or grant for ${m.name} only against a measured need`,
      ),
      keyPoints: spoken(
        `Ask for introductions to ${m.who} rather than money`,
        `Say what ${m.name} will have measured by day 60`,
      ),
    };
  const uses = [...useOfFunds].sort((a, b) => b.amount - a.amount);
  return {
    title: early
      ? `It is too early to ask for the ${m.show("ask")} this would take`
      : `We ask for ${m.show("ask")}, which lasts ${m.show("runway")}`,
    content: atLeast(
      3,
      bullets(
        early && `First the pilots: day 60 decides whether ${m.name} asks at all`,
        ...uses.map(
          ({ key, label }) => t`${label}: ${m.show(`funds_${key}`)} (${m.show(`funds_${key}_share`)})`,
        ),
      ),
      [`Covers the lowest point of cash with a quarter in reserve`, `Released in steps, day 60 first`],
    ),
    keyPoints: spoken(
      t`The sum covers the lowest point of cash of ${m.name}, ${m.show("trough")} in ${m.show("trough_month")}, with a quarter in reserve`,
      early
        ? `Say that you would rather be told no now than raise on assumptions about ${m.who}`
        : `Say what ${m.name} will have proved when the money is half spent`,
    ),
  };
};

export const vision: Write = (m) => ({
  title:
    m.foreign || m.vague
      ? `In three years ${m.name} is the first thing its customers think of`
      : bullet(
          `In three years ${m.name} is what ${m.who}${m.place ? ` in ${m.place}` : ""} recommend to each other`,
        ),
  content: atLeast(
    3,
    bullets(
      t`${m.show("cust_y3")} ${m.customerNoun} by the end of year 3`,
      m.place && `First ${m.place}, then the next place where ${m.who} ask for it`,
      `Built on ${m.kind.moat}`,
    ),
    m.kind.later.map((item) => `Next: ${item}`),
  ),
  keyPoints: spoken(
    `Come back to the person from the first slide and say what is different for them with ${m.name}`,
    `Close with the next step: two introductions to ${m.who}`,
  ),
});
