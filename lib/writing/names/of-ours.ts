import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import type { Brief } from "@/lib/brief/types";
import { sentences } from "../cut";
import { withoutUnlike } from "./no-promise";

/** The sentences on what sets the offer apart that speak of the offer: none tells what others do worse. */
export const ownSentences = (brief: Brief): string[] =>
  sentences(withoutUnlike(brief.answers.differentiator)).filter((said) => !isSaidOfOthers(said, brief));
