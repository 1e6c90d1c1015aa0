import { within } from "../case";
import { bare, cap, list, uncap } from "../english";
import type { Form } from "../form";
import { t } from "../frames";
import { atLeast, brief, bullet, bullets, spoken, WORDS, type Write } from "./slide";
import { alternatives } from "./slides-offer";
import { aim, plain, today } from "./told";

export const traction: Write = (c) => {
  const done = c.done ? brief(c.done) || brief(bare(c.done)) : "";
  return {
    title: done
      ? bullet(done)
      : c.vary(
          "traction",
          t`No customer yet: day 20 needs a yes from ${c.say("pilot_target")} ${c.buyers}`,
          t`Nobody pays yet; in sixty days ${aim(c)} should`,
          t`Sixty days to find out whether ${c.buyers} pay`,
        ),
    content: atLeast(
      3,
      bullets(
        ...c.facts.map(brief).slice(0, 1),
        c.loses
          ? "Day 20: a price that covers the cost has to be said yes to"
          : within(WORDS - 9, c.asked)
            ? t`Day 20: below ${c.say("pilot_target")} yeses at ${within(WORDS - 9, c.asked)}, nothing is built`
            : "Day 20: with fewer yeses at a stated price, nothing is built",
        `Day 40: ${within(WORDS - 6, c.counted) || "the result"}, known for every pilot`,
        t`Day 60: ${aim(c)} paying or signed; below half, we stop`,
      ),
      [`What is counted: ${c.counted}`],
    ),
    keyPoints: spoken(
      done
        ? `Say what was counted for ${c.name}, by whom and when, and who isn't in the count`
        : `Say in one breath that nobody pays for ${c.name} yet, and which result would make you stop`,
      c.vary(
        "notes",
        `Offer the raw notes of the conversations with ${c.they}`,
        `Invite them to listen in on a call with one of the ${c.they}`,
      ),
    ),
  };
};

/** Forms for which it is known well enough what people do without. */
const FAMILIAR: readonly Form[] = ["marketplace", "saas"];

export const competition: Write = (c) => {
  const { named, first } = alternatives(c);
  const habit =
    today(c) || FAMILIAR.includes(c.form) ? "" : `What ${c.they} do now: familiar, and it needs no decision`;
  // It is what doing nothing means: never both.
  const shownHabit = c.rivals.length + named.length < 2 ? habit : "";
  return {
    title: first
      ? bullet(
          c.vary(
            "against",
            `${cap(c.they)} could take ${first.who} instead`,
            `We are measured against ${first.who}`,
            `The one to beat: ${first.who}`,
          ),
        )
      : `The one to beat is what ${c.they} do today`,
    content: atLeast(
      4,
      bullets(
        ...c.rivals
          .slice(0, 2)
          .map((name) => `${name}: known to ${c.they}, compared on one real case in week 1`),
        ...named,
        ...c.instead
          .filter((way) => /^[a-z]+ing /.test(way) && way.length < 40)
          .map((way) => `${cap(way)}: what ${c.they} know and do today`),
        ...(FAMILIAR.includes(c.form) && c.rivals.length + named.length < 2
          ? c.usual.today.slice(0, 2).map((way) => `Probably ${way}: asked in week 1`)
          : []),
        shownHabit,
      )
        .slice(0, 3)
        .concat(bullets(`Harder to copy with each customer: ${plain(uncap(c.moat))}`)),
      [
        ...(shownHabit ? [] : ["Doing nothing: costs no money and no decision"]),
        ...c.usual.adjacent
          .slice(0, shownHabit ? 1 : 0)
          .map(({ who, strength }) => `${cap(who)}: ${strength}`),
        `In week 1 we use it ourselves and write down what is good`,
      ],
    ).slice(0, 4),
    keyPoints: spoken(
      first
        ? `Say first what ${first.who} do better than ${c.name}`
        : `Say what is good about the way ${c.they} do it now`,
      `Then let one of the ${c.they} compare both on a case of their own`,
      c.instead.length > 0 && `To be tried in week 1: ${list(c.instead)}`,
    ),
  };
};
