import { activeLines } from "@/lib/finance/line-flow";
import { packOf } from "@/lib/finance/packs";
import { cap, list, singular } from "../english";
import { para, t } from "../frames";
import { hiredHand } from "../hired-hand";
import type { Material } from "../material";
import { plansBySize } from "../tiers";
import { changingInWords, eachWay } from "../ways-apart";

const MOST = 4;

/** "One of the two visits of $340 leaves $82, a single one $107 or $187": what a plan gives away; "" where it leaves as much. */
function packLeavesLess(m: Material): string {
  const { assumptions } = m.context.model;
  const pack = packOf(activeLines(assumptions.lines), assumptions);
  if (!pack || pack.singles.some(({ left }) => left <= pack.left)) return "";
  const singles = list(
    pack.singles.map(({ line }) => m.show(`left_${line.id}`)),
    "or",
  );
  const each = singular(pack.noun);
  return t`After direct costs and fees a ${each} of the plan at ${m.show(`price_${pack.line.id}`)} leaves ${m.show(`left_each_${pack.line.id}`)}, one sold singly ${singles}: ${
    pack.singles.length > 1
      ? "one price for all gives most away to those who would pay most, so give the plan a price for each kind before more customers hold it"
      : "the plan pays only where it brings back those who would not come again"
  }`;
}

/** "$195 leaves $107 and $340 a year leaves $164": what each of several prices leaves after its own cost; "" for a single one. */
/** Counted with somebody's pay each time; what the founder does without them leaves more. */
function ownHands(m: Material): string {
  const hand = hiredHand(m.context.brief);
  const left = m.derived.own_hands;
  const half = m.derived.own_half;
  const pay = m.fact("founder_pay");
  return hand && left
    ? para(
        `The plan counts ${hand.name} for every ${hand.job}; one that you do yourself leaves ${left.display}`,
        half &&
          pay &&
          `With half of them done by you ${half.display} a month would be left for you at the end of year 3, ${half.value >= pay.value ? "more" : "still less"} than the ${pay.display} of the plan`,
      )
    : "";
}

export function leftOfEach(m: Material): string {
  const apart = eachWay(m);
  if (apart) return para(cap(apart), changingInWords(m), ownHands(m));
  const parts = activeLines(m.context.model.assumptions.lines).flatMap(({ id, kind, per }) => {
    const [price, left] = [m.show(`price_${id}`), m.show(`left_${id}`)];
    return price && left
      ? [`${price}${kind === "recurring" ? ` a ${per ?? "month"}` : ""} leaves ${left}`]
      : [];
  });
  return parts.length > 1 && parts.length <= MOST
    ? para(
        packLeavesLess(m) ||
          `After direct costs and fees ${list(parts)}${plansBySize(m).length > 0 ? "" : ": know which of them you want to sell first"}`,
        ownHands(m),
      )
    : "";
}
