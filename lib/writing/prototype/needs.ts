import { buysOnce } from "@/lib/finance/line-flow";
import { withArticle } from "../english";
import { giversTold } from "../givers";
import type { Material } from "../material";
import type { Scene } from "../scene";
import type { Cast } from "./cast";
import { SCENE_NEEDS, type SceneNeeds } from "./data/scene-needs";
import { kitOf } from "./kits";
import { knownScreens } from "./known-screens";
import type { OrderedScene } from "./orders/manner";
import { orderOf } from "./orders/order";
import { pressedFirst, WAYS } from "./orders/ways";
import { isOffered } from "./told-already";

const invited = ({ scene, one, name, bids }: Cast) =>
  scene === "market"
    ? bids
      ? "Ask for prices"
      : `Find ${withArticle(one)}`
    : scene === "tool"
      ? `Try ${name}`
      : "";

const FOR_GIVERS =
  "An order as a present: a card, no price in the parcel, and the last day on which it arrives in time";
const A_PRESENT = /\b(?:gifts?|presents?|birthdays?|christmas)\b/i;
const ORDERED_AGAIN = /\b(?:same again|order(?:ing|ed)? again|standing order|same day each)\b/i;

/** What the first screen is and has to have: as the known venture needs it, else as every offer of this sort does. */
export function needsOf(m: Material, cast: Cast): SceneNeeds {
  const known = knownScreens(m);
  const usual = usualNeeds(m, cast);
  const { answers } = m.context.brief;
  const untold = (texts: readonly string[]) => texts.filter((text) => !isOffered(answers, text));
  const mayWait = untold(known?.later ?? usual.later);
  const needs = {
    ...usual,
    essentials: untold(known?.must ?? usual.essentials),
    later: mayWait.length > 0 ? mayWait : untold(usual.later),
  };
  // What is bought once is not ordered again with one tap, and who gives it away is no later thought.
  const once = buysOnce(m.context.model.assumptions);
  const given = giversTold(m) !== null && cast.manner === "sent";
  // What gets better with every use is trained with what comes in.
  const learns = /\b(?:learn(?:s|ing)|smarter|trained on|gets better)\b/i.test(
    Object.values(m.context.brief.answers).join(" "),
  );
  const presents = !cast.firm && A_PRESENT.test(Object.values(m.context.brief.answers).join(" "));
  return {
    ...needs,
    essentials: (given ? needs.essentials.toSpliced(1, 0, FOR_GIVERS) : needs.essentials).filter(
      (text) => !(learns && /\bnot used to train\b/.test(text)),
    ),
    later: needs.later.filter(
      (text) => !(once && ORDERED_AGAIN.test(text)) && !((given || !presents) && /\bgift\b/i.test(text)),
    ),
  };
}

/** By the kind of product, by how it is ordered, else by the scene. */
function usualNeeds(m: Material, cast: Cast): SceneNeeds {
  const kit = kitOf(m, cast);
  if (kit) return kit.needs;
  if (cast.manner) {
    const { fixed } = orderOf(m, cast, cast.manner);
    return { ...WAYS[cast.manner], button: pressedFirst(cast.manner, fixed) };
  }
  // Without a manner the scene is one of those that play on a screen.
  const needs = SCENE_NEEDS[cast.scene as Exclude<Scene, OrderedScene>];
  const told = cast.scene === "case" && cast.one === "case";
  return {
    ...needs,
    button: invited(cast) || (told ? "Tell us about it" : needs.button),
    essentials: needs.essentials.filter((text) => !(told && /^Handing in\b/.test(text))),
  };
}
