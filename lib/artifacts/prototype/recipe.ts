import type { Brief } from "@/lib/brief/types";
import { material } from "@/lib/writing/material";
import { linesThere } from "@/lib/writing/own-tongue";
import { withDifference, withDifferences } from "@/lib/writing/prototype/difference";
import { doingsOf } from "@/lib/writing/prototype/doing/doing";
import { features } from "@/lib/writing/prototype/feature-list";
import { userFlow } from "@/lib/writing/prototype/flow";
import { look, moodDescription, visualIdentity } from "@/lib/writing/prototype/identity";
import { withLabelsThere } from "@/lib/writing/prototype/labels-there";
import { namedAsHere } from "@/lib/writing/prototype/people/of-the-country";
import { withRecord, withRecordFeatures } from "@/lib/writing/prototype/record";
import { mockups } from "@/lib/writing/prototype/screens";
import { shortFeature, withoutLong } from "@/lib/writing/prototype/short-line";
import { askingFeatures, askingFlow, askingScreens } from "@/lib/writing/prototype/vague";
import { rephraser } from "@/lib/writing/rephrase";
import { need } from "@/lib/writing/require";
import { defineRecipe } from "../recipe";
import { prototypeArtifact } from "./artifact";

const ENOUGH_DONE = 2;
const [MOST_SCREENS, MOST_FEATURES] = [7, 9];

/** What a feature says in the founder's language stands there as it was written. */
const asWritten = (feature: string, brief: Brief) => {
  const [, tag = "", said = ""] = /^(\p{L}+: )(.+)$/u.exec(feature) ?? [];
  return tag + (linesThere([said], brief)[0] ?? said);
};

/** "Every six months i descale it" was cut behind its first words. */
const we = (text: string) => text.replace(/(?<=\p{Ll} )i (?=\p{Ll})/gu, "we ");

export const prototypeRecipe = defineRecipe({
  artifact: prototypeArtifact,
  requires({ prior, brandName, input }) {
    need("No concept data available for prototype generation", prior.concept, input.concept);
    need("Please select a brand name first.", brandName, input.brandName);
  },
  compose(context) {
    const read = material(context);
    // An answer can leave open who loses what and still say what is done.
    const m = read.vague && doingsOf(read).length >= ENOUGH_DONE ? { ...read, vague: false } : read;
    const say = rephraser(m);
    const style = look(m);
    return {
      visualIdentity: say(visualIdentity(m, style)),
      moodBoard: { description: say(moodDescription(m, style)), ...style.palette },
      mockups: m.vague
        ? askingScreens(m)
        : withDifference(m, withRecord(m, mockups(m)), MOST_SCREENS)
            .map(namedAsHere(m.context.brief))
            .map(we),
      userFlow: say(we(m.vague ? askingFlow(m) : userFlow(m))),
      features: m.vague
        ? askingFeatures(m)
        : withoutLong([
            ...new Set(
              withLabelsThere(withDifferences(m, withRecordFeatures(m, features(m)), MOST_FEATURES), m)
                .map(shortFeature(Object.values(m.context.brief.answers).join(" ")))
                .map((feature) => asWritten(feature, m.context.brief)),
            ),
          ]),
    };
  },
  sections: [
    {
      id: "screens",
      instructions:
        "mockups: 5 to 7 screens, each as 'Screen name: elements in the order in which they stand, separated by semicolons, with real labels from the features. Empty state: ... Error state: ...'. " +
        "userFlow: a numbered path, one step per line ('1. ...'), with the people the founder named as the ones who act. features: 6 to 9, each starting with 'Must: ', 'Should: ' or 'Later: ', the founder's own first.",
      fields: ["mockups", "userFlow", "features"],
    },
    {
      id: "identity",
      instructions:
        "visualIdentity: three short paragraphs: a mark built from the name's letters or parts, a pair of typefaces out of Poppins, Montserrat, Roboto, Inter, Open Sans, Lato, Nunito and Source Sans Pro with the reason, and what photographs show. Name no colour; colours are chosen elsewhere.",
      fields: ["visualIdentity"],
    },
  ],
  reconcile: (written, builtIn) => ({ ...written, moodBoard: builtIn.moodBoard }),
});
