import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { sentencesOf } from "../text/sentences";

/** What a kind of venture does by its name, and how founders say so. */
const DEEDS: readonly (readonly [named: RegExp, said: RegExp])[] = [
  [
    /(?:^|-)(?:repair|tailoring|restoration)(?:-|$)/,
    /\b(?:repair|mend|fix|restor|alter|re-?sole|darn|re-?upholster|sharpen|tailor)\p{L}*/iu,
  ],
  [/(?:^|-)(?:rental|hire|lending)$/, /\b(?:rent|hire|lend|lent|borrow|lease|loan)\p{L}*/iu],
  [/(?:^|-)(?:cleaning|laundry)(?:-|$)/, /\b(?:clean|wash|launder|laundr|iron|scrub|sweep)\p{L}*/iu],
  [
    /(?:^|-)(?:lessons?|course|classes|coaching|school|bootcamp|tutoring)$/,
    /\b(?:lesson|course|class|teach|taught|learn|coach|school|tutor|train|workshop|bootcamp)\p{L}*/iu,
  ],
];

const deedsIn = (text: string) => DEEDS.filter(([, said]) => said.test(text));

/** "Rent an idle instrument by the month; a luthier checks it": named for one deed, a kind is not meant where the offer opens with another. */
export function doesOther(id: string, { solution }: QuizAnswers): boolean {
  const [opening = ""] = sentencesOf("solution", solution).map(({ text }) => text);
  const own = DEEDS.filter(([named]) => named.test(id));
  const told = deedsIn(opening);
  return own.length > 0 && told.length > 0 && !own.some((deed) => told.includes(deed));
}
