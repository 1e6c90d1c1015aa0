import { cap, withArticle } from "../english";
import { para, quote, t } from "../frames";
import type { Material } from "../material";
import { matchClusters } from "../names/candidates";
import { CLUSTERS } from "../names/data/clusters";
import { hueName, type Palette, palette, type Tone } from "../palette/palette";

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

export interface Look {
  palette: Palette;
  tone: Tone;
  hue: number;
  topic: string;
}

export function look(m: Material): Look {
  const { answers, keyphrases } = m.context.brief;
  const text = [...keyphrases, answers.solution, answers.problem, m.segment].join(" ").toLowerCase();
  const cluster = matchClusters(text)[0]?.cluster ?? CLUSTERS[0];
  const hue = cluster?.hue ?? 230;
  const tone = TONE[m.archetype];
  return { palette: palette(hue, tone, m.random("palette")), tone, hue, topic: cluster?.gloss ?? "the work" };
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
  return [
    para(
      `The mark of ${m.name} is the letter ${initial(m.name)} drawn ${mark}${m.foreign || !m.keyNouns[0] ? "" : `, with the outline of a ${m.keyNouns[0]} as its starting shape`}`,
      `It stands for ${topic} and has to work at the size of a thumbnail, in one colour, on ${m.b2b ? "an invoice" : "a hand-written sign"}`,
    ),
    para(
      display === body
        ? `Type for ${m.name}: ${display} in two weights; ${reason}`
        : `Type for ${m.name}: ${display} for headings and the name, ${body} for text; ${reason}`,
      `${cap(m.who)} should be able to read the name ${m.name} from across a ${m.b2b ? "desk" : "street"}`,
    ),
    m.proofs[0]
      ? para(
          `Photographs show what can be checked, taken on site with ${m.who} and without stock models`,
          t`The line that belongs beside the logo on the first screen: ${quote(m.proofs[0])}`,
        )
      : para(`Photographs show ${m.who} at the moment of use, taken on site and without stock models`),
  ].join("\n\n");
}

export function moodDescription(m: Material, { palette: p, hue, tone, topic }: Look): string {
  const feel: Record<Tone, string> = {
    calm: "quiet surfaces, thin lines, much air around every figure",
    bold: "large blocks of colour, short words, one action per screen",
    warm: "soft corners, daylight, hands and materials close up",
    earthy: "paper, timber and stamped ink, colours that may fade in the sun",
    crisp: "white space, exact alignment, colour only where something can be pressed",
  };
  return para(
    `A board of ${feel[tone]}, because ${m.name} is about ${topic}`,
    `The main colour is ${withArticle(hueName(hue))} (${p.primaryColor}) for headings and buttons with white text; ${p.secondaryColor} marks links and quiet panels; ${p.accentColor} is kept for the one thing that ${m.who} should not miss, always with dark text`,
    `Text of ${m.name} stands in ${p.textColor} on ${p.backgroundColor}; every one of these pairs reaches a contrast of at least 4.5:1`,
  );
}
