/** Addresses end in .example, which nobody can register: the badges show the shape, not a real look-up. */
export interface SampleName {
  name: string;
  domain: string;
  style: string;
  tagline: string;
  rationale: string;
  available: boolean;
}

export const SAMPLE_COLOURS = [
  { role: "Primary", name: "Spruce", hex: "#1F4D4A" },
  { role: "Secondary", name: "Brick", hex: "#A8452C" },
  { role: "Accent", name: "Marigold", hex: "#E8B04A" },
  { role: "Background", name: "Draft paper", hex: "#F8F3E9" },
  { role: "Text", name: "Graphite", hex: "#26211D" },
] as const;

const [primary, secondary, accent, background, text] = SAMPLE_COLOURS;
export const SAMPLE_PALETTE = {
  primary: primary.hex,
  secondary: secondary.hex,
  accent: accent.hex,
  background: background.hex,
  text: text.hex,
} as const;

export const SAMPLE_BRAND: SampleName & { logoConcept: string } = {
  name: "Nodline",
  domain: "nodline.example",
  style: "Compound",
  tagline: "From draft to nod",
  rationale:
    "“Nod” is the moment everybody waits for, “line” is the path there and the line under a signed page. Seven letters, two syllables, spelled as it is heard.",
  available: true,
  logoConcept: "A line that dips once, like a head that nods, and comes out straight.",
};

export const SAMPLE_ALTERNATIVES: readonly SampleName[] = [
  {
    name: "Draftroom",
    domain: "draftroom.example",
    style: "Descriptive",
    tagline: "One room for every draft",
    rationale: "Says what it is on the phone. Plain names are easy to find and hard to protect.",
    available: false,
  },
  {
    name: "Roundlight",
    domain: "roundlight.example",
    style: "Compound",
    tagline: "See the round you are in",
    rationale: "Puts the count of rounds into the name, with the light that goes green.",
    available: true,
  },
  {
    name: "Yesproof",
    domain: "yesproof.example",
    style: "Suggestive",
    tagline: "Signed, and you can show it",
    rationale: "A proof is both a print and evidence; yes is the answer it waits for.",
    available: true,
  },
  {
    name: "Redpencil",
    domain: "redpencil.example",
    style: "Real words",
    tagline: "Point at it, that is all",
    rationale: "The tool everybody has held. The picture is clear, and so is the competition for it.",
    available: false,
  },
  {
    name: "Revello",
    domain: "revello.example",
    style: "Coined",
    tagline: "Fewer rounds to yes",
    rationale: "Made from “revise”. Means nothing yet, which makes it easier to own.",
    available: true,
  },
];
