import { refinedConcept } from "./concept";
import { sentences } from "./cut";
import { bare, cap, sentence } from "./english";
import { quote } from "./frames";
import { insights } from "./insights/insights";
import type { Material } from "./material";

/** What can be said for an idea on which no rule has anything to say. */
function openings(m: Material): string[] {
  const { solution, problem, targetAudience } = m.context.brief.answers;
  const short = (said: string, most: number) => {
    const whole = said.length <= most ? said : (sentences(said)[0] ?? said);
    return bare(whole.length <= most ? whole : `${whole.slice(0, most).replace(/\s+\S*$/, "")} …`);
  };
  if (m.foreign)
    return [
      m.prices
        ? `You name a price (${m.prices}), so the first test${m.place ? ` in ${m.place}` : ""} can be a sale instead of a survey.`
        : "",
      `You begin with one group you can visit in person: ${m.who}${m.place && !m.who.includes(m.place) ? ` in ${m.place}` : ""}.`,
      `You describe the problem from experience, and your own sentence belongs on the first page: ${quote(short(problem, 200))}.`,
    ];
  if (!m.vague)
    return [
      m.prices ? "You name a price, so the first test can be a sale and not a survey." : "",
      `You say for whom it is, so the first twelve ${m.group.crowd} can be found this week.`,
      `${quote(`${cap(short(problem, 160))}.`)} Whoever knows that can say how often it happens and what it costs, so ask.`,
    ];
  return [
    `${quote(`${cap(short(problem, 160))}.`)} This is a start; put one number on it and it becomes an argument.`,
    `${quote(`${cap(short(solution, 160))}.`)} Nothing is built yet, so choosing a narrow group costs you nothing today.`,
    `${quote(`${cap(short(targetAudience, 100))}.`)} As long as the audience is open, two weeks of conversations can still decide it.`,
  ];
}

/** So many are read; the weightiest say enough. */
const MOST = 3;
const QUOTED = /^"([^"]{20,}?)\.?"/;
const NEVER = "\u0000";

export function strengthsOf(m: Material): string[] {
  const all = insights(m).strengths;
  const told = refinedConcept(m).toLowerCase();
  // What the concept opens with is no strength beside it.
  const fresh = all.filter((said) => !told.includes((QUOTED.exec(said)?.[1] ?? NEVER).toLowerCase()));
  const found = fresh.length >= MOST ? fresh : all;
  return [...found, ...openings(m)].filter(Boolean).slice(0, MOST).map(sentence);
}
