import { faultIn } from "@/lib/brief/text/concession";
import { isPromise } from "@/lib/brief/text/told-as";
import { type Case, within } from "../case";
import { sentences } from "../cut";
import { bare, cap, list, uncap, wordCount } from "../english";
import { t } from "../frames";
import { freeStart } from "../free-use";
import { goalTold } from "../goal-told";
import { paidOrSigned } from "../paid-or-signed";
import { shownBy40 } from "../plan/day-40";
import { below } from "../plan/day-60";
import { presaleOf } from "../plan/presale";
import { toShowSoFar } from "../plan/there";
import { wordsOf } from "../plan/words";
import { paymentOpenly, saidOpenly, toldSoFar } from "../standing";
import { askedUs } from "../told-of-sales";
import { alternatives } from "./alternatives-named";
import { marks, offerLinesOf } from "./room";
import { atLeast, brief, bullet, bullets, spoken, WORDS, type Write } from "./slide";
import { aim, plain, today } from "./told";

/** What is bought and taken home is tried by buying it. */
const GOODS = ["ecommerce", "hardware"];

/** What has happened may be a little longer than a point. */
const TITLE = 22;
/** "General invoice scanners": who is told of in a few words is named. */
const NAMED = 4;

/** Who asked by themselves, with what the list makes of it. */
function askedForPrice(c: Case): string {
  const asked = c.foreign ? null : askedUs(c.context.brief);
  const month = c.derived.asked_month;
  return asked?.one && month ? `Asked for a price: ${asked.who}, ${month.display} a month by our list` : "";
}

/** Below how many it ends, and how. */
const endsWith = (c: Case) =>
  `with ${below(c).none} we ${presaleOf(c) ? "return the money" : !c.running ? "stop" : wordsOf(c).once ? "make no more" : "add none"}`;

const SET_OUT =
  /^(?:(?:the|our|my) )?(?:goal|aim|target) (?:is|for):? ?|^(?:i|we)(?:['’]d like| would like| want| aim| hope| plan) to /i;
/** What the founders set out to reach, without "the goal is" and what they would do then. */
const ownGoal = (c: Case) => {
  if (presaleOf(c)) return "";
  const [goal = ""] = goalTold(c.context.brief)
    .replace(SET_OUT, "")
    .split(/ (?:before|so that|to be) /);
  return goal && `What we set out to reach: ${uncap(goal, c.names)}`;
};

/** The yes of day 20 in few words: nobody has paid before a free month is over. */
const yesInShort = (c: Case) => {
  const free = freeStart(c);
  return free ? `agreed to pay after ${free}` : "said yes and paid for a start";
};

export const traction: Write = (c) => {
  const done = c.done && wordCount(c.done) <= TITLE ? c.done : brief(c.done ?? "");
  return {
    title: done
      ? cap(done)
      : c.vary(
          "traction",
          t`In sixty days ${aim(c)} should ${paidOrSigned(c)}`,
          t`Our goal for sixty days: ${aim(c)}, all of them paying`,
        ),
    content: atLeast(
      3,
      bullets(
        ...c.facts.map(brief).slice(0, 1),
        !c.done && brief(toShowSoFar(c)),
        c.setback && `Against us: ${c.setback}`,
        askedForPrice(c),
        [
          `Day 20: ${marks(c).yes}`,
          `Day 20: ${c.say("pilot_target")} ${c.fresh}${c.group.crowd} have ${yesInShort(c)}`,
          `Day 20: ${c.say("pilot_target")} ${c.fresh}customers have ${yesInShort(c)}`,
        ].find((line) => wordCount(line) <= WORDS),
        [
          `Day 40: ${marks(c).runs}`,
          `Day 40: ${c.say("gate40_pilots")} customers served, and ${shownBy40(c)}`,
          `Day 40: ${c.say("gate40_pilots")} customers served to the end`,
        ].find((line) => wordCount(line) <= WORDS),
        t`Day 60: ${aim(c)} ${paidOrSigned(c)}; ${endsWith(c)}`,
        c.foreign || c.vague ? "" : ownGoal(c),
      ),
      [`We count ${c.counted}`, "Nothing is built before the first date is met"],
    ),
    keyPoints: spoken(
      c.done || toldSoFar(c)
        ? [`Say what was counted, by whom and when, and who isn't in the count`, saidOpenly(c.context.brief)]
            .filter(Boolean)
            .join("; ")
        : c.record
          ? `Say what you have done yourself, ${paymentOpenly(c.context.brief)}, and that missing day 20 means changing ${marks(c).turned}`
          : `Say plainly ${paymentOpenly(c.context.brief)}, and that missing day 20 means changing ${marks(c).turned}`,
      offerLinesOf(c).notes(wordsOf(c)),
    ),
  };
};

/** "Gong: built for large firms", "Apps like Foo: talk to mums", "Rover and Gudog accept anyone": what the founder says of a rival. */
const faultOf = ({ toldOfRivals, context }: Case, name: string) => {
  const told = toldOfRivals.find(({ names }) => names.includes(name));
  const at = (told?.said.indexOf(name) ?? -1) + name.length;
  const [who = "", does = ""] = told ? [told.said.slice(0, at), told.said.slice(at)] : [];
  // "Foo and wholesalers only sell whole rolls" is said of several and stays whole.
  const alone =
    told?.names.length === 1 &&
    /^(?:.* (?:like|such as) )?$/i.test(who.slice(0, -name.length)) &&
    !/^(?:,| and| or) /.test(does);
  const said = alone
    ? `${cap(who)}: ${(faultIn(does.trim()) || does).replace(/^ ?(?:is|are) /, " ").trim()}`
    : told?.said;
  const [own = ""] = sentences(context.brief.answers.differentiator)
    .map(bare)
    .filter((one) => one.includes(name) && wordCount(one) <= WORDS + 1);
  return said && wordCount(said) <= WORDS + 1 ? said : own || `${name}: compared on one real case in week 1`;
};

/** "Other tools were built for restaurants": a sentence with its subject. */
const NEEDS_NO_COLON = /^(?:were|was|are|is|have|has|do|does|can|cannot|only) /i;

/** "Hire shops: far away, close at five": what the founder tells against a way of doing it, with a firm that is known for it. */
const toldAgainst =
  ({ competitors }: Case) =>
  ({ who, flaw }: Case["alternatives"][number]) => {
    const firms = list((competitors.find(({ kind }) => kind === who)?.names ?? []).slice(0, 2));
    const told = flaw.replace(/^(is|are) also /, "$1 ");
    const most = WORDS - wordCount(who);
    const fault = wordCount(told) <= most ? told : within(most, told);
    const link = NEEDS_NO_COLON.test(fault) ? " " : ": ";
    const line = `${cap(who)}${firms && ` (${firms})`}${link}${fault}`;
    return !fault ? "" : wordCount(line) <= WORDS ? line : `${cap(who)}${link}${fault}`;
  };

const COMPARED = 5;
/** "Cleaning companies such as Window Genie or Men In Kilts": as many names as a title holds, each of them whole. */
const atAGlance = (who: string): string =>
  [who, who.replace(/ or [^,]+$/, ""), who.replace(/,? such as .+$/, "")].find(
    (said) => wordCount(said) <= WORDS - COMPARED,
  ) ?? who;

/** What is done without buying anything, where it fits on one line. */
const instead = (c: Case) => {
  const [habit = ""] = c.foreign || c.vague ? [] : c.habits;
  return habit && wordCount(habit) < WORDS ? `Today: ${habit}` : "";
};

export const competition: Write = (c) => {
  const { named, first } = alternatives(c);
  const ways = (c.foreign || c.vague ? [] : c.alternatives).map(toldAgainst(c)).filter(Boolean).slice(0, 2);
  const [told = ""] = c.foreign || c.vague ? [] : c.instead;
  const known = wordCount(told) <= NAMED && !/^\p{L}+ing /u.test(told) ? told : "";
  const way = c.foreign || c.vague ? "" : within(WORDS - 2, today(c)) || known;
  const [own = ""] = c.foreign
    ? []
    : [c.strongest, ...c.proofs]
        .filter((said) => said !== c.record && !c.traction.includes(said))
        .map(brief)
        .filter(Boolean);
  const habit =
    c.context.brief.venture && c.competitors.findLast(({ names, general }) => names.length === 0 && !general);
  const grows = c.moat && `Harder to copy with each customer: ${plain(uncap(c.moat))}`;
  return {
    title: c.mostly
      ? `What we have to beat first: ${c.mostly}`
      : first
        ? bullet(
            c.vary(
              "against",
              `Customers will compare us with ${atAGlance(first.who)}`,
              `The alternative today: ${atAGlance(first.who)}`,
            ),
          )
        : known
          ? `What we have to beat: ${known}`
          : `We compete with the way people manage today`,
    content: atLeast(
      4,
      bullets(
        ...c.rivals.slice(0, 2).map((name) => faultOf(c, name)),
        ...ways,
        ...named,
        ways.length > 0
          ? instead(c)
          : way && !c.rivals.includes(way)
            ? `Today: ${way}`
            : c.rivals.length > 0
              ? ""
              : habit && !named.some((line) => line.startsWith(cap(habit.kind)))
                ? [`${cap(habit.kind)}: ${habit.why}`, `And today: ${habit.kind}`].find(
                    (line) => wordCount(line) <= WORDS,
                  )
                : !c.vague && !c.foreign && c.kind.today.length > 0
                  ? `Today, we expect: ${list(c.kind.today.slice(0, 2), "or")}`
                  : `The way they manage today: familiar, and it needs no decision`,
      )
        .slice(0, 3)
        .concat(bullets(own || grows)),
      [
        own && grows,
        c.rivals.length + ways.length + named.length > 0 ? "" : `Who else sells this: searched in week 1`,
        GOODS.includes(c.form)
          ? "In week 1 we buy what they buy today and use it ourselves"
          : `In week 1 we try what they use today ourselves`,
        "We win only where customers can see the difference",
      ].filter(Boolean),
    ).slice(0, 4),
    keyPoints: spoken(
      first
        ? `Begin with what ${first.who} ${first.many ? "do" : "does"} well`
        : `Begin with what is good about the way people do it now`,
      own && isPromise(own)
        ? `Then name your promise and say from which day you count how often it is kept`
        : own
          ? `Then give one example that shows the difference`
          : `Then give one example in which a customer is better off with ${c.name}`,
      (ways.length > 0 || c.rivals.length > 0) &&
        "Say that the faults of the others are your own view of them",
    ),
  };
};
