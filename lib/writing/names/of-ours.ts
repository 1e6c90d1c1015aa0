import { isAboutRival } from "@/lib/brief/rivals/named-rivals";
import { isSaidOfAnother, isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { withoutUnlike } from "./no-promise";

/** The sentences on what sets the offer apart that speak of the offer: none tells what others do worse. */
export const ownSentences = ({ answers, named }: Brief): string[] =>
  sentences(withoutUnlike(answers.differentiator)).filter(
    (said) =>
      !isAboutRival(said, [...named.competitors, ...named.platforms]) &&
      !isSaidOfOthers(said, answers) &&
      !isSaidOfAnother(said, answers),
  );
