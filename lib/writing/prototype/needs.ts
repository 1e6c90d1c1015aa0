import { buysOnce } from "@/lib/finance/line-flow";
import { withArticle } from "../english";
import type { Material } from "../material";
import type { Scene } from "../scene";
import { screensOf } from "../ventures/screens-of";
import type { Cast } from "./cast";
import { SCENE_NEEDS, type SceneNeeds } from "./data/scene-needs";
import { kitOf } from "./kits";
import type { OrderedScene } from "./orders/manner";
import { WAYS } from "./orders/ways";

const invited = ({ scene, one, name, bids }: Cast) =>
  scene === "market"
    ? bids
      ? "Ask for prices"
      : `Find ${withArticle(one)}`
    : scene === "tool"
      ? `Try ${name}`
      : "";

const ORDERED_AGAIN = /\b(?:same again|order(?:ing|ed)? again|standing order|same day each)\b/i;

/** What the first screen is and has to have: as the known venture needs it, else as every offer of this sort does. */
export function needsOf(m: Material, cast: Cast): SceneNeeds {
  const known = screensOf(m.context.brief);
  const usual = usualNeeds(m, cast);
  const needs = known ? { ...usual, essentials: known.must, later: known.later } : usual;
  // What is bought once is not ordered again with one tap.
  return buysOnce(m.context.model.assumptions)
    ? { ...needs, later: needs.later.filter((text) => !ORDERED_AGAIN.test(text)) }
    : needs;
}

/** By the kind of product, by how it is ordered, else by the scene. */
function usualNeeds(m: Material, cast: Cast): SceneNeeds {
  const kit = kitOf(m, cast);
  if (kit) return kit.needs;
  if (cast.manner) return WAYS[cast.manner];
  // Without a manner the scene is one of those that play on a screen.
  const needs = SCENE_NEEDS[cast.scene as Exclude<Scene, OrderedScene>];
  return { ...needs, button: invited(cast) || needs.button };
}
