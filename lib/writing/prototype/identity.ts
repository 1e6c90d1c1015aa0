import type { Archetype } from "@/lib/brief/types";
import { initialOf } from "@/lib/content/brand-mark";
import { cap } from "../english";
import { formOf } from "../form";
import { para, quote, t } from "../frames";
import type { Material } from "../material";
import { isPlain } from "../names/candidates";
import { centralNouns } from "../names/central-nouns";
import { cleared } from "../names/misleading";
import { shortWho } from "../names/plain-names";
import { tongueThere } from "../names/tongue";
import { actOf } from "../outline/act";
import { type Palette, palette } from "../palette/palette";
import { fitOf } from "../ventures/conflict";
import { type Cast, castOf } from "./cast";
import { FEELINGS } from "./data/act-materials";
import {
  MEDIUM_MATERIALS,
  SITUATION_MATERIALS,
  type Source,
  SUBJECT_MATERIALS,
  sourceOf,
  TRADE_MATERIALS,
} from "./data/materials";
import { SURFACES } from "./data/surfaces";
import { kitOf } from "./kits";
import { namedMaterials } from "./named-materials";
import { offeredBy } from "./offered-by";
import { headlineOf } from "./plain/headline";

export interface Look {
  palette: Palette;
  source: Source;
  /** The founder's answers name what the colours are taken from. */
  found: boolean;
  /** What people have to feel, where that gives the colours; else "". */
  feeling: string;
  cast: Cast;
}

const surfaceOf = (m: Material, cast: Cast) => kitOf(m, cast)?.surface ?? SURFACES[cast.scene];
/** "A weekly letter" is how it comes, not what it is about. */
const MEDIUM = /\b(?:weekly|monthly|daily) (?:letter|mail|paper)\b|\bnewsletters?\b/gi;
/** Said so early, it is what the offer is and not what lies around it. */
const OPENING = 60;
const WITNESSES = 2;
/** How often answers speak of it, each word once; what the offer opens with counts twice. */
function witnesses({ when }: Source, opening: string, texts: readonly string[]): number {
  const every = new RegExp(when.source, `${when.flags}g`);
  const said = texts.flatMap((text) => [
    ...new Set(text.match(every)?.map((word) => word.toLowerCase().replace(/s$/, ""))),
  ]);
  if (when.test(opening)) return said.length + 1;
  // One word repeated, or words that the offer itself does not use, are said by the way.
  return new Set(said).size >= WITNESSES && when.test(texts[0] ?? "") ? said.length : 0;
}

/** Whose customers hold nothing else in their hands. */
const PROGRAMS = new Set<Archetype | undefined>(["saas", "usage", "fintech", "media", "marketplace"]);
/** What most words speak of, at least two; what is said once by the way gives no colours. */
function sourceIn({ context }: Material): Source | null {
  const { solution, differentiator, targetAudience, problem, businessModel } = context.brief.answers;
  const texts = [
    solution.replace(MEDIUM, " "),
    differentiator,
    cleared(`${targetAudience}. ${problem}`),
    businessModel,
  ];
  const heard = (source: Source) => witnesses(source, solution.slice(0, OPENING), texts);
  const at = ({ when }: Source) => texts.join(" ").search(when);
  const offered = offeredBy(context.brief);
  const onScreen = PROGRAMS.has(context.brief.archetypes[0]?.id);
  // Who comes to the table brings no phone of ours.
  const situations = onScreen
    ? SITUATION_MATERIALS
    : SITUATION_MATERIALS.filter(({ when }) => !when.test("phone"));
  for (const sources of [SUBJECT_MATERIALS, onScreen ? MEDIUM_MATERIALS : [], situations]) {
    const [found] = sources
      .filter((source) => heard(source) >= WITNESSES && source.when.test(offered))
      .sort((a, b) => heard(b) - heard(a) || at(a) - at(b));
    if (found) return found;
  }
  return null;
}

/** So much of the weight of the first noun have to have those that speak of one source. */
const SURELY = 0.6;
/** What the central nouns of the offer speak of; never what stands beside them. */
function sourceOfNouns({ context: { brief } }: Material): Source | null {
  const nouns = centralNouns(brief);
  const [first] = nouns;
  const [best] = SUBJECT_MATERIALS.map((source) => {
    const told = nouns.filter(({ word, many }) => source.when.test(word) || source.when.test(many));
    const weight = told.reduce((sum, noun) => sum + noun.weight, 0);
    return {
      source,
      weight,
      sure: told.length > 1 || (first !== undefined && told[0] === first && first.fields > 1),
    };
  })
    .filter(({ weight, sure }) => sure && weight >= SURELY * (first?.weight ?? 0))
    .sort((a, b) => b.weight - a.weight);
  return best?.source ?? null;
}

/** "Tool roll": the offer's own name of two words speaks of one source alone. */
function sourceOfName({ context: { brief } }: Material): Source | null {
  const name = brief.offer.noun ?? "";
  return SUBJECT_MATERIALS.find(({ when }) => when.exec(name)?.[0].includes(" ")) ?? null;
}

/** "Dental labs": a trade told by more than one word, where the offer or its buyers are named. */
function sourceOfTrade({ context: { brief } }: Material): Source | null {
  const { solution, targetAudience } = brief.answers;
  const told = [solution.split(/[.;]/)[0] ?? "", targetAudience.split(/[.;]/)[0] ?? ""];
  const isNamed = ({ when }: Source) =>
    told.some((text) => [...text.matchAll(new RegExp(when, "giu"))].some(([said]) => said.includes(" ")));
  return TRADE_MATERIALS.find(isNamed) ?? null;
}

/** A thing that is held has its own materials; a program stands in its users' trade. */
function sourceInOrder(m: Material): Source | null {
  const { brief } = m.context;
  const trade = sourceOfTrade(m);
  const named = namedMaterials(brief, feelingOf(m).source.mark);
  const told = () => (isPlain(brief) ? (sourceOfNouns(m) ?? sourceOfName(m)) : sourceIn(m));
  return PROGRAMS.has(brief.archetypes[0]?.id) ? (trade ?? told() ?? named) : (trade ?? named ?? told());
}

/** What people have to feel, where no thing of the offer gives the colours. */
function feelingOf(m: Material) {
  const { feeling, row } =
    m.random("source").shuffle(FEELINGS[actOf(m.context.brief, formOf(m))])[0] ?? USUAL_FEELING;
  return { feeling, source: sourceOf(row) };
}
const [USUAL_FEELING] = FEELINGS.work;

export function look(m: Material): Look {
  const told = m.vague ? null : sourceInOrder(m);
  const { fits } = fitOf(m.context.brief);
  const found = told && fits(`${told.from}, ${told.board}, ${told.mark}`) ? told : null;
  const felt = !m.vague && !m.foreign && !found ? feelingOf(m) : null;
  const source = found ?? felt?.source ?? m.random("source").pick(SITUATION_MATERIALS);
  return {
    feeling: felt?.feeling ?? "",
    palette: palette(source.main, source.accent, source.paper, m.random("palette")),
    source,
    found: found !== null,
    cast: castOf(m),
  };
}

export function visualIdentity(m: Material, { source, found, feeling, cast }: Look): string {
  const { on, pairs } = surfaceOf(m, cast);
  const [display, body, reason] = m.random("type").pick(pairs);
  const surface = on.replace("{one}", cast.one);
  return [
    para(
      `The logo of ${m.name} is its first letter, ${initialOf(m.name)}, which ${source.mark}`,
      found
        ? m.vary(
            "mark-test",
            `The idea comes from ${source.from}; test the logo of ${m.name} in one colour on ${surface}, because that is where customers see it first`,
            `The idea comes from ${source.from}; print the name ${m.name} on ${surface} in its real size, and make it simpler if people can't read it at once`,
            `The idea comes from ${source.from}; it has to work in one colour on ${surface}, so design ${m.name} for that before anything larger`,
          )
        : feeling
          ? m.vary(
              "mark-felt",
              `It should look ${feeling} before anybody has read a word; test the logo of ${m.name} in one colour on ${surface}`,
              `The form is meant to look ${feeling}; print ${m.name} on ${surface} in its real size, and make it simpler if people can't read it at once`,
              `${m.name} has to look ${feeling}, and the letter alone should say so on ${surface}, in one colour`,
            )
          : m.vague
            ? `It is a provisional form until it is clear what ${m.name} sells; it has to be readable on ${surface}`
            : `It draws no thing of the trade, so that it can stay when ${m.name} offers more; it has to be readable on ${surface}`,
    ),
    para(
      display === body
        ? `Use ${display} in two weights for ${m.name}: ${reason}`
        : `Use ${display} for the name ${m.name} and for headings, and ${body} for text: ${reason}`,
      m.vary(
        "type-test",
        `Text of ${m.name} has to be readable on a phone at arm's length, so use no more than three sizes on one page`,
        `Keep to three sizes on a page of ${m.name}: headline, text and small print, with the price as large as the headline`,
        `Prices and dates of ${m.name} are set in the bolder weight, so that they can be found at a glance`,
        `Long lines tire, so text of ${m.name} stays within sixty letters a line`,
      ),
    ),
    para(
      m.vary(
        "photos",
        `Use your own photographs for ${m.name} and no stock pictures: ${source.board}`,
        `Photographs for ${m.name} should be close-ups of real things in daylight: ${source.board}`,
        `Take the pictures for ${m.name} where the work is done, without models: ${source.board}`,
      ),
      t`The sentence to print beside the logo: ${quote(m.foreign || m.vague ? m.proofs[0] : headlineOf(m))}`,
      inTheirLanguage(m),
    ),
  ].join("\n\n");
}

function inTheirLanguage(m: Material): string {
  const there = tongueThere(m.context.brief);
  return there
    ? m.vary(
        "their-language",
        `What ${shortWho(m) || "customers"} read is in ${there.name}, from the sign to the last button of ${m.name}; the screens below carry English labels only so that you can check them`,
        `All words of ${m.name} that ${shortWho(m) || "customers"} see have to be ${there.name}: the labels below stand in English for you alone`,
      )
    : "";
}

export function moodDescription(m: Material, { palette: p, source, found, feeling, cast }: Look): string {
  const { feel } = surfaceOf(m, cast);
  const { main, accent, board, from } = source;
  return para(
    found
      ? m.vary(
          "board",
          `The mood board of ${m.name} starts from ${from} and collects ${board}`,
          `The colours of ${m.name} come from ${from}; the mood board shows ${board}`,
          `The look of ${m.name} is taken from ${from}, so the mood board shows ${board}`,
        )
      : feeling
        ? m.vary(
            "board-felt",
            `The mood board of ${m.name} has to feel ${feeling}, because ${shortWho(m) || "customers"} decide by that first; it starts from ${from} and collects ${board}`,
            `${m.name} should feel ${feeling} to ${shortWho(m) || "customers"}, so its colours come from ${from}; the mood board shows ${board}`,
            `The look of ${m.name} is chosen by a feeling: ${feeling}; it is taken from ${from}, with ${board} on the board`,
          )
        : m.vague
          ? `Until it is clear what ${m.name} sells, its colours come from ${from}: ${board}`
          : `The colours of ${m.name} come from ${from}; the mood board shows ${board}`,
    `The layout of ${m.name}: ${feel}`,
    m.vary(
      "colours",
      `${cap(main.name)} (${p.primaryColor}) is for headings and for buttons with white text, ${p.secondaryColor} for links, and ${accent.name} (${p.accentColor}), with dark text on it, for the one thing on each screen that nobody should miss`,
      `Use ${main.name} (${p.primaryColor}) for headings and buttons, with white text on it, and ${p.secondaryColor} for links; ${accent.name} (${p.accentColor}) appears only once per screen, behind dark text, for the most important information`,
      `Buttons and headings are ${main.name} (${p.primaryColor}), links ${p.secondaryColor}; ${accent.name} (${p.accentColor}) highlights a single point per screen and always carries dark text`,
    ),
    m.vary(
      "text",
      `Text is ${p.textColor} on ${p.backgroundColor}; all these pairs reach a contrast of at least 4.5:1, which keeps ${m.name} readable in sunlight and for weak eyes`,
      `Text is ${p.textColor} on ${p.backgroundColor}, and every colour pair of ${m.name} has a contrast of 4.5:1 or more`,
      `With text in ${p.textColor} on ${p.backgroundColor}, every pair that ${m.name} uses keeps a contrast of 4.5:1 or better`,
    ),
  );
}
