import { checkDomains } from "@/lib/domains/check-domain";
import { material } from "@/lib/writing/material";
import { brandNames } from "@/lib/writing/names/names";
import { need } from "@/lib/writing/require";
import { defineRecipe } from "../recipe";
import { type BrandName, brandArtifact } from "./artifact";

const NAMES = 10;

/** Ten different names: the model's first, the built-in ones fill what is missing. */
function ten(written: readonly BrandName[], builtIn: readonly BrandName[]): BrandName[] {
  const seen = new Set<string>();
  return [...written, ...builtIn]
    .filter(({ name }) => {
      const key = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
      if (!key || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, NAMES);
}

export const brandRecipe = defineRecipe({
  artifact: brandArtifact,
  requires({ prior, input }) {
    need("No concept data available for brand generation", prior.concept, input.concept);
  },
  compose: (context) => ({ names: brandNames(material(context)) }),
  sections: [
    {
      id: "names",
      instructions:
        "names: exactly 10 brand names for this business, mixed: 2 descriptive, 2 suggestive, 3 compounds, 2 ordinary words, 1 coined. At most 12 letters when one word, at most 3 syllables, " +
        "spelled as heard, none of them a known company or one letter away from one. rationale: one or two sentences tying the name to a phrase of the founder. " +
        "tagline: at most 8 words, from the pain or from something that can be checked, never a list of adjectives. domain: the name in small letters without spaces plus .com. available: null. kind: descriptive, suggestive, compound, real word or coined.",
      fields: ["names"],
    },
  ],
  reconcile: (written, builtIn) => ({
    ...written,
    names: ten(written.names, builtIn.names).map((name) => ({ ...name, available: null, extensions: {} })),
  }),
  async finish(output) {
    const checks = await checkDomains(output.names.map(({ name }) => name));
    return { ...output, names: output.names.map((name, at) => ({ ...name, ...checks[at] })) };
  },
});
