import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { bare, cap, plural, singular, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { samples } from "./samples";
import { ask, button, headline, picture, screenText } from "./screen";

const THING =
  "((?!one\\b|day\\b|week\\b|month\\b|year\\b|time\\b|morning\\b)[\\p{L}-]+(?: (?!has\\b|gets\\b|comes\\b|with\\b|shows\\b)[\\p{L}-]+)?)";
const SAID = "(.+)$";
const TOLD = [
  // "Each piano has its serial number, pitch history, humidity readings and photos."
  new RegExp(
    `\\b(?:each|every) ${THING} (?:has|gets|comes with|carries|shows|keeps|is kept with|is listed with) (?:its |their |an? |the )?(?:own )?${SAID}`,
    "iu",
  ),
  // "A card for each bike with frame number, size and last service."
  new RegExp(
    `\\b(?:card|page|file|record|sheet|profile|entry) (?:for|of|per) (?:each |every )?${THING} with (?:its |their |an? |the )?${SAID}`,
    "iu",
  ),
] as const;
/** "Keeps the frame number, the size and the last service of each bike." */
const OF_EACH = new RegExp(
  `\\b(?:keeps?|stores?|records?|holds?|lists?|tracks?) (?:the |its )?(.+?) (?:of|for) (?:each|every) ${THING}(?= |[,.;]|$)`,
  "iu",
);

const FEWEST = 3;
const MOST = 5;
const LONGEST = 4;
const PICTURED = /^(?:photos?|pictures?|images?|drawings?)\b/i;

export interface Recorded {
  thing: string;
  fields: readonly string[];
}

/** The things in a list, as short as a field's name; none where one of them is a clause. */
function fieldsIn(list: string): string[] {
  const [first = ""] = list.split(/[.;:(]| (?:so that|so|which|because|when|where|while|if) /);
  const fields = first
    .split(/, (?:and )?| and /)
    .map((field) => bare(field.replace(/^(?:its|their|the|an?|all) /i, "")))
    .filter(Boolean);
  return fields.length >= FEWEST && fields.every((field) => wordCount(field) <= LONGEST)
    ? fields.slice(0, MOST)
    : [];
}

/** What is kept of each thing, as the founder lists it; null where nothing of the kind is told. */
export function recordOf({ answers, language }: Brief): Recorded | null {
  if (language !== "en") return null;
  for (const said of sentences(answers.solution)) {
    for (const when of TOLD) {
      const [, thing = "", list = ""] = when.exec(said) ?? [];
      const fields = thing ? fieldsIn(list) : [];
      if (fields.length > 0) return { thing: uncap(singular(thing)), fields };
    }
    const [, list = "", thing = ""] = OF_EACH.exec(said) ?? [];
    const fields = thing ? fieldsIn(list) : [];
    if (fields.length > 0) return { thing: uncap(singular(thing)), fields };
  }
  return null;
}

const LARGE = /\b(?:big|large) (buttons|type|letters|text|print)\b/i;
const MOST_SCREENS = 7;
const PLACE = 2;

function cardOf({ thing, fields }: Recorded, large: string): string {
  const pictured = fields.filter((field) => PICTURED.test(field));
  return screenText({
    name: `One ${thing}${large ? `, in large ${large}` : ""}`,
    parts: [
      headline(samples(thing)[0] ?? cap(thing)),
      ...fields.filter((field) => !PICTURED.test(field)).map((field) => ask(cap(field))),
      pictured[0] ? picture(`${cap(plural(singular(pictured[0])))} of this ${thing}`) : "",
      button("Save"),
    ],
    empty: `a new ${thing} shows these lines empty, with the one that is needed first`,
    error: "what was entered without a connection is kept on the phone and sent later",
  });
}

const largeIn = ({ answers }: Brief) =>
  LARGE.exec(Object.values(answers).join(" "))?.[1]?.toLowerCase() ?? "";

/** What is printed on a thing that is sold is no card on a screen. */
const SOLD: readonly string[] = ["ecommerce", "local"];
const kept = ({ context, archetype }: Material) =>
  SOLD.includes(archetype) ? null : recordOf(context.brief);

/** The card of what is kept stands among the screens, in place of one that would only say that something is kept. */
export function withRecord(m: Material, screens: readonly string[]): string[] {
  const { brief } = m.context;
  const record = kept(m);
  if (!record) return [...screens];
  const others = screens.filter((screen) => !screen.startsWith(`One ${record.thing},`));
  return [...others.slice(0, PLACE), cardOf(record, largeIn(brief)), ...others.slice(PLACE)].slice(
    0,
    MOST_SCREENS,
  );
}

const MOST_FEATURES = 9;
/** The same among the features, and large buttons where they are asked for. */
export function withRecordFeatures(m: Material, features: readonly string[]): string[] {
  const { brief } = m.context;
  const record = kept(m);
  const large = largeIn(brief);
  const own = [
    record
      ? `Must: For each ${record.thing} ${record.fields.join(", ").replace(/, ([^,]+)$/, " and $1")}`
      : "",
    large && brief.language === "en" && !brief.answers.solution.toLowerCase().includes(large)
      ? `Must: Large ${large}, as your customers need them`
      : "",
  ].filter(Boolean);
  return [...own, ...features].slice(
    0,
    Math.max(features.length, Math.min(MOST_FEATURES, features.length + own.length)),
  );
}
