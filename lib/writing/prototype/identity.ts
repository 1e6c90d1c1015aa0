import { initialOf } from "@/lib/content/brand-mark";
import { cap } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";
import { type Palette, palette } from "../palette/palette";
import { type Cast, castOf } from "./cast";
import { MEDIUM_MATERIALS, SITUATION_MATERIALS, type Source, SUBJECT_MATERIALS } from "./data/materials";
import { SURFACES } from "./data/surfaces";
import { kitOf } from "./kits";

export interface Look {
  palette: Palette;
  source: Source;
  /** The founder's answers name what the colours are taken from. */
  found: boolean;
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

/** What most words speak of, at least two; what is said once by the way gives no colours. */
function sourceIn({ context }: Material): Source | null {
  const { solution, differentiator, targetAudience, problem, businessModel } = context.brief.answers;
  const texts = [
    solution.replace(MEDIUM, " "),
    differentiator,
    `${targetAudience}. ${problem}`,
    businessModel,
  ];
  const heard = (source: Source) => witnesses(source, solution.slice(0, OPENING), texts);
  const at = ({ when }: Source) => texts.join(" ").search(when);
  for (const sources of [SUBJECT_MATERIALS, MEDIUM_MATERIALS, SITUATION_MATERIALS]) {
    const [found] = sources
      .filter((source) => heard(source) >= WITNESSES)
      .sort((a, b) => heard(b) - heard(a) || at(a) - at(b));
    if (found) return found;
  }
  return null;
}

export function look(m: Material): Look {
  const found = m.vague ? null : sourceIn(m);
  const source = found ?? m.random("source").pick(SITUATION_MATERIALS);
  return {
    palette: palette(source.main, source.accent, source.paper, m.random("palette")),
    source,
    found: found !== null,
    cast: castOf(m),
  };
}

export function visualIdentity(m: Material, { source, found, cast }: Look): string {
  const { on, pairs } = surfaceOf(m, cast);
  const [display, body, reason] = m.random("type").pick(pairs);
  const surface = on.replace("{one}", cast.one);
  return [
    para(
      `The mark of ${m.name} is its ${initialOf(m.name)}, which ${source.mark}`,
      found
        ? m.vary(
            "mark-test",
            `The form comes from ${source.from}; ${m.name} has to hold on ${surface}, in one colour`,
            `It is taken from ${source.from}; ${m.name} tries it in one colour on ${surface} before anything is printed`,
            `It comes from ${source.from}; where ${m.name} cannot be told at once on ${surface}, it is made simpler`,
          )
        : `It is a working form until it is known what ${m.name} is about; it has to hold on ${surface}`,
    ),
    para(
      display === body
        ? `Type for ${m.name}: ${display} in two weights; ${reason}`
        : `Type for ${m.name}: ${display} for headings and the name, ${body} for text; ${reason}`,
      m.vary(
        "type-test",
        `${cap(m.who)} see ${m.name} there first, which decides its size and weight`,
        `The first test of ${m.name} is one second of ${m.who}, with the name in its real size`,
        `Set ${m.name} in a line of ordinary text first and see whether ${m.who} stop at it`,
      ),
    ),
    para(
      m.vary(
        "photos",
        `Photographs show what can be checked at ${m.name}: ${source.board}; no stock models`,
        `Pictures for ${m.name} stay close to the thing: ${source.board}`,
        `What is photographed for ${m.name}: ${source.board}, as ${m.who} know it`,
      ),
      t`The line that belongs beside the mark: ${quote(m.proofs[0])}`,
    ),
  ].join("\n\n");
}

export function moodDescription(m: Material, { palette: p, source, found, cast }: Look): string {
  const { feel } = surfaceOf(m, cast);
  const { main, accent, board, from } = source;
  return para(
    found
      ? m.vary(
          "board",
          `The board of ${m.name} begins with ${from}: ${board}`,
          `${cap(from)} gives ${m.name} its colours; on the board hang ${board}`,
          `What ${m.name} should look like is taken from ${from}: ${board}`,
        )
      : `Until the subject of ${m.name} is fixed, ${from} lends its colours: ${board}`,
    `A page of ${m.name}: ${feel}`,
    m.vary(
      "colours",
      `${cap(main.name)} (${p.primaryColor}) is for headings and for buttons with white text; ${p.secondaryColor} for links and quiet panels; ${accent.name} (${p.accentColor}), always under dark text, for the one thing that ${m.who} should not miss`,
      `Headings and buttons take ${main.name} (${p.primaryColor}), with white on it; links take ${p.secondaryColor}; ${accent.name} (${p.accentColor}) stands once per screen, behind dark text, where ${m.who} are to look`,
      `${cap(main.name)} (${p.primaryColor}) carries what can be pressed, ${p.secondaryColor} what leads further, and ${accent.name} (${p.accentColor}) what ${m.who} must not overlook, with dark text on it`,
    ),
    m.vary(
      "text",
      `Text of ${m.name} stands in ${p.textColor} on ${p.backgroundColor}; every one of these pairs reaches a contrast of at least 4.5:1`,
      `Reading text is ${p.textColor} on ${p.backgroundColor}; each pair used by ${m.name} was computed to reach 4.5:1 or more`,
      `Each pair of ${m.name}, ${p.textColor} on ${p.backgroundColor} included, keeps a contrast of 4.5:1 or better`,
    ),
  );
}
