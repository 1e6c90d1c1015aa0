import type { Slide } from "@/lib/artifacts/pitch/artifact";
import { cap, inWords, list, sentence, shorten, wordCount } from "../english";
import { quote, t } from "../frames";
import type { Material } from "../material";
import { cores } from "../slots";

export const SLIDE_TOPICS = [
  "Problem",
  "Solution",
  "Market Size",
  "Business Model",
  "Traction",
  "Competition",
  "Financial Projections",
  "Team",
  "Funding Ask",
  "Vision",
] as const;

const WORDS = 16;

/** At most sixteen words, closed by nothing: a bullet. */
const bullet = (text: string) =>
  text.startsWith("[") ? text : cap(shorten(text.replace(/[.;,]$/, ""), WORDS));
const bullets = (...items: (string | false | null | undefined)[]) =>
  [
    ...new Set(
      items.filter((item): item is string => Boolean(item) && wordCount(item || "") <= WORDS).map(bullet),
    ),
  ].slice(0, 5);
const spoken = (...items: (string | false | null | undefined)[]) =>
  items
    .filter((item): item is string => Boolean(item))
    .map(sentence)
    .slice(0, 3);
/** Founder text is never cut: what is too long gives way to a part that can stand alone. */
const fits = (text: string) => wordCount(text) <= WORDS && wordCount(text) >= 4;
const brief = (text: string | undefined) => {
  if (!text) return "";
  const before = text.split(/ and (?:still |then )?/)[0] ?? "";
  return [text, ...cores(text)].find(fits) ?? (wordCount(before) >= 7 && fits(before) ? before : "");
};

/** Adds what is always true of this venture until a slide has three lines. */
function atLeast(count: number, items: string[], more: string[]): string[] {
  const extra = bullets(...more).filter((item) => !items.includes(item));
  return [...items, ...extra].slice(0, Math.max(count, items.length));
}

type Write = (m: Material) => Slide;

const problem: Write = (m) => ({
  title:
    brief(m.trouble) && !m.vague
      ? bullet(brief(m.trouble))
      : m.foreign
        ? `Customers${m.place ? ` in ${m.place}` : ""} have a problem that ${m.name} is built for`
        : m.vague
          ? `${cap(m.name)} starts from a problem that still needs a number`
          : `${cap(m.who)} still make do with ${m.kind.today[0]}`,
  content: atLeast(
    3,
    bullets(
      ...m.pains
        .map(brief)
        .filter((pain) => pain && !pain.includes(brief(m.trouble)) && !m.trouble.includes(pain))
        .slice(0, 2),
      `Today's answer is ${m.kind.today[0]}`,
      m.foreign ? "" : `Felt by ${m.who}${m.place ? ` in ${m.place}` : ""}`,
    ),
    [
      `How often it happens is counted in the first twelve conversations with ${m.who}`,
      `Next in line: ${m.kind.today[1] ?? "going without"}`,
    ],
  ),
  keyPoints: spoken(
    t`Tell the story of one of the ${m.who} you met, with the day and the place`,
    m.statistic
      ? `Say the figure once and stop: ${quote(m.statistic)}`
      : `Give the number you measured in the first two weeks of ${m.name}`,
  ),
});

/** What it does, cut before the second verb: "Truecrust bakes sourdough bread". */
function claim(m: Material): string {
  const whole = m.what ? `${cap(m.name)} ${m.what}` : "";
  const first = whole.split(/, (?=[a-z]+s )| and (?=[a-z]+s [a-z]+ )|: |, so |, with /)[0] ?? "";
  return (
    [whole, first].find((text) => text && wordCount(text) <= WORDS) ??
    `${cap(m.name)} is ${m.kind.label} for ${m.who}`
  );
}

const solution: Write = (m) => ({
  title: m.vague ? `${cap(m.name)} is not yet narrow enough to promise one thing` : claim(m),
  content: atLeast(
    3,
    bullets(
      ...m.features
        .map(brief)
        .filter((feature) => !claim(m).includes(feature))
        .slice(0, 3),
      brief(m.proofs[0]),
    ),
    m.kind.essentials,
  ),
  keyPoints: spoken(
    `Show ${m.name} doing one case from start to finish, in under a minute`,
    m.proofs[0] ? `Then give the proof: ${quote(m.proofs[0])}` : `Then say what ${m.name} does not do yet`,
  ),
});

const market: Write = (m) => {
  const { sized } = m.context.model.market;
  const tam = m.show("tam");
  return {
    title:
      sized && tam
        ? `${m.show("som")} a year is within reach of a ${tam} market`
        : `The market of ${m.name} is counted from the bottom, once ${m.who} are counted`,
    content: atLeast(
      3,
      bullets(
        tam && `Total: ${tam} a year, from ${m.show("tam_customers")} ${m.customerNoun}`,
        tam && `Serviceable: ${m.show("sam")} a year`,
        tam && `Obtainable by year 3: ${m.show("som")}, or ${m.show("som_customers")} ${m.customerNoun}`,
        !sized && `The count of ${m.customerNoun} is a placeholder, not a source`,
        m.place && `Starting in ${m.place}`,
      ),
      [
        `First segment: ${m.who}`,
        `Each factor is stated with its origin`,
        `Top-down reports are left out on purpose`,
      ],
    ),
    keyPoints: spoken(
      `Walk through the multiplication for ${m.name} factor by factor and say which ones are assumed`,
      `Why now: use only what ${m.who} themselves said has changed`,
    ),
  };
};

const model: Write = (m) => ({
  title: m.prices
    ? ([`${cap(m.payer)} ${m.pay}`, `${cap(m.name)} earns ${m.prices}`].find(
        (text) => wordCount(text) <= WORDS,
      ) ?? `${cap(m.name)} is paid in ${inWords(m.lines.length)} ways`)
    : `${cap(m.name)} will earn from ${m.who} at a price still being tested`,
  content: atLeast(
    3,
    bullets(
      t`Revenue per customer: ${m.show("revenue_per_customer")} ${m.basis}`,
      t`Left after delivery and fees: ${m.show("contribution")} (${m.show("contribution_margin")})`,
      t`Winning a customer: ${m.show("cac")}, with people's time`,
      t`Earned back in ${m.show("payback")}`,
      `First channel: ${m.channels[0].name}`,
    ),
    [`Second channel: ${m.channels[1].name}`, `Every cost in the model is listed with its origin`],
  ),
  keyPoints: spoken(
    `Work one customer of ${m.name} through from first contact to the money that is left`,
    m.sensitive ? `Name the assumption you would test first with ${m.who}: ${m.sensitive}` : "",
  ),
});

const traction: Write = (m) => {
  const stated = m.traction.length > 0;
  return {
    title: brief(m.traction[0])
      ? bullet(brief(m.traction[0]))
      : `${cap(m.name)} will know by day 60 whether ${m.who} pay`,
    content: atLeast(
      3,
      bullets(
        ...m.traction.slice(1, 3).map(brief),
        !stated && "No customers yet; this is the pilot plan",
        t`Day 20: ${m.say("pilot_target")} say yes at a stated price`,
        t`Day 40: ${m.say("gate40_pilots")} pilots running and measured`,
        t`Day 60: ${m.say("gate60_customers")} ${m.customerNoun} paying or signed`,
      ),
      [`Measured in each pilot: ${m.kind.measure}`],
    ),
    keyPoints: spoken(
      stated
        ? `Say exactly what was counted for ${m.name}, by whom and when`
        : `Say plainly that ${m.name} has no customers yet, and what would make you stop`,
      `Offer to send the raw notes of the pilots of ${m.name}`,
    ),
  };
};

const competition: Write = (m) => ({
  title: bullet(`The alternative to ${m.name} today is ${m.kind.today[0]}`),
  content: atLeast(
    3,
    bullets(
      m.rivals.length > 0 && `Named: ${list(m.rivals.slice(0, 3))}`,
      ...m.proofs.slice(0, 2).map((proof) => brief(proof)),
      ...m.kind.adjacent.map(({ who, strength }) => `${who}: ${strength}`),
      m.context.brief.named.platforms[0] &&
        `We depend on ${m.context.brief.named.platforms[0]} and keep a path without it`,
    ),
    [`Later: ${m.kind.moat}`, `Compared on one real case from ${m.who}`],
  ),
  keyPoints: spoken(
    `Concede where the alternative is better than ${m.name}`,
    `What becomes hard to copy about ${m.name}: ${m.kind.moat}`,
  ),
});

const finance: Write = (m) => {
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

const team: Write = (m) => ({
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

const ask: Write = (m) => {
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

const vision: Write = (m) => ({
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

const WRITERS: readonly Write[] = [
  problem,
  solution,
  market,
  model,
  traction,
  competition,
  finance,
  team,
  ask,
  vision,
];

/** Ten slides in the fixed order; each title is a claim. */
export const slides = (m: Material): Slide[] => WRITERS.map((write) => write(m));
