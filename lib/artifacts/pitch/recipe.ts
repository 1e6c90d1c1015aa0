import type { Case } from "@/lib/writing/case";
import { inShort } from "@/lib/writing/in-short";
import { measureOnce } from "@/lib/writing/measure-once";
import { speakingPoints } from "@/lib/writing/pitch/cues";
import { elevatorPitch } from "@/lib/writing/pitch/elevator";
import { oneVoice } from "@/lib/writing/pitch/one-voice";
import { hardQuestions } from "@/lib/writing/pitch/questions";
import { slides } from "@/lib/writing/pitch/slides";
import { spokenCase } from "@/lib/writing/pitch/spoken-case";
import { threeMinutePitch } from "@/lib/writing/pitch/three-minute";
import { priceOnce } from "@/lib/writing/price-once";
import { need } from "@/lib/writing/require";

import { defineRecipe, type Prior } from "../recipe";
import { mapTexts } from "../text";
import { type Pitch, pitchArtifact, type Slide } from "./artifact";
import { SLIDE_NAMES } from "./slide-points";

/** One colon a line: the one after the slide's name. */
const outline = (all: readonly Slide[]) =>
  all.map(({ title }, i) => `${SLIDE_NAMES[i]}: ${title.replace(/: (?=\p{L})/gu, " – ")}`);

function compose(c: Case): Pitch & { fullSlides: Slide[] } {
  const fullSlides = slides(c);
  const { answers } = c.context.brief;
  const [shorter, voiced] = [inShort(c.group, c.who, Object.values(answers).join(" ")), oneVoice(answers)];
  // Each part is said or read by itself, so each names the price in full once.
  const part = <T>(texts: T): T => mapTexts(texts, priceOnce(c, "that price"));
  const measured = measureOnce(c);
  return mapTexts(
    {
      elevatorPitch: part(elevatorPitch(c)),
      threeminPitch: part(threeMinutePitch(c)),
      deckOutline: outline(fullSlides),
      speakingPoints: part(speakingPoints(c)),
      hardQuestions: part(hardQuestions(c)),
      fullSlides,
    },
    (text) => measured(voiced(shorter(text))),
  );
}

const requires = ({ prior, input }: { prior: Prior; input: { concept?: string } }) =>
  need("No concept data available for pitch generation", prior.concept, input.concept);

const SPOKEN = {
  id: "spoken",
  instructions:
    "elevatorPitch: 65 to 80 words in the founders' own first person: the moment of need, what we make, for whom, how it earns, what we want from the listener. " +
    "threeminPitch: 400 to 450 words, seven short paragraphs: the problem as one person's day, the product, the money of one customer, the market counted from the bottom, evidence so far or the pilot plan with its three dates, the three years, the request. " +
    "speakingPoints: 6 to 8 cues for the speaker. Invent no customer, partner, quote or team member.",
  fields: ["elevatorPitch", "threeminPitch", "speakingPoints"],
};

export const pitchRecipe = defineRecipe({
  artifact: pitchArtifact,
  requires,
  compose: (context) => compose(spokenCase(context)),
  sections: [
    SPOKEN,
    {
      id: "slides",
      instructions:
        `fullSlides: exactly 10 in this order: ${SLIDE_NAMES.join(", ")}. title: one claim as a sentence, without the slide's name before it. content: 3 to 5 bullets of at most 16 words. keyPoints: 2 or 3 sentences for the speaker. ` +
        "Traction holds only what the founder stated, else the pilot plan with its thresholds; Team holds what the founder tells of the people and the roles the plan needs, and no placeholder.",
      fields: ["fullSlides"],
    },
  ],
  reconcile(written, builtIn) {
    const fullSlides =
      written.fullSlides?.length === SLIDE_NAMES.length ? written.fullSlides : builtIn.fullSlides;
    return {
      ...written,
      fullSlides,
      deckOutline: outline(fullSlides ?? []),
    };
  },
});

/** The same pitch without its slides, for a concept that has no analysis yet. */
export const pitchOutlineRecipe = defineRecipe({
  artifact: pitchArtifact,
  requires,
  compose(context) {
    const { fullSlides: _, ...outline } = compose(spokenCase(context));
    return outline;
  },
  sections: [SPOKEN],
  reconcile: (written, builtIn) => ({ ...written, deckOutline: builtIn.deckOutline, fullSlides: undefined }),
});
