import { wordCount } from "../../english";
import type { Material } from "../../material";
import type { Cast } from "../cast";
import { doingsOf } from "./doing";
import { does, templateOf } from "./mockups";
import { productOf } from "./product";
import { type Shown, shownOf } from "./shown";
import { stageOf } from "./stages";
import { tellOf } from "./tell";

/** Each deed of the answer in a whole sentence, in the order in which it is lived through. */
export function toldDeeds(m: Material, cast: Cast): string[] {
  return [
    ...new Set(
      doingsOf(m)
        .filter(does)
        .filter(({ object, rest, when }) => object || when || !/^(?:it|them|this|these)\b/i.test(rest))
        .map((doing) => tellOf(doing, productOf(cast)))
        .filter((said) => wordCount(said) > 2),
    ),
  ];
}

/** What each of the screens needs soon after. */
export function furtherOf(m: Material, cast: Cast): string[] {
  const wanted = shownOf(m)
    .filter((one: Shown) => one.doing.sort !== "plain")
    .map((one) => templateOf(one).should(stageOf(m, cast, one)));
  return [...new Set(wanted)].filter(Boolean);
}
