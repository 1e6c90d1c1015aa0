import { ventureBy } from "@/lib/brief/ventures/catalogue";
import { soldAlready } from "@/lib/finance/assume-costs";
import { inOneSentence } from "./analysis/carrying";
import { sentences } from "./cut";
import { languageName } from "./disclosures";
import { bare, cap, list, sentence, uncap, wordCount } from "./english";
import { ifAny, para, quote, t } from "./frames";
import { fullName } from "./full-name";
import { inSentences } from "./in-sentences";
import { insights } from "./insights/insights";
import { isClause } from "./is-clause";
import { leftOutTold } from "./left-out";
import type { Material } from "./material";
import { standsAlone } from "./need";
import { kindDoes } from "./of-its-kind";
import { paidHowOften } from "./placeholder-price";
import { broughtAlong, setApart } from "./set-apart";
import { isShown, soFar } from "./so-far";
import { contradicted, toSettle } from "./to-settle";
import { afterOffer } from "./told-offer";

const capName = (m: Material) => cap(m.name);

/** What it is, in one sentence that is safe whatever the founder wrote. */
export function whatItIs(m: Material): string {
  if (m.foreign) return "";
  if (m.what && !m.hasBrand) return m.what.startsWith("is ") ? `This ${m.what}` : `${capName(m)} ${m.what}`;
  if (m.what) return `${capName(m)} ${m.what}`;
  const kind = m.hasBrand ? ventureBy(m.context.brief.venture) : null;
  const does = kind ? ` ${kindDoes(kind, m.solutionQuote)}` : "";
  return `${capName(m)}${does}, in your words: ${quote(m.solutionQuote)}`;
}

const LEAST = 90;
const MOST = 138;

/** Opening, then parts in order of weight as far as they fit beside the one that has to; fillers only until the concept is long enough. */
function arrange(
  opening: string[],
  { optional, kept }: { optional: string[]; kept: string },
  close: string,
  fillers: string[] = [],
): string {
  const chosen = [...opening];
  const room = wordCount(para(...opening, kept, close)) <= MOST ? kept : "";
  for (const part of optional.filter(Boolean)) {
    const beside = part === kept || chosen.includes(kept) ? "" : room;
    if (wordCount(para(...chosen, part, beside, close)) <= MOST) chosen.push(part);
  }
  for (const part of fillers.filter(Boolean)) {
    if (wordCount(para(...chosen, close)) >= LEAST) break;
    if (wordCount(para(...chosen, part, close)) <= MOST) chosen.push(part);
  }
  return para(...chosen, close);
}

function foreignConcept(m: Material): string {
  const { brief } = m.context;
  const language = languageName(brief.language);
  const about = m.subjects.slice(0, 4);
  const where = m.place && !m.who.includes(m.place) ? ` in ${m.place}` : "";
  const short = (said: string, max: number) =>
    quote(sentences(said)[0] && wordCount(said) > max ? bare(sentences(said)[0] ?? "") : bare(said));
  return [
    para(
      `This is ${m.kind.label} for ${m.who}${where}, read from your answers in ${language}`,
      about.length > 1
        ? m.vary(
            "about",
            `They speak of ${list(about)}, here in English; your own sentences follow unchanged`,
            `In English its subjects are ${list(about)}; below stands what you wrote, word for word`,
            `We took ${list(about)} for its subjects; what you wrote is quoted below as it is`,
          )
        : "Your own sentences follow unchanged",
      m.prices ? `${cap(m.who)} pay ${m.prices}` : "No price could be read",
      m.vary(
        "plan",
        t`With planning values for everything you did not state, year 3 comes to ${m.show("rev_y3")} of revenue, and winning a customer costs about ${m.show("cac")}`,
        t`Where you state nothing the model plans: ${m.show("rev_y3")} of revenue in year 3, and about ${m.show("cac")} to win a customer`,
        t`The model fills the gaps and arrives at ${m.show("rev_y3")} in year 3, with ${m.show("cac")} spent on each customer won`,
      ),
      m.vary(
        "works",
        `For this to work, ${m.who}${where} have to recognise the problem below as theirs and pay to have it solved`,
        `Everything rests on ${m.who}${where}: the problem below must be theirs, and worth that price to them`,
        `Whether it can work is for ${m.who}${where} to say: show them the problem below and ask for the price`,
      ),
    ),
    `The problem (${language}): ${short(brief.answers.problem, 30)}`,
    `The solution (${language}): ${short(brief.answers.solution, 30)}`,
  ].join("\n\n");
}

/** What a vague offer is for: "healthy food". */
export function goalOf(m: Material): string {
  const { solution } = m.context.brief.answers;
  const does = bare(sentences(solution)[0] ?? solution);
  const aim = /\b(?:to|for|that|which) ([a-z]+ [^,.;]{3,60})/i.exec(does)?.[1] ?? does;
  return bare(aim.split(/ (?:in a|using|with the help|through|by) /i)[0] ?? aim);
}

const NAMED_GOAL = 5;
/** Three narrower versions out of the founder's own words. */
export function narrower(m: Material): string[] {
  const { problem } = m.context.brief.answers;
  const goal = goalOf(m);
  // A goal that is as wide as the offer itself names nothing.
  if (wordCount(goal) > NAMED_GOAL)
    return [
      `people who are new in one city that you name: what do they look up, pay or wait for in their first month`,
      `members of one profession that you know from inside: what do they do twice, and what does an hour of theirs cost`,
      `the people of one workplace, school or club that you can walk into tomorrow: what do all of them complain about, and who would pay to end it`,
    ];
  const hard = /\b(?:hard|difficult|impossible|no way) to ([^,.;]{3,50})/i.exec(problem)?.[1];
  return [
    `"${goal}" for people who are new in one city that you name`,
    `"${bare(hard ?? goal)}" for members of one profession that you know from inside`,
    `"${goal}" among the people of one workplace, school or club that you can walk into tomorrow`,
  ];
}

function vagueConcept(m: Material): string {
  const { solution, targetAudience } = m.context.brief.answers;
  return para(
    `The idea is still too general to plan: ${quote(solution.replace(/\.$/, ""))} for ${quote(targetAudience.replace(/\.$/, ""))} could describe many companies`,
    `Three narrower versions to test: ${narrower(m).join("; ")}`,
    `Pick one and say what they do today and would pay; until then every figure is a placeholder`,
    `It can work once a group you can name has this problem every week and cares enough to pay`,
  );
}

/** "Cant" and "dont", as many type them. */
const withApostrophes = (said: string) =>
  said.replace(/\b(ca|do|does|did|is|are|was|were|has|have|could|would|should)nt\b/gi, "$1n't");

const IN_FIRST_PERSON = /\b(?:I|my|me|we|our|us)\b/;

/** The founder's problem as it stands; told in the first person it is quoted, not retold. */
export function problemLine(m: Material, said: string): string {
  if (!said) return "";
  return IN_FIRST_PERSON.test(said) || m.context.brief.spoken
    ? m.vary(
        "problem",
        `You describe the problem like this: ${quote(cap(said))}`,
        `The problem, in your own words: ${quote(cap(said))}`,
      )
    : cap(withApostrophes(said));
}

const OF_THE_READER = /\byou(?:r|rs)?\b/i;
const WITH_SUBJECT = /^(?:they|it|the|this|every|each|an?|one) (?:\S+ ){4}/i;
/** What the solution goes on to say of how it works, where others can tell it in the same words. */
function howItWorks(m: Material): string {
  const [next = ""] = afterOffer(m.context.brief.answers.solution);
  const told = isClause(next) || WITH_SUBJECT.test(next);
  return m.what && told && !IN_FIRST_PERSON.test(next) && !OF_THE_READER.test(next) ? next : "";
}

/** A problem told in one breath is better told whole than in its second half. */
export const WHOLE_PROBLEM = 46;

/** What for whom, the problem, how it earns, what proves it, what it comes to, what must hold. */
export function refinedConcept(m: Material): string {
  if (m.foreign) return foreignConcept(m);
  if (m.vague) return vagueConcept(m);
  const { problem } = m.context.brief.answers;
  const [whole = ""] = sentences(problem).map(bare);
  const options = [uncap(inSentences(m, 34), m.names), m.need, m.trouble].filter(
    (words) => words && wordCount(words) <= 34,
  );
  const trigger =
    options.find((words) => standsAlone(words, problem)) ??
    (wordCount(whole) <= WHOLE_PROBLEM ? whole : (options[0] ?? m.trouble));
  const where = m.place && !m.segment.includes(m.place) ? ` in ${m.place}` : "";
  const must = m.sensitivity?.must(m.show) ?? "serving them must cost less than they pay";
  const sold = soldAlready(m.context.brief);
  const payer = fullName(m.payer, m.segment);
  const enough = `enough ${sold ? "further " : ""}${payer}${where} have to ${m.prices ? "accept that price" : "pay for it"}`;
  const opening = (how: string, settle = "") => [
    settle,
    problemLine(m, trigger),
    whatItIs(m),
    how,
    m.segment ? `It is ${m.b2b && !m.payers ? "sold to" : "for"} ${m.segment}` : "",
    m.prices
      ? `${cap(m.payer)} ${m.pay || `are offered ${m.prices}`}`
      : t`No price is stated yet, so the model works with ${m.show("price_main")}${ifAny(paidHowOften(m.context.model.assumptions.lines))}`,
    leftOutTold(m.context.brief),
  ];
  const close = m.mend
    ? `For this to work, the sum has to change first: ${m.mend} ends the loss, and enough ${payer}${where} then have to stay`
    : m.vary(
        "true",
        `Two things have to be true for this to work: ${enough}, and ${must}`,
        `For this to ${sold ? "grow" : "become a business"}, ${enough}, and ${must}`,
      );
  const settle = [toSettle(m.context.brief), toSettle(m.context.brief, "short")];
  const ways = [...settle.map((said) => [howItWorks(m), said]), ...settle.map((said) => ["", said])];
  const fits = ways.map(([how = "", said]) => opening(how, said));
  const apart = setApart(m);
  const within = (...beside: string[]) =>
    fits.find((told) => wordCount(para(...told, ...beside, close)) <= MOST);
  return arrange(
    within(apart) ?? within() ?? opening("", settle[1]),
    {
      kept: apart,
      optional: [
        contradicted(m.context.brief),
        soFar(m.traction.find(isShown)),
        m.mix && `The plan assumes ${m.mix} among its customers`,
        broughtAlong(m),
        m.record ? "" : apart,
        inOneSentence(m),
        m.record ? apart : "",
      ],
    },
    close,
    [
      t`A customer leaves ${m.show("contribution")} ${m.basis} after direct costs and fees, and winning one is planned at ${m.show("cac")}`,
      `${sold ? "New" : "The first"} customers are to come through ${m.channels[0].name}`,
      m.moat && `What could protect it over time is ${m.moat}`,
      t`The model puts the cost of winning a customer at ${m.show("cac")}, which the first weeks have to confirm`,
    ],
  );
}

/** How many of the insights the concept uses; the strategy goes on after them. */
export const CONCEPT_TAKES = 5;

export function recommendationsOf(m: Material): string[] {
  const found = insights(m).recommendations.slice(0, CONCEPT_TAKES);
  const sold = soldAlready(m.context.brief);
  const more = [
    sold
      ? `Ring the last five who bought from you and ask what nearly kept them from it, and what they would miss first. Watch: the reason that comes up twice.`
      : `Talk to twelve ${m.group.crowd} before building ${m.name}, about the last time they had the problem and never about the future. Watch: how many bring it up before you do.`,
    `Do for the first three customers by hand what ${m.name} will do later, at full price. Watch: ${m.kind.measure}.`,
    `Write the one sentence with which a customer would recommend ${m.name}, and read it to five of them. Watch: how many can repeat it a day later.`,
    `Choose one place for the first month of ${m.name}${m.place ? ` in ${m.place}` : ""} and turn down requests from elsewhere. Watch: ${list(["conversations", `${m.action}s`])} a week.`,
  ];
  return [...found, ...more].slice(0, CONCEPT_TAKES).map(sentence);
}
