import type { Case } from "../case";
import { holdsFood } from "../holds-food";
import { type Scene, sceneOf } from "../scene";
import { soldWords } from "../sold-words";
import { isSentOn } from "../ventures/known";

/** How the people who pay are met, heard and asked: weeks 1 to 3 and the last ones follow it. */
export type Meeting =
  | "desk"
  | "site"
  | "public"
  | "club"
  | "shop"
  | "home"
  | "guest"
  | "shopper"
  | "user"
  | "learner"
  | "reader"
  | "patient"
  | "donor"
  | "sides";

/** What is made and handed over: weeks 4 to 8 follow it. */
export type Work =
  | "program"
  | "app"
  | "api"
  | "sides"
  | "eaten"
  | "made"
  | "stocked"
  | "box"
  | "let"
  | "visit"
  | "contract"
  | "talk"
  | "gathering"
  | "place"
  | "course"
  | "charity"
  | "media"
  | "device"
  | "money"
  | "network";

const EATEN =
  /\b(?:bak(?:es?|ed|ery|ing)|bread|cakes?|meals?|food|lunch(?:es)?|cook\w*|soups?|snacks?|sauces?|jams?|drinks?|juices?|beer|cheese|chocolate|coffee|tea|honey|pickles?|ferment\w*|eggs|vegetables?|fruit|fish|meat|granola|kombucha|pasta|injera|ice cream|kitchen|spices?|recipes?|flour|rice|porridge|noodles?|congee|berbere)\b/i;
/** What one cooks with is no food. */
const COOKED_WITH =
  /\b(?:tools?|kni(?:fe|ves)|peelers?|utensils?|scissors|pans|pots|crockery|mugs?|aprons?|boards?|gadgets?|kitchenware|cutlery|heats|cools|machine|appliance|grinder|press)\b/i;
/** What keeps on its way needs no delivery days. */
const POSTED = /\b(?:posted|shipped|mailed|by (?:post|mail|courier)|in the post|parcels?|nationwide)\b/i;
/** "We select tins from four canneries and sell them": chosen and sold on as they are. */
const CHOSEN =
  /\b(?:we|i) (?:\p{L}+ly )?(?:select|choose|pick|curate|import|buy|source|stock|resell|collect)\b[^.;]{0,60}?\b(?:from|by|of)\b/iu;
const WORKED_ON =
  /(?:\b(?:we|i|and|then)|,) (?:\p{L}+ly |then |also )?(?:make|bake|roast|brew|cook|sew|knit|build|produce|ferment|blend|print|mix|dry|smoke|cut|press|paint|assemble|repair|restore|refurbish|grow|carve|weave)\b/iu;
const GOODS: readonly Scene[] = ["goods", "object"];
const SPOKEN: readonly Scene[] = ["call", "ask", "case"];
const GATHERED: readonly Scene[] = ["session", "event", "play"];
const AT_DESK = ["saas", "usage", "fintech", "media", "network"];

/** Beside it only some take a present or another thing once. */
const recurs = (c: Case) =>
  c.lines.some(({ kind }) => kind === "recurring") &&
  !c.lines.some(
    ({ kind, attach }) => (kind === "unitSale" || kind === "oneOff") && (attach?.value ?? 1) === 1,
  );

/** What comes back is paid each time, or kept by the month. */
const letOut = (c: Case): Work => (recurs(c) ? "box" : "let");

/** Goods are goods, whatever kind of business was read. */
const sellsGoods = (c: Case, scene: Scene) =>
  c.form === "ecommerce" || (["services", "local"].includes(c.form) && GOODS.includes(scene));

function goodsOf(c: Case, scene: Scene): Work {
  if (recurs(c)) return "box";
  if (scene === "rental") return "let";
  const { solution } = c.context.brief.answers;
  if (isSentOn(c.context.brief) || (CHOSEN.test(solution) && !WORKED_ON.test(solution))) return "stocked";
  return EATEN.test(soldWords(solution)) &&
    !POSTED.test(solution) &&
    !COOKED_WITH.test(solution) &&
    !holdsFood(solution)
    ? "eaten"
    : "made";
}

export function workKind(c: Case): Work {
  const scene = sceneOf(c.context.brief, c.form);
  if (sellsGoods(c, scene)) return goodsOf(c, scene);
  switch (c.form) {
    case "saas":
      return c.group.sort === "person" || c.group.sort === "patient" ? "app" : "program";
    case "usage":
      return scene === "api" ? "api" : "talk";
    case "marketplace":
      return "sides";
    case "hardware":
      return scene === "device" ? "device" : "made";
    case "local":
      return scene === "rental" ? letOut(c) : "place";
    case "education":
      return "course";
    case "nonprofit":
      return scene === "rental" ? "let" : "charity";
    case "media":
      return "media";
    case "fintech":
      return "money";
    case "network":
      return "network";
    case "ecommerce":
      return "made";
    case "services":
      if (scene === "rental") return letOut(c);
      if (SPOKEN.includes(scene)) return "talk";
      if (GATHERED.includes(scene) && c.group.sort === "person") return "gathering";
      return c.group.sort === "person" || c.group.sort === "patient" ? "visit" : "contract";
  }
}

export function meetingKind(c: Case): Meeting {
  const scene = sceneOf(c.context.brief, c.form);
  const { sort } = c.group;
  const goods = sellsGoods(c, scene) || c.form === "hardware";
  if (c.form === "nonprofit") return "donor";
  if (c.form === "education" && (sort === "firm" || sort === "person")) return "learner";
  if (sort === "shop") return goods ? "shop" : "site";
  if (sort === "public" || sort === "club" || (sort === "patient" && !goods)) return sort;
  if (c.form === "marketplace") return "sides";
  // Who works alone buys a thing as anybody does: nobody signs, nothing runs out.
  if (goods && c.group.alone && !recurs(c)) return "shopper";
  if (c.group.sole) return "site";
  if (sort === "firm") return AT_DESK.includes(c.form) ? "desk" : "site";
  if (goods) return "shopper";
  if (c.form === "media") return "reader";
  if (AT_DESK.includes(c.form)) return "user";
  return workKind(c) === "place" ? "guest" : "home";
}
