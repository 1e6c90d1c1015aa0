import { languageName } from "./disclosures";
import { bare, cap, list, sentence, uncap, wordCount } from "./english";
import { para, quote, t } from "./frames";
import { insights } from "./insights/insights";
import type { Material } from "./material";
import { sentences } from "./slots";
import { third } from "./voice";

export const capName = (m: Material) => cap(m.name);

/** What it is, in one sentence that is safe whatever the founder wrote. */
export function whatItIs(m: Material): string {
  if (m.foreign) return "";
  if (m.what && !m.hasBrand) return m.what.startsWith("is ") ? `This ${m.what}` : `${capName(m)} ${m.what}`;
  return m.what
    ? `${capName(m)} ${m.what}`
    : `${capName(m)}, in the founder's words: ${quote(m.solutionQuote)}`;
}

const LEAST = 90;
const MOST = 138;

/** Opening, then parts in order of weight as far as they fit; fillers only until the concept is long enough. */
function arrange(opening: string[], optional: string[], close: string, fillers: string[] = []): string {
  const chosen = [...opening];
  for (const part of optional.filter(Boolean))
    if (wordCount(para(...chosen, part, close)) <= MOST) chosen.push(part);
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
  const short = (said: string, max: number) =>
    quote(sentences(said)[0] && wordCount(said) > max ? bare(sentences(said)[0] ?? "") : bare(said));
  return [
    para(
      `This is ${m.kind.label} for ${m.who}${m.place ? ` in ${m.place}` : ""}, read from answers in ${language}`,
      about.length > 1
        ? `The answers speak of ${list(about.map((word) => `"${word}"`))}, put into English here word by word`
        : "",
      m.prices ? `${cap(m.who)} pay ${m.prices}` : "No price could be read",
      t`With planning values for everything that was not stated, year 3 comes to ${m.show("rev_y3")}`,
      t`Winning one customer is planned at ${m.show("cac")}, which no answer has confirmed yet`,
      `What must be true: ${m.who}${m.place ? ` in ${m.place}` : ""} recognise the problem below as theirs and pay for it`,
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

/** Three narrower versions out of the founder's own words. */
export function narrower(m: Material): string[] {
  const { problem } = m.context.brief.answers;
  const goal = goalOf(m);
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
    `As it stands the idea is too general to size: ${quote(solution.replace(/\.$/, ""))} for ${quote(targetAudience.replace(/\.$/, ""))} could describe many companies`,
    `Three narrower versions, each testable in a week: ${narrower(m).join("; ")}`,
    `Until then every figure here is a placeholder`,
    `What must be true: a named group meets this problem every week, in one place, and would pay or return to have it solved`,
  );
}

/** What / for whom / trigger / mechanism / proof / how it earns / what must be true. */
export function refinedConcept(m: Material): string {
  if (m.foreign) return foreignConcept(m);
  if (m.vague) return vagueConcept(m);
  const verb = m.b2b ? "It is sold to" : "It is for";
  const trigger = [m.need, m.trouble].find((words) => words && wordCount(words) <= 26) ?? m.trouble;
  const where = m.place && !m.segment.includes(m.place) ? ` in ${m.place}` : "";
  const often = m.sensitive
    ? `${m.sensitive} turns out as assumed`
    : "serving them costs less than they bring";
  return arrange(
    [
      whatItIs(m),
      m.segment ? `${verb} ${m.segment}` : "",
      trigger &&
        m.vary(
          "trigger",
          `The moment of need: ${trigger}`,
          `It begins with a trouble they know: ${trigger}`,
          `Why they look for it: ${trigger}`,
        ),
      m.prices
        ? `${cap(m.payer)} ${m.pay || `are offered ${m.prices}`}`
        : t`No price is stated yet; the model assumes ${m.show("price_main")}`,
    ],
    [
      m.context.brief.contradictions[0]
        ? `Two of the answers pull apart, so ${uncap(m.context.brief.contradictions[0].reading)}`
        : "",
      m.proofs[0] ? `What can be checked: ${third(m.proofs[0])}` : "",
      m.traction[0] ? `So far: ${third(m.traction[0])}` : "",
      t`In the base case that comes to ${m.show("rev_y3")} of revenue in year 3${m.context.model.breakEvenMonth ? `, carrying its own costs from ${m.show("be_month")}` : ", still without carrying its own costs"}`,
      m.proofs[1] ? `What sets it apart: ${third(m.proofs[1])}` : "",
    ],
    m.vary(
      "true",
      `What must be true: ${m.payer}${where} feel this often enough to pay, and ${often}`,
      `It stands or falls with two things: whether ${m.payer}${where} feel this often enough to pay, and whether ${often}`,
      `Two beliefs carry it: that ${m.payer}${where} meet this often enough to pay, and that ${often}`,
    ),
    [
      m.statistic && m.statistic !== trigger ? `The founder puts a figure on it: ${m.statistic}` : "",
      m.features[1] && !(m.what ?? "").includes(m.features[1]) ? `Part of it: ${m.features[1]}` : "",
      `Today ${m.who} turn to ${list(m.kind.today.slice(0, 2), "or")}`,
      `The first of them are reached through ${m.channels[0].name}`,
      `What customers leave behind with use, ${m.kind.moat}, is what makes it hard to copy`,
      t`Winning one customer is planned at ${m.show("cac")} and has to be measured before anything is scaled`,
    ],
  );
}

export function strengthsOf(m: Material): string[] {
  const found = insights(m).strengths.slice(0, 5);
  if (found.length >= 3) return found;
  const { solution, problem } = m.context.brief.answers;
  const gaps = m.foreign
    ? [
        `Price stated (${m.prices || "none yet"}) -> the first test with customers${m.place ? ` in ${m.place}` : ""} can be a sale instead of a survey.`,
        `${cap(m.kind.label)}${m.place ? ` for ${m.place}` : ""} -> a first group that can be visited in person.`,
        `The problem is described from experience -> your words (${languageName(m.context.brief.language)}) belong on the first page unchanged: ${quote(problem.slice(0, 200))}.`,
      ]
    : [
        `${cap(quote(problem.replace(/\.$/, "").slice(0, 160)))} -> a feeling, but not yet a loss that somebody can count; a strength starts with one number.`,
        `${cap(quote(solution.replace(/\.$/, "").slice(0, 160)))} -> nothing is fixed yet, so choosing a narrow group costs you nothing today.`,
        `The audience is still open: ${quote(m.context.brief.answers.targetAudience.replace(/\.$/, "").slice(0, 100))} -> the next two weeks can go into conversations instead of repairs.`,
      ];
  return [...found, ...gaps].slice(0, Math.max(3, found.length)).map(sentence);
}

/** How many of the insights the concept uses; the strategy goes on after them. */
export const CONCEPT_TAKES = 6;

export function recommendationsOf(m: Material): string[] {
  const found = insights(m).recommendations.slice(0, CONCEPT_TAKES);
  const more = [
    `Hold twelve conversations with ${m.who} before building ${m.name}, asking about the last time and never about the future. Watch: how many ${m.who} describe the problem unprompted.`,
    `Offer ${m.name} by hand to the first three who ask, at a full price. Watch: ${m.kind.measure}.`,
    `Write the one sentence that ${m.who} would use to recommend ${m.name}, and test it on five of them. Watch: how many can repeat it a day later.`,
    `Choose one place for the first month${m.place ? ` in ${m.place}` : ""} and refuse every request from outside it. Watch: ${list(["conversations", `${m.action}s`])} a week.`,
  ];
  return [...found, ...more].slice(0, Math.max(5, found.length)).map(sentence);
}
