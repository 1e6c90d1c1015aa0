import { cap, withArticle } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";
import { topicsOf } from "../names/match";
import { hueName, type Palette, palette, type Tone } from "../palette/palette";
import { castOf } from "./cast";

const TONE: Record<Material["archetype"], Tone> = {
  saas: "crisp",
  usage: "crisp",
  fintech: "calm",
  media: "calm",
  marketplace: "bold",
  hardware: "calm",
  ecommerce: "warm",
  services: "warm",
  local: "earthy",
  education: "bold",
  nonprofit: "warm",
};

const TYPE_PAIRS: Record<Tone, [display: string, text: string, reason: string]> = {
  calm: ["Lato", "Source Sans Pro", "even and unhurried, so that figures and dates are read without effort"],
  bold: [
    "Montserrat",
    "Open Sans",
    "wide capitals that hold on a small screen and a plain text face beside them",
  ],
  warm: ["Nunito", "Open Sans", "round ends that feel made by people and stay readable at small sizes"],
  earthy: ["Poppins", "Lato", "simple circles that survive a painted sign and a stamped bag"],
  crisp: ["Inter", "Inter", "drawn for screens with clear numerals, one family in two weights"],
};

const MARKS = [
  "as a ring left open on one side",
  "from two strokes that meet halfway",
  "as a square with one corner folded",
  "with a single unbroken line",
] as const;

/** Where no subject asks for a colour of its own. */
const HUES = [25, 75, 145, 195, 230, 265, 330] as const;

export interface Look {
  palette: Palette;
  tone: Tone;
  hue: number;
  topic: string;
}

export function look(m: Material): Look {
  const topic = topicsOf(m.context.brief).find(({ doubt }) => doubt < 1);
  const { many } = castOf(m);
  const hue = topic?.cluster.hue ?? m.random("hue").pick(HUES);
  const tone = TONE[m.archetype];
  return {
    palette: palette(hue, tone, m.random("palette")),
    tone,
    hue,
    topic: topic?.cluster.gloss ?? `${many} in good hands`,
  };
}

/** The parts a brand name is heard as. */
const initial = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}]/gu, "")
    .charAt(0)
    .toUpperCase();

export function visualIdentity(m: Material, { tone, topic }: Look): string {
  const [display, body, reason] = TYPE_PAIRS[tone];
  const mark = m.random("mark").pick(MARKS);
  const shape =
    m.foreign || !m.keyNouns[0] ? "" : `, beginning from the shape that "${m.keyNouns[0]}" brings to mind`;
  const surface = m.b2b ? "an invoice" : "a hand-written sign";
  return [
    para(
      `The mark of ${m.name} is the letter ${initial(m.name)} drawn ${mark}${shape}`,
      m.vary(
        "mark-test",
        `It stands for ${topic} and has to work for ${m.name} at the size of a thumbnail, in one colour, on ${surface}`,
        `Try ${m.name} in one colour, as small as a thumbnail and on ${surface}, before anything is printed; what it has to carry is ${topic}`,
        `Behind it is one thought, ${topic}; if ${m.name} cannot be recognised on ${surface} in a single colour, simplify it`,
      ),
    ),
    para(
      display === body
        ? `Type for ${m.name}: ${display} in two weights; ${reason}`
        : `Type for ${m.name}: ${display} for headings and the name, ${body} for text; ${reason}`,
      m.vary(
        "type-test",
        `${cap(m.who)} should be able to read the name ${m.name} from across a ${m.b2b ? "desk" : "street"}`,
        `Test it by showing ${m.name} to ${m.who} for one second`,
        `Set ${m.name} in a line of ordinary text first and see whether ${m.who} stop at it`,
      ),
    ),
    m.proofs[0]
      ? para(
          m.vary(
            "photos",
            `Photographs show what can be checked, taken on site with ${m.who} and without stock models`,
            `Use photographs of the real thing, with ${m.who} who agreed to be shown`,
            `Every picture is taken where ${m.name} is used, by ${m.who} and not by models`,
          ),
          t`The line that belongs beside the logo on the first screen: ${quote(m.proofs[0])}`,
        )
      : para(
          `Photographs for ${m.name} show ${m.who} at the moment of use, taken on site and without stock models`,
        ),
  ].join("\n\n");
}

const FEEL: Record<Tone, string> = {
  calm: "quiet surfaces, thin lines, much air around every figure",
  bold: "large blocks of colour, short words, one action per screen",
  warm: "soft corners, daylight, hands and materials close up",
  earthy: "paper, timber and stamped ink, colours that may fade in the sun",
  crisp: "white space, exact alignment, colour only where something can be pressed",
};

export function moodDescription(m: Material, { palette: p, hue, tone, topic }: Look): string {
  const main = withArticle(hueName(hue));
  return para(
    m.vary(
      "board",
      `A board of ${FEEL[tone]}, because ${m.name} is about ${topic}`,
      `${cap(m.name)} is about ${topic}; that asks for ${FEEL[tone]}`,
      `What ${m.name} should feel like: ${FEEL[tone]}. The subject behind ${m.name} is ${topic}`,
    ),
    m.vary(
      "colours",
      `The main colour is ${main} (${p.primaryColor}) for headings and buttons with white text; ${p.secondaryColor} marks links and quiet panels; ${p.accentColor} is kept for the one thing that ${m.who} should not miss, always with dark text`,
      `${cap(main)} (${p.primaryColor}) carries headings and buttons, with white on it; ${p.secondaryColor} is for links; ${p.accentColor}, under dark text, marks what ${m.who} must not overlook`,
      `Buttons and headings stand in ${main} (${p.primaryColor}), links in ${p.secondaryColor}, and ${p.accentColor} appears once per screen, behind dark text, where ${m.who} are to look`,
    ),
    m.vary(
      "text",
      `Text of ${m.name} stands in ${p.textColor} on ${p.backgroundColor}; every one of these pairs reaches a contrast of at least 4.5:1`,
      `Reading text is ${p.textColor} on ${p.backgroundColor}; each pair used by ${m.name} was computed to reach 4.5:1 or more`,
      `Each pair, ${p.textColor} on ${p.backgroundColor} included, keeps a contrast of 4.5:1 or better`,
    ),
  );
}
