import { assumedUses } from "../assumed-use";
import { type Case, singular, within } from "../case";
import { sentences } from "../cut";
import { bare, cap, inWords, list, wordCount } from "../english";
import { quote, t } from "../frames";
import { clauseWithin } from "../in-sentences";
import { counted, kindsOf } from "../kinds-of-buyer";
import { wordsOf } from "../plan/words";
import { todayOnSlide } from "../price-today";
import { toReader } from "../prototype/to-reader";
import { questionOf } from "../stakes";
import { claim } from "./claim";
import { paid } from "./elevator";
import { headline } from "./headline";
import { audienceOf, offerLinesOf, spentOn } from "./room";
import { atLeast, brief, bullets, spoken, WORDS, type Write } from "./slide";
import { earnedBack, isSpokenOf, left, rival } from "./told";

/** Whole pieces of an answer in another language, quoted line by line. */
const toldLines = (answer: string) =>
  sentences(answer)
    .flatMap((said) =>
      wordCount(said) <= WORDS
        ? [said]
        : said.split(/, | porque | parce que | perché | weil | omdat | y (?=\p{L}+ \p{L}+ \p{L}+ \p{L}+)/u),
    )
    .map(bare)
    .filter((said) => wordCount(said) >= 3 && wordCount(said) <= WORDS)
    .slice(0, 2)
    .map(quote);

/** Whole sentences and clauses of an answer that fit on a line and are not on the slide yet. */
const linesOf = (answer: string, shown: string) =>
  sentences(answer)
    .map(bare)
    .map((said) => (wordCount(said) <= WORDS ? said : clauseWithin(said, WORDS)))
    .filter((said) => wordCount(said) >= 3 && !repeats(said, shown));

/** Most of its longer words have been said. */
function repeats(said: string, shown: string): boolean {
  const words = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const known = words.filter((word) => shown.toLowerCase().includes(word.replace(/(?:es|s)$/, "")));
  return words.length > 0 && known.length / words.length > 0.6;
}

/** What they do who buy nothing new: "What they turn to now: reading labels every week, or meal kits with a filter". */
const insteadOf = ({ instead }: Parameters<Write>[0]) => {
  const ways = instead.filter((way) => wordCount(way) <= 7).slice(0, 2);
  return ways.length > 0 ? `What they turn to now: ${ways.join(", or ")}` : "";
};

export const problem: Write = (c) => {
  const { answers } = c.context.brief;
  const title =
    headline(c) ||
    (c.foreign
      ? `What people there live with, in their own words`
      : c.vague
        ? `${cap(c.name)} starts from a problem that still needs a number`
        : `${cap(c.they)} have no good answer to this yet`);
  const whom = c.segment.startsWith(brief(c.segment)) ? brief(c.segment) : "";
  const rest = c.foreign || c.vague ? [] : linesOf(answers.problem, title);
  return {
    title,
    content: atLeast(
      3,
      bullets(
        ...(c.foreign ? toldLines(answers.problem) : []),
        c.vague && quote(bare(answers.problem)),
        ...rest.slice(0, 2),
        whom && `It hits ${whom}`,
      ).slice(0, 3),
      [
        whom ? "" : `It hits ${c.people}${c.at}`,
        c.todayKnown && !c.foreign && !c.vague ? insteadOf(c) : "",
        `Week 2 tells us how often: twelve conversations, all counted`,
        `Measured from the start: ${c.counted}`,
        "What it costs them is asked in week 1",
      ],
    ).slice(0, 3),
    keyPoints: spoken(
      audienceOf(c).tell(wordsOf(c)),
      c.statistic
        ? `Say the figure once, then wait: ${quote(c.statistic)}`
        : `If they ask how often it happens, give the count from your talks with ${c.group.crowd}`,
    ),
  };
};

export const solution: Write = (c) => {
  const { answers } = c.context.brief;
  const [told] = c.foreign ? toldLines(answers.solution) : [];
  const title = c.vague
    ? `${cap(c.name)} is not narrow enough yet to promise one thing`
    : told
      ? `${cap(c.name)}: ${told}`
      : claim(c);
  const further = c.foreign || c.vague ? [] : linesOf(sentences(answers.solution).slice(1).join(" "), title);
  return {
    title,
    content: atLeast(
      3,
      bullets(
        ...(c.foreign ? [...toldLines(answers.solution).slice(1), ...toldLines(answers.differentiator)] : []),
        ...further.slice(0, 2),
        ...c.features
          .map((feature) => toReader(brief(feature)))
          .filter((feature) => feature && !repeats(feature, [title, ...further].join(" ")))
          .slice(0, Math.max(0, 2 - further.length)),
        ...(c.foreign
          ? []
          : c.proofs
              .map((said) => brief(said) || within(WORDS, said))
              .filter((said) => said && !/^(?:is|are|was|were) /i.test(said))
              .slice(0, 2)),
      ).slice(0, 4),
      [
        c.price ? `Price: ${c.price}` : "The price is open and tested in week 2",
        `What counts: ${c.counted}`,
        `By day 40: ${c.job[0]}, start to finish, nothing else`,
      ],
    ).slice(0, 4),
    keyPoints: spoken(
      offerLinesOf(c).show(wordsOf(c)),
      questionOf(c)
        ? t`Expect this question and answer it before it is asked: ${questionOf(c)}`
        : c.proofs[0]
          ? c.vary(
              "hand-over",
              `Then hand over what can be checked about ${c.job[0]}, and let them look`,
              `Then say how anybody in the room can check the last line`,
            )
          : `Then say plainly what ${wordsOf(c).it} doesn't do yet`,
    ),
  };
};

export const market: Write = (c) => {
  const { sized } = c.context.model.market;
  const tam = c.show("tam");
  const kinds = kindsOf(c).length > 0;
  return {
    title:
      sized && tam
        ? `The plan needs ${c.show("cust_y3")} of ${c.show("sam_customers")} ${c.customerNoun} within reach`
        : `We count ${c.they} by name before we claim a market`,
    content: atLeast(
      3,
      bullets(
        tam && sized && `All of them: ${counted(c, "tam")}, ${tam} a year`,
        tam &&
          sized &&
          `Within reach: ${kinds ? counted(c, "sam") : c.show("sam_customers")}, worth ${c.show("sam")} a year`,
        tam &&
          sized &&
          `At most by year 3: ${kinds ? counted(c, "som") : c.show("som_customers")}, worth ${c.show("som")} a year`,
        !sized && `We hold no count of ${c.people} yet`,
        !sized && t`Working assumption, no source: ${counted(c, "sam")} within reach`,
        !sized && t`Won by year 3 if it holds: ${c.show("som_customers")}, worth ${c.show("som")} a year`,
        c.place && `We begin in ${c.place}`,
      ),
      [
        `First: ${c.people}`,
        "First count in week 1: twenty-five names",
        "Each factor says whether it is sourced or assumed",
      ],
    ),
    keyPoints: spoken(
      c.vary(
        "factors",
        `Walk through the multiplication for ${c.group.crowd} and say which factors are guesses`,
        `Take one factor after the other: sourced, our own, or a guess about ${c.they}`,
      ),
      `Why now? Say what ${c.group.crowd} answered when you asked ${audienceOf(c).now(wordsOf(c))}`,
    ),
  };
};

export const model: Write = (c) => {
  const often = c.basis === "a month" ? "a month" : c.basis;
  const title =
    c.loses && c.doubt
      ? `What one ${c.one} costs us comes first`
      : c.loses
        ? `At ${c.price || "today's price"} each sale loses money, and that comes first`
        : c.price
          ? ([
              left(c)
                ? often === "a month" && !/\b(?:month|year|week)\b/.test(c.price)
                  ? `${paid(c)}; one ${singular(c.customerNoun)} leaves ${left(c)} a month`
                  : `${paid(c)}; ${left(c)} ${often} stays`.replace(" per purchase stays", " of it stays")
                : "",
              `${cap(c.billed)} pay ${c.price}`,
              `${cap(c.name)} earns ${c.price}`,
            ].find((text) => text && wordCount(text) <= WORDS) ??
            `${cap(c.name)} is paid in ${inWords(Math.max(2, c.lines.length))} ways`)
          : `The price is settled with five ${c.buyers} in week 2`;
  return {
    title,
    content: atLeast(
      3,
      bullets(
        c.loses && `To come out even: ${c.mend || "smaller shares paid away"}`,
        todayOnSlide(c, WORDS),
        t`Comes in${kindsOf(c).length > 0 ? ", on average" : ""}: ${c.show("revenue_per_customer")} ${c.basis === "a month" ? `per ${singular(c.customerNoun)} a month` : `per sale`}`,
        ...(c.basis === "a month"
          ? assumedUses(c, ` per ${singular(c.customerNoun)}`).map((use) => `Assumed, not measured: ${use}`)
          : []),
        t`Left after ${spentOn(c)}: ${c.show("contribution")} (${c.show("contribution_margin")})`,
        t`Cost of winning one: ${c.show("cac")}, our own hours included`,
        c.loses ? "" : t`Earned back ${earnedBack(c)}`,
        within(11, c.channels[0].name) && `First channel: ${within(11, c.channels[0].name)}`,
      ),
      [`Every cost says where it comes from`, `Measured figures replace these in week 8`],
    ),
    keyPoints: spoken(
      c.loses
        ? `Don't hide it: say what ${c.job[0]} loses, and which price or cost ends that`
        : c.vary(
            "one",
            `Do the sum aloud for one of the ${c.they}: what comes in, what ${spentOn(c)} take, what stays`,
            `Follow one payment of ${wordsOf(c).one} until ${spentOn(c)} are paid`,
          ),
      c.sensitive
        ? `Name the figure you trust least yourself: ${c.sensitive}`
        : "Say which of these figures is a guess",
    ),
  };
};

export const alternatives = (c: Case) => {
  const named = (c.form === "nonprofit" ? [] : c.competitors)
    .filter(({ kind }) => c.foreign || isSpokenOf(c, kind))
    .slice(0, 2)
    .map(({ kind, names, why }) => {
      const label =
        [list(names.slice(0, 2)), kind].find((text) => text && text.length <= 38 && !text.includes(":")) ??
        kind;
      return `${cap(label)}: ${why}`;
    });
  return { named, first: rival(c) };
};
