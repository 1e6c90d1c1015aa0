import { languageName } from "../disclosures";
import { cap, shorten, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import { cores } from "../slots";
import { featureScreen } from "./feature-screen";
import { label, labels } from "./labels";

function start(m: Material): string {
  const [first, second] = labels(m);
  const headline = [m.proofs[0] ?? "", ...cores(m.proofs[0] ?? ""), m.trouble, ...cores(m.trouble)].find(
    (said) => wordCount(said) >= 3 && wordCount(said) <= 16,
  );
  return `Start page: headline ${quote(cap(headline ?? `For ${m.who}`))}; ${m.charged ? `price ${quote(cap(m.charged))}` : 'price "To be decided"'}; button "${m.kind.button}"; pictures "${first}"${second ? ` and "${second}"` : ""}; footer "Contact of ${m.name}". Empty state: no results to show yet, so one sentence on how ${m.name} is tested instead. Error state: the form of ${m.name} keeps what was typed and says which field is missing.`;
}

function feature(m: Material, at: number): string {
  const name = labels(m)[at];
  if (!name) return "";
  const source = m.features.find((clause) => label(clause) === name);
  return featureScreen(m, name, source, labels(m)[at + 1]);
}

function standard(m: Material, at: number): string {
  const screen = m.kind.screens[at];
  if (!screen) return "";
  const own = labels(m)[at];
  return `${screen.name}: ${screen.parts.join("; ")}${own ? `; shortcut "${own}"` : ""}. Empty state: "${screen.empty}". Error state: "${screen.error}".`;
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
    .map((step, i) => `picture ${quote(`${i + 1}. ${cap(shorten(step, 14))}`)}`);
  return `How it works: ${steps.join("; ")}${m.proofs[0] ? `; headline ${quote(cap(shorten(m.proofs[0], 18)))}` : ""}; button "${m.kind.button}". Empty state: a step of ${m.name} that is not running yet says from when. Error state: where a picture of ${m.name} does not load, its caption stays readable.`;
}

/** Five to seven screens, elements in the order in which they stand. */
export function mockups(m: Material): string[] {
  const result = `Result for the customer: headline "What ${m.name} changed"; chart ${quote(cap(m.statistic ?? m.kind.measure))}; ${m.charged ? `price ${quote(cap(m.charged))}` : 'price "To be decided"'}; buttons "Share" and "Tell us what went wrong". Empty state: "Your first result with ${m.name} appears here" and the day on which it is expected. Error state: a value that ${m.name} could not confirm is shown as open, never as zero.`;
  const own = happensOutside(m) ? [howItWorks(m)] : [feature(m, 0), feature(m, 1), feature(m, 2)];
  return [start(m), ...own, standard(m, 0), standard(m, 1), result].filter(Boolean).slice(0, 7);
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
