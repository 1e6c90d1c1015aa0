import { WITH_OWN } from "@/lib/brief/text/with-own";
import type { Brief } from "@/lib/brief/types";
import type { Form } from "../form";
import { type Scene, sceneOf } from "../scene";
import { actOfDoings } from "./act-of-doings";
import type { Act } from "./acts";
import { ACT_LINES } from "./data/act-lines";
import { EATEN } from "./eaten";

export type { Act } from "./acts";

type Rule = readonly [act: Act, says: RegExp];

/** On a screen: what the program does. */
const ON_SCREEN: readonly Rule[] = [
  [
    "forecast",
    /\b(?:forecasts?|predicts?|prediction|how (?:many|much)\b[^.]{0,40}\b(?:tomorrow|next week|to (?:bake|order|cook|buy|prepare)))\b/i,
  ],
  [
    "language",
    /\b(?:interpret\w+|translat\w+|subtitl\w+|dialects?|(?:speak|learn|practi[sc]e|understand)\w* (?:\w+ ){0,2}(?:language|english|german|french|spanish|dutch))\b/i,
  ],
  [
    "teach",
    /\b(?:lessons?|exercises?|courses?|practi[sc]e\w*|learn\w*|quiz\w*|flashcards?|training|revis(?:e|ion)|homework)\b/i,
  ],
  [
    "pay",
    /\b(?:pay(?:s|ing)? (?:the |their |a |with |for )|payment|fees?|invoices?|shared till|dues|expenses?|payroll|wages|money)\b/i,
  ],
  ["guard", /\b(?:alarm|warns?|fall|falls|emergency|leaks?|intruder)\b/i],
  ["papers", /\b(?:letters?|contracts?|applications?|tax(?:es)?|permits?|visas?)\b/i],
  [
    "check",
    /\b(?:checks?|compares?|allergens?|inspects?|detects?|measures?|recogni[sz]es|verif\w+|finds? (?:mistakes|errors|faults|gaps)|see only|which (?:of them )?(?:can|may))\b/i,
  ],
];

/** Away from one: what is done or sold. */
const IN_THE_WORLD: readonly Rule[] = [
  [
    "match",
    new RegExp(
      String.raw`\b(?:match(?:es|ing)?|pair(?:s|ing)?|connect(?:s|ing)?|bring(?:s|ing)? together) (?:[\p{L}-]+ ){1,5}(?:with|and|to) ${WITH_OWN}`,
      "iu",
    ),
  ],
  [
    "repair",
    /\b(?:repair\w*|mends?|mending|fix(?:es|ing)?|restor\w+|refurbish\w*|sharpen\w*|re-?string\w*|resol\w+|re-?uphol\w+|tunes?)\b/i,
  ],
  [
    "clean",
    /\b(?:wash\w*|empt(?:y|ies|ied)|unblock\w*|pumps? out|clears? (?:the |their |your )?(?:drains?|gutters?|pipes?|chimneys?|attics?)|clean(?!er air| up\b)(?:s|ing|ed)?|laundry|linen|iron(?:s|ing)|sweep\w*|descal\w+)\b/i,
  ],
  ["language", /\b(?:interpret\w+|translat\w+|subtitl\w+)\b/i],
  [
    "papers",
    /\b(?:tax(?:es)?|applications?|permits?|visas?|grants?|contracts?|claims?|paperwork|official letters?|wills?)\b/i,
  ],
  [
    "grow",
    /\b(?:meadows?|sow\w*|plant(?:s|ing|ed)?|prun\w+|orchards?|trees?|(?<!\b(?:with|and|in|into|has|have) (?:an?|the|our|its) (?:[\p{L}-]+ ){0,4})gardens?|beds?|hives?|vines?|lawns?|compost\w*)\b/iu,
  ],
  [
    "teach",
    /\b(?:teach\w*|lessons?|workshops? (?:for|where|in which)|cours(?:e|es)|class(?:es)?|train(?:s|ing)|learn\w*|coach\w*)\b/i,
  ],
  ["guide", /\b(?:tours?|walks?|hikes?|guid(?:e|es|ed)|excursions?|trips?|tastings?)\b/i],
  [
    "care",
    /\b(?:look(?:s|ing)? after|(?:dog|puppy|cat|pet|child|adult) ?day[ -]?care|visits? (?:older|people|the)|accompan\w+|carers?|sitters?|dementia|elderly|older people|massage|therap\w+|midwi\w+)\b/i,
  ],
  [
    "carry",
    /\b(?:deliver(?:y|ed|s)|courier|transport\w*)\b|\bwe (?:[a-z]+ )?(?:deliver|bring|collect|pick (?:it |them )?up|carry|move)\b/i,
  ],
  // What a sensor only reads off wakes nobody.
  [
    "check",
    /\b(?:sensors?|gauges?|probes?|meters?|testers?)\b(?=[^.]*\bmeasures?\b)(?!.*\b(?:alarms?|warns?|warning|alerts?|notif\w+|leaks?|falls?|intruders?|emergenc\w+)\b)/is,
  ],
  ["guard", /\b(?:sensors?|radar|detectors?|alarms?|notices? when|warns?)\b/i],
];

const BY_SCENE: Partial<Record<Scene, Act>> = {
  market: "match",
  network: "match",
  ordering: "match",
  rental: "lend",
  lessons: "teach",
  course: "teach",
  programme: "teach",
  event: "host",
  counter: "host",
  seat: "host",
  device: "guard",
  play: "guide",
  issue: "tell",
  show: "tell",
  money: "pay",
  delivery: "carry",
  call: "care",
  giving: "match",
};
const SCREENS: readonly Scene[] = ["tool", "api", "chat", "ask", "issue", "money", "case"];
const SOLD: readonly Scene[] = ["goods", "object", "counter"];
const OPENING = 240;
const PUBLISHED =
  /\b(?:newsletters?|podcasts?|magazines?|letters?|brief(?:ing)?|bulletins?|radio|channel|episodes?|paper)\b/i;
const TILL = /\b(?:till|card reader|pay (?:with|by) (?:their |a |the )?(?:phone|card))\b/i;
/** After bringing people together: repairing and cleaning. */
const FETCHED_FOR = 2;

const first = (rules: readonly Rule[], text: string): Act | undefined =>
  rules
    .map(([act, says]) => ({ act, at: text.search(says) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.act;

/** "Forecast" counts before what a program does besides, whatever is said first. */
const SURELY: readonly Act[] = ["forecast", "language"];
function onScreen(text: string): Act {
  const sure = ON_SCREEN.find(([act, says]) => SURELY.includes(act) && says.test(text));
  return sure?.[0] ?? first(ON_SCREEN.slice(SURELY.length), text) ?? "track";
}

const SOFTWARE = /\b(?:apps?|software|program|platform|tool|website|dashboard|plug-?in|chatbot)\b/i;

/** These say nothing for sure: what the founder tells of who does what says more. */
const UNSURE: readonly Act[] = ["track", "check", "work", "tell", "pay"];
/** What no program does itself: one that speaks of it keeps count of it. */
const OF_HANDS: readonly Act[] = ["make", "food", "clean", "carry", "grow", "host", "repair", "work"];
/** What this offer does, told by the deeds of the answer where its kind of use says nothing for sure. */
export function actOf(brief: Brief, form: Form): Act {
  const usual = usualAct(brief, form);
  // What a device is for stands in what it reads, and not in what is done with the reading.
  if (usual === "check" && sceneOf(brief, form) === "device") return usual;
  if (brief.venture || brief.language !== "en" || !UNSURE.includes(usual)) return usual;
  // Work that somebody comes to do is work, whatever is taken along or kept meanwhile.
  if (usual === "work" && brief.offer.way === "work") return usual;
  const { solution } = brief.answers;
  const told = actOfDoings(solution, usual === "pay") ?? (usual === "track" ? "ready" : usual);
  return (form === "saas" || form === "usage") && OF_HANDS.includes(told) ? "track" : told;
}

/** Told by how it is used and by the verbs with which it opens. */
function usualAct(brief: Brief, form: Form): Act {
  const { solution } = brief.answers;
  const opening = solution.slice(0, OPENING);
  const scene = sceneOf(brief, form);
  const program = form === "saas" || form === "usage" || (SCREENS.includes(scene) && SOFTWARE.test(opening));
  if (program && scene !== "market") return onScreen(solution);
  if (SOLD.includes(scene)) {
    if (/^(?:we )?(?:rent|lend|hire)s?\b|\brental\b/i.test(opening)) return "lend";
    if (
      scene !== "counter" &&
      /\b(?:alarm|warns?|alerts?|sends? (?:[a-z]+ )?(?:an? )?message)\b/i.test(solution)
    )
      return "guard";
    if (/^(?:an? |the |our )?(?:[a-z]+ )?(?:wash|clean)/i.test(opening)) return "clean";
    if (EATEN.test(opening)) return scene === "counter" ? "host" : "food";
    if (
      /\b(?:dementia|grandparents?|memor(?:y|ies)|lonel\w+)\b/i.test(
        `${solution} ${brief.answers.targetAudience}`,
      )
    )
      return "care";
    return scene === "counter" ? "host" : "make";
  }
  if (scene === "device" && EATEN.test(opening)) return "food";
  const usual = BY_SCENE[scene];
  if (usual === "tell" && !PUBLISHED.test(opening)) return "track";
  if (usual === "match" && TILL.test(opening)) return "pay";
  if (usual === "match" || usual === "lend" || usual === "pay" || usual === "tell") return usual;
  const does = first(IN_THE_WORLD, opening) ?? usual ?? "work";
  // What is fetched to be washed or repaired is washed or repaired.
  return does === "carry" ? (first(IN_THE_WORLD.slice(1, 1 + FETCHED_FOR), opening) ?? does) : does;
}

/** The rows under each act, the id on a line of its own. */
const blocks = (text: string) =>
  new Map(
    text
      .trim()
      .split("\n\n")
      .map((block) => {
        const [id = "", ...lines] = block.split("\n");
        return [id as Act, lines] as const;
      }),
  );
const LINES = blocks(ACT_LINES);

export const linesOfAct = (act: Act): readonly string[] => LINES.get(act) ?? [];
