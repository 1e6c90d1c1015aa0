import { cap, list, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { isPlain } from "../names/candidates";
import type { Cast } from "./cast";
import { deedsOn } from "./deeds-on";
import { isToldIn } from "./difference";
import { featuresOf } from "./features-of";
import { whole, withoutForm } from "./labels";
import { namesAll } from "./named-lists";
import { isFunction } from "./no-function";
import { orderOf } from "./orders/order";
import { stepsOf } from "./plain/steps";
import { toReader } from "./to-reader";

/** What the offer does, told to whoever reads the screens: in whole sentences where it is ordered, by who does what where it is used. */
export function saidOn(m: Material, cast: Cast): string[] {
  if (cast.manner) return orderOf(m, cast, cast.manner).said;
  if (isPlain(m.context.brief) && cast.scene === "tool") return stepsOf(m);
  if (deedsOn(m).length > 1 && cast.does.length > 1) return cast.does;
  return [...new Set(featuresOf(m).map((clause) => toReader(cap(whole(withoutForm(clause))))))];
}

const MOST_WORDS = 16;
/** What we do is no function, and "them" was named elsewhere. */
const LEANS = /^(?:we|our|i|it) |\b(?:them|these|those)\b/i;
/** "Makes the statement for each dentist at the end of the month": what nobody taps is a function too. */
function withUntold(m: Material, said: readonly string[]): string[] {
  if (said.length < 2) return [...said];
  const untold = featuresOf(m).filter(
    (clause) =>
      wordCount(clause) <= MOST_WORDS &&
      !LEANS.test(clause) &&
      !isToldIn(said, clause) &&
      !said.some((line) => clause.toLowerCase().startsWith(line.toLowerCase())),
  );
  return [...said, ...untold.map((clause) => toReader(cap(clause)))];
}

/** The same as features, with what whoever orders has to choose from. */
export function featuresSaid(m: Material, cast: Cast): string[] {
  const all = withUntold(m, saidOn(m, cast));
  const said = all.some(isFunction) ? all.filter(isFunction) : all;
  const choices = cast.manner && orderOf(m, cast, cast.manner).choices;
  if (!choices || said.some((text) => namesAll(text, choices))) return said;
  const chosen = `A choice of ${choices.title ? `${uncap(choices.title)}: ` : ""}${list(choices.within, "or")}`;
  return [...said.slice(0, 1), chosen, ...said.slice(1)];
}
