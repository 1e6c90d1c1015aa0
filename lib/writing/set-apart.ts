import { isPromise } from "@/lib/brief/text/told-as";
import { cap } from "./english";
import { quote } from "./frames";
import type { Material } from "./material";
import { reasonsOf } from "./reasons";
import { standsWell } from "./stands-well";

/** What customers get that others do not give, called what it is: a promise or a quality; "" where no whole sentence says it. */
export function setApart(m: Material): string {
  const said = reasonsOf(m).find((reason) => standsWell(reason, m.context.brief.answers));
  if (!said) return "";
  return isPromise(said)
    ? `Its promise, in your words: ${quote(cap(said))}`
    : `What sets it apart, in your words: ${quote(cap(said))}`;
}

/** What the founders have done themselves; it stands before what they promise. */
export const broughtAlong = (m: Material): string =>
  m.foreign || !m.record ? "" : `What you bring to it, in your words: ${quote(cap(m.record))}`;
