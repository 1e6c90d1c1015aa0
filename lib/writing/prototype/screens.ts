import { languageName } from "../disclosures";
import { cap, shorten, wordCount } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";
import { cores } from "../slots";
import { type Cast, castOf } from "./cast";
import { FORM_SCREENS } from "./data/form-screens";
import { featureScreen } from "./feature-screen";
import { label, labels, whole } from "./labels";

function start(m: Material): string {
  const [first, second] = labels(m).map((text) => text.replace(/"/g, ""));
  const headline = [
    m.foreign ? m.context.brief.answers.differentiator : "",
    m.proofs[0] ?? "",
    ...cores(m.proofs[0] ?? ""),
    m.trouble,
    ...cores(m.trouble),
  ].find((said) => wordCount(said) >= 3 && wordCount(said) <= 16);
  return `Start page: headline ${quote(cap(headline ?? `For ${m.who}`))}; ${m.charged ? `price ${quote(cap(m.charged))}` : 'price "To be decided"'}; button "${m.kind.button}"; pictures "${first}"${second ? ` and "${second}"` : ""}. Empty state: no customers to show yet, so one sentence on how ${m.name} is tested instead. Error state: what was typed is kept, and the field that is missing is marked.`;
}

/** The founder's features as screens, where they happen on one; no two alike. */
function own(m: Material, cast: Cast): string[] {
  const drawn = labels(m)
    .map((name) =>
      featureScreen(
        cast,
        name,
        m.features.find((clause) => label(clause) === name),
      ),
    )
    .filter(Boolean);
  const kindOf = (screen: string) => screen.slice(screen.indexOf("Empty state"));
  return drawn.filter((screen, at) => drawn.findIndex((other) => kindOf(other) === kindOf(screen)) === at);
}

const DIGITAL: readonly Cast["form"][] = ["saas", "usage", "hardware", "fintech"];
const MOST_OWN = 3;

function howItWorks(m: Material): string {
  const steps = (m.features.length > 0 ? m.features : m.kind.essentials)
    .slice(0, 4)
    .map((step, i) => `picture ${quote(`${i + 1}. ${cap(whole(step))}`)}`);
  return `How it works: ${steps.join("; ")}; button "${m.kind.button}". Empty state: a step that is not running yet says from when. Error state: where a picture does not load, its caption stays readable.`;
}

/** Five to seven screens, elements in the order in which they stand. */
export function mockups(m: Material): string[] {
  const cast = castOf(m);
  const around = FORM_SCREENS[cast.form](cast, cap(m.charged || "to be decided")).map(
    ({ name, parts, empty, error }) =>
      `${cap(name)}: ${parts.join("; ")}. Empty state: ${empty}. Error state: ${error}.`,
  );
  const result = `What has changed: headline ${quote(cast.success === cap(m.pilotMeasure) ? `Then and now, with ${m.name}` : cast.success)}; chart ${quote(cap(m.statistic ?? m.pilotMeasure))}; buttons "Share" and "Tell us what went wrong". Empty state: the day on which the first figure of ${m.name} is expected. Error state: a value that nobody has confirmed is shown as open, never as zero.`;
  const shown = DIGITAL.includes(cast.form)
    ? own(m, cast).slice(0, MOST_OWN)
    : cast.form === "marketplace"
      ? []
      : [howItWorks(m)];
  return [start(m), ...shown, ...around, result].slice(0, MOST_SCREENS);
}
const MOST_SCREENS = 7;

/** What an app for private people needs, where the usual list speaks of firms. */
const CONSUMER = {
  essentials: [
    "A first result before any sign-up",
    "Everything kept on one account",
    "A way to stop in one step",
  ],
  later: ["Reminders at a time of one's own", "A second person on the same account"],
};

/** Six to nine features by how soon they are needed. */
export function features(m: Material): string[] {
  const own = [...new Set(m.features.map((clause) => cap(shorten(clause, 18))))];
  const must = own.slice(0, 3);
  const should = own.slice(3, 5);
  const consumer = m.archetype === "saas" && !m.b2b;
  const essentials = consumer ? CONSUMER.essentials : m.kind.essentials;
  const need = Math.max(1, 3 - must.length);
  return [
    ...must.map((text) => `Must: ${text}`),
    ...essentials.slice(0, need).map((text) => `Must: ${text}, because ${m.name} cannot be tried without it`),
    ...should.map((text) => `Should: ${text}`),
    ...essentials
      .slice(need, Math.max(need + 2, 4 - own.length))
      .map((text) => `Should: ${text}, once three ${m.head} use ${m.name}`),
    ...(m.foreign
      ? [
          `Should: All labels in ${languageName(m.context.brief.language)}, the language of the first customers of ${m.name}`,
        ]
      : []),
    ...own.slice(5, 6).map((text) => `Later: ${text}`),
    ...(consumer ? CONSUMER.later : m.kind.later)
      .slice(0, 2)
      .map((text) => `Later: ${text}, when ${m.head} ask for it twice`),
  ].slice(0, 9);
}
