import { cap } from "../english";
import type { Material } from "../material";
import { isPlain } from "../names/candidates";
import type { Cast } from "./cast";
import { deedsOn } from "./deeds-on";
import { featuresOf } from "./features-of";
import { whole, withoutForm } from "./labels";
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
