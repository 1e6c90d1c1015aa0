import { languageName } from "../disclosures";
import { bare, cap, shorten } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import { imperative } from "../voice";

/** A feature clause as a label of a few words: "reads the serial plate". */
export function label(feature: string): string {
  const words = feature
    .replace(/^(and|then|so that|so|which|that|who|where|with|it|they|we|you) /i, "")
    .split(
      /,| from | until | so | because | when | where | which | that | who | with | and | without | using | by /,
    )[0];
  return cap(imperative(shorten(bare(words ?? feature), 7)));
}

const usable = (m: Material) =>
  [...new Set(m.features.map(label))].filter((text) => text.split(" ").length >= 2);

/** Labels for what can be done, from the founder's features, else from what such a product always needs. */
export function labels(m: Material): string[] {
  const own = usable(m);
  return own.length >= 2 ? own : [...own, ...m.kind.essentials].slice(0, 4);
}

function start(m: Material): string {
  const [first, second] = labels(m);
  const headline = m.proofs[0] ?? m.trouble;
  return `Start page: name and mark of ${m.name} top left; headline ${headline ? quote(cap(shorten(headline, 14))) : `for ${m.who}`}; ${m.prices ? `price in one line (${m.prices})` : "price in one line, to be decided"}; button "${cap(m.action)}"; below it "${first}"${second ? ` and "${second}"` : ""} with one picture each; footer with contact and imprint. Empty state: no results to show yet, so one sentence on how ${m.name} is tested instead. Error state: the form of ${m.name} keeps what was typed and says which field is missing.`;
}

function feature(m: Material, at: number): string {
  const name = labels(m)[at];
  if (!name) return "";
  const source = m.features.find((clause) => label(clause) === name);
  const other = labels(m)[at + 1] ?? "Done";
  return `${name}: title; ${source ? `one line of help saying ${quote(shorten(source, 16))}` : `one line of help for ${m.who}`}; the main area with a single input; button "${name}"; secondary link "${other}"; a note of what ${m.name} did last and when. Empty state: an example of "${name}" filled in and marked as one. Error state: why "${name}" stopped, what was kept, and how to finish it by hand.`;
}

function standard(m: Material, at: number): string {
  const screen = m.kind.screens[at];
  if (!screen) return "";
  const own = labels(m)[at];
  return `${screen.name}: ${screen.parts.join("; ")}${own ? `; shortcut "${own}"` : ""}; the name ${m.name} small at the top. Empty state: "${screen.empty}". Error state: "${screen.error}".`;
}

const PHYSICAL: readonly Material["archetype"][] = [
  "ecommerce",
  "local",
  "services",
  "nonprofit",
  "education",
];

/** What happens outside the screen is shown as steps, not as screens of its own. */
const happensOutside = (m: Material) => PHYSICAL.includes(m.archetype);

function howItWorks(m: Material): string {
  const steps = (m.features.length > 0 ? m.features : m.kind.essentials)
    .slice(0, 4)
    .map((step, i) => `step ${i + 1} ${quote(cap(shorten(step, 14)))}`);
  return `How it works: ${steps.join("; ")}; a photograph for each${m.proofs[0] ? `; set apart in a box, ${quote(shorten(m.proofs[0], 18))}` : ""}; button "${cap(m.action)}". Empty state: a step of ${m.name} that is not running yet says from when. Error state: where a picture of ${m.name} does not load, its caption stays readable.`;
}

/** Five to seven screens, elements in the order in which they stand. */
export function mockups(m: Material): string[] {
  const result = `Result for the customer: one sentence with the outcome; ${m.statistic ? `the figure behind ${quote(m.statistic)}, before and now` : `${m.kind.measure}, before and now`}; what ${m.name} charges for it${m.prices ? ` (${m.prices})` : ""}; buttons "Share" and "Tell us what went wrong". Empty state: "Your first result with ${m.name} appears here" and the day on which it is expected. Error state: a value that ${m.name} could not confirm is shown as open, never as zero.`;
  const own = happensOutside(m) ? [howItWorks(m)] : [feature(m, 0), feature(m, 1), feature(m, 2)];
  return [start(m), ...own, standard(m, 0), standard(m, 1), result].filter(Boolean).slice(0, 7);
}

function middle(m: Material): string[] {
  const does = labels(m);
  if (!happensOutside(m))
    return [
      `The first screen is "${does[0]}". There ${m.who} finish one case with an example or their own material.`,
      does[1]
        ? `${cap(m.name)} answers with "${does[1]}"; if that fails, the screen says what to do by hand.`
        : "",
      does[2] ? `Then follows "${does[2]}", with a message when it is done.` : "",
    ];
  const [first, second] = m.kind.screens;
  return [
    `"How it works" shows the steps of ${m.name}${m.features[0] ? `, beginning with ${quote(shorten(m.features[0], 14))}` : ""}.`,
    first ? `On "${first.name}" they see ${first.parts.slice(0, 2).join(" and ")} and decide.` : "",
    second ? `"${second.name}" follows with ${second.parts.slice(0, 2).join(" and ")}.` : "",
  ];
}

/** The path of the founder's own actors, one step per line. */
export function userFlow(m: Material): string {
  const steps = [
    m.need
      ? `${cap(m.who)} meet the problem: ${m.need}.`
      : `${cap(m.who)} meet the problem that ${m.name} is for.`,
    `One of them hears of ${m.name} through ${m.channels[0].name} and opens the start page.`,
    `They see ${m.proofs[0] ? quote(m.proofs[0]) : "how it works in one picture"}${m.prices ? ` and the price, ${m.prices}` : ""}, and choose "${cap(m.action)}".`,
    ...middle(m),
    `The result screen of ${m.name} shows ${m.kind.measure}, before and now.`,
    m.prices
      ? `Payment: ${m.payer} ${m.pay}, and get a receipt.`
      : `Payment for ${m.name}, with a receipt; the price is still to be tested.`,
    `After a week ${m.name} asks what is missing and who else has the problem.`,
  ].filter(Boolean);
  return steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
}

/** Six to nine features by how soon they are needed. */
export function features(m: Material): string[] {
  const own = [...new Set(m.features.map((clause) => cap(shorten(clause, 18))))];
  const must = own.slice(0, 3);
  const should = own.slice(3, 5);
  const essentials = m.kind.essentials;
  const need = Math.max(1, 3 - must.length);
  return [
    ...must.map((text) => `Must: ${text}`),
    ...essentials.slice(0, need).map((text) => `Must: ${text}, because ${m.name} cannot be tried without it`),
    ...should.map((text) => `Should: ${text}`),
    ...essentials
      .slice(need, Math.max(need + 2, 4 - own.length))
      .map((text) => `Should: ${text}, once three ${m.who} use ${m.name}`),
    ...(m.foreign
      ? [
          `Should: All labels in ${languageName(m.context.brief.language)}, the language of the first customers of ${m.name}`,
        ]
      : []),
    ...own.slice(5, 6).map((text) => `Later: ${text}`),
    ...m.kind.later.slice(0, 2).map((text) => `Later: ${text}, when ${m.who} ask for it twice`),
  ].slice(0, 9);
}
