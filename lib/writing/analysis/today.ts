import { caseOf } from "../case";
import { because } from "../concept";
import { bare, cap, wordCount } from "../english";
import type { Form } from "../form";
import { para, quote, t } from "../frames";
import type { Material } from "../material";

/** A claim short enough to be said against a rival; "" where there is none. */
export const claim = ({ strongest }: Material) => (wordCount(strongest) <= 26 ? strongest : "");

/** Nothing changes: what customers live with, why they do, where that can be beaten. */
function unchanged(m: Material): string {
  const { crowd, how } = m.group;
  const [habit = "", second] = m.habits;
  const today = habit ? `${habit}${second ? `, or ${second}` : ""}` : "";
  // Whom they turn to is told next; that is not nothing.
  if (!today && m.alternatives.length + m.rivals.length > 0) return "";
  // What happens to others is no pain of those who buy.
  const trouble =
    m.group.sort !== "shop" && m.trouble && wordCount(m.trouble) <= 24 && !/[:;]/.test(m.trouble)
      ? m.trouble
      : "";
  const pain = trouble && !trouble.includes(habit || "\u0000") ? trouble : "";
  return para(
    today
      ? m.vary(
          "nothing",
          `The main competitor of ${m.name} is no company but a habit: ${today}`,
          `Most of the people ${m.name} is for get by without any supplier today: ${today}`,
          `What ${m.name} has to replace first is what ${crowd} do now: ${today}`,
        )
      : m.vary(
          "nothing",
          `What ${crowd} do instead is not clear to us; until week 1 has shown it, leaving things as they are is what ${m.name} has to beat`,
          `As far as we understand you, ${crowd} live with it today, so the first rival of ${m.name} is no decision at all`,
          `It is not clear to us what ${crowd} use instead; take doing nothing as the rival of ${m.name} until somebody tells you otherwise`,
        ),
    m.vary(
      "nothing-stay",
      t`${cap(crowd)} stay with that because ${how.stay}, and because ${m.charged} is a decision`,
      t`It lasts because ${how.stay}; next to it ${m.charged} looks like a new cost`,
      /\b(?:pay|hir|book|buy|order)(?:ing|s)?\b/.test(today)
        ? ""
        : t`What keeps it alive: ${how.stay}; it sends no invoice, and ${m.name} does (${m.charged})`,
    ),
    m.vary(
      "nothing-beat",
      t`It can be beaten where this is common: ${quote(pain)}`,
      t`Its weak side is in your own words: ${quote(pain)}`,
      t`${m.name} can win those who say ${quote(pain)} before anybody asks`,
    ),
    !m.foreign &&
      m.vary(
        "nothing-check",
        `To check, ask six ${crowd} what the last time cost them; whoever can't name a sum will not pay ${m.name} either`,
        `Check it with six ${crowd} ${m.traction[0] ? "this week" : `before building ${m.name}`}: how often last year, and what did it cost? No answer means ${m.name} loses to waiting`,
      ),
  );
}

/** What they can do themselves, by the form of the offer; the sort of buyer says the rest. */
const OWN_WAY: Partial<Record<Form, string>> = {
  usage: "their own developers with a free library",
  media: "the free sources they skim already",
  education: "books, videos and somebody who explains it",
  fintech: "cash, family and the account they have",
  marketplace: "asking around among people they know",
};
/** What a firm does itself depends on what it would buy. */
const OWN_WAY_OF_FIRMS: Partial<Record<Form, string>> = {
  saas: "a spreadsheet that somebody in the office looks after",
  hardware: "going to look, with experience and a notebook",
  ecommerce: "the supplier they have ordered from for years",
};
const OWN_WAY_OF_FIRMS_STAY: Partial<Record<Form, string>> = {
  saas: "everybody can open it and nobody has to ask for a budget",
  hardware: "the eye of somebody who has done it for years finds most of it",
  ecommerce: "size, quality and delivery day are known",
};
const OWN_WAY_STAY: Partial<Record<Form, string>> = {
  usage: "it feels like a week of work, and the code is theirs",
  media: "they cost nothing and are open on the phone",
  education: "it costs nothing and nobody gives marks",
  fintech: "nobody asks for papers",
  marketplace: "a recommendation feels safer than a listing",
};

/** Where it can be watched: at home, or where the work is done. */
const beside = ({ group }: Material) =>
  group.sort === "person" || group.sort === "patient"
    ? `Ask one ${group.member} to show you how it is done without help`
    : `Spend half a day ${group.atOne} while it is done`;

function themselves(m: Material): string {
  const { form, counted, theirs } = caseOf(m);
  const { crowd, how } = m.group;
  const firm = m.group.sort === "firm";
  const way = (firm && OWN_WAY_OF_FIRMS[form]) || (OWN_WAY[form] ?? how.inHouse);
  const why = (firm && OWN_WAY_OF_FIRMS_STAY[form]) || (OWN_WAY_STAY[form] ?? how.inHouseStay);
  const measured = theirs ? counted : "what it costs and how long it takes";
  const own = claim(m);
  // Whose answers are in another language gives few words of their own to put in.
  // Nobody makes a filter or cuts their own hair instead of buying: for people, things and places have other rivals.
  const bought =
    ["ecommerce", "hardware", "local"].includes(form) && ["person", "patient"].includes(m.group.sort);
  if (m.habits.length > 1 || m.foreign || bought) return "";
  return para(
    m.vary(
      "own",
      `Next comes doing without ${m.name}: ${way}, because ${why}`,
      `The second way for ${crowd} is ${way}; they keep to it because ${why}`,
      `Beside ${m.name} there is ${way}, and the argument for it is strong: ${why}`,
    ),
    own
      ? m.vary(
          "own-beat",
          `${cap(m.name)} is better where this counts: ${quote(own)}`,
          `They can't match ${quote(own)} without the work behind ${m.name}`,
        )
      : "",
    m.vary(
      "own-check",
      `${beside(m)} and note ${measured}; only a clear gap in favour of ${m.name} makes anybody move`,
      `${beside(m)}, from start to end, and write down ${measured}; if that is good enough already, ${m.name} has no case there`,
    ),
  );
}

/** What the founder says is used today, with what is wrong with it. */
function used(m: Material): string {
  const [first, second] = m.alternatives;
  if (!first) return "";
  const { member } = m.group;
  const proof = claim(m);
  return para(
    m.vary(
      "used",
      `By your own account they use ${first.who}, which ${quote(first.flaw)}${second ? `, and ${second.who}, which ${quote(second.flaw)}` : ""}`,
      `You name what is used today: ${first.who} (${quote(first.flaw)})${second ? ` and ${second.who} (${quote(second.flaw)})` : ""}`,
    ),
    proof
      ? `${cap(m.name)} wins where that hurts most, ${because(proof, m.names)}`
      : `${cap(m.name)} wins with those it has cost something this month, and only with them`,
    `Whoever has no complaint about ${first.who} will not switch; ask each ${member} for the last bad experience with them and start with those who have one`,
  );
}

/** Answers in another language are quoted, because English sentences can't hold them. */
function inOwnWords(m: Material): string {
  if (!m.foreign) return "";
  const { problem, differentiator } = m.context.brief.answers;
  return para(
    `What is wrong with today's way, in your words: ${quote(bare(problem))}`,
    `What ${m.name} sets against it: ${quote(bare(differentiator))}`,
  );
}

/** Everything that is in use today, without a word about who else sells something. */
export const todaysWays = (m: Material): string[] => [unchanged(m), inOwnWords(m), used(m), themselves(m)];
