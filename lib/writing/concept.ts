import { languageName } from "./disclosures";
import { cap, list, sentence, wordCount } from "./english";
import { para, quote, t } from "./frames";
import { insights } from "./insights/insights";
import type { Material } from "./material";
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

const MOST = 140;

/** Opening, then parts in order of weight as far as they fit, then the close. */
function arrange(opening: string[], optional: string[], close: string): string {
  const chosen = [...opening];
  for (const part of optional.filter(Boolean)) {
    if (wordCount(para(...chosen, part, close)) <= MOST) chosen.push(part);
  }
  return para(...chosen, close);
}

function foreignConcept(m: Material): string {
  const { brief } = m.context;
  const language = languageName(brief.language);
  return [
    para(
      `This is ${m.kind.label}${m.place ? ` starting in ${m.place}` : ""}, read from answers in ${language}`,
      m.prices ? `Stated price: ${m.prices}` : "No price could be read",
      m.show("rev_y3")
        ? `With planning values for everything that was not stated, year 3 comes to ${m.show("rev_y3")}`
        : "",
      `What must be true: customers${m.place ? ` in ${m.place}` : ""} recognise the problem below and pay for it`,
    ),
    `The problem (${language}): ${quote(brief.answers.problem)}`,
    `The solution (${language}): ${quote(brief.answers.solution)}`,
  ].join("\n\n");
}

function vagueConcept(m: Material): string {
  const { solution, targetAudience } = m.context.brief.answers;
  return para(
    `As it stands the idea is too general to size: ${quote(solution.replace(/\.$/, ""))} for ${quote(targetAudience.replace(/\.$/, ""))} could describe many companies, so no customer can tell whether it is meant for them`,
    `Three narrower versions can each be tested in a week: the same for newcomers to one city you name; for members of one profession you know from inside; for the people of one school, club or workplace you can walk into tomorrow`,
    `Until you choose one, the figures in this package are placeholders`,
    `What must be true: a named group meets this problem every week, in one place, and would pay or return to have it solved`,
  );
}

/** What / for whom / trigger / mechanism / proof / how it earns / what must be true. */
export function refinedConcept(m: Material): string {
  if (m.foreign) return foreignConcept(m);
  if (m.vague) return vagueConcept(m);
  const verb = m.b2b ? "It is sold to" : "It is for";
  const trigger = [m.need, m.trouble].find((words) => words && wordCount(words) <= 26) ?? m.trouble;
  return arrange(
    [
      whatItIs(m),
      m.segment ? `${verb} ${m.segment}` : "",
      t`The moment of need: ${trigger}`,
      m.prices
        ? `${cap(m.payer)} ${m.pay}`
        : t`No price is stated yet; the model assumes ${m.show("price_main")}`,
    ],
    [
      m.proofs[0] ? `What can be checked: ${third(m.proofs[0])}` : "",
      m.traction[0] ? `So far: ${third(m.traction[0])}` : "",
      t`In the base case that comes to ${m.show("rev_y3")} of revenue in year 3${m.context.model.breakEvenMonth ? `, carrying its own costs from ${m.show("be_month")}` : ", still without carrying its own costs"}`,
      m.proofs[1] ? `What sets it apart: ${third(m.proofs[1])}` : "",
      t`What it replaces today is ${m.kind.today[0]}`,
    ],
    `What must be true: ${m.who}${m.place && !m.segment.includes(m.place) ? ` in ${m.place}` : ""} feel this often enough to pay, and ${m.sensitive ? `${m.sensitive} turns out as assumed` : "serving them costs less than they bring"}`,
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

export function recommendationsOf(m: Material): string[] {
  const found = insights(m).recommendations.slice(0, 7);
  const more = [
    `Hold twelve conversations with ${m.who} before building ${m.name}, asking about the last time and never about the future. Watch: how many ${m.who} describe the problem unprompted.`,
    `Offer ${m.name} by hand to the first three who ask, at a full price. Watch: ${m.kind.measure}.`,
    `Write the one sentence that ${m.who} would use to recommend ${m.name}, and test it on five of them. Watch: how many can repeat it a day later.`,
    `Choose one place for the first month${m.place ? ` in ${m.place}` : ""} and refuse every request from outside it. Watch: ${list(["conversations", `${m.action}s`])} a week.`,
  ];
  return [...found, ...more].slice(0, Math.max(5, found.length)).map(sentence);
}
