import { isPromise } from "@/lib/brief/text/told-as";
import { cap } from "./english";
import { quote } from "./frames";
import type { Material } from "./material";
import { reasonsOf } from "./reasons";

/** What customers get that others do not give, called what it is: a promise or a quality. */
export function setApart(m: Material, named = "it"): string {
  const [said] = reasonsOf(m);
  if (!said) return "";
  if (isPromise(said)) return `${named === "it" ? "Its" : `The`} promise, in your words: ${quote(cap(said))}`;
  return m.vary(
    "apart",
    `What sets ${named} apart, in your words: ${quote(cap(said))}`,
    `The answer to everything else on offer: ${quote(cap(said))}`,
  );
}

/** What the founders have done themselves; it stands before what they promise. */
export const broughtAlong = (m: Material): string =>
  m.foreign || !m.record
    ? ""
    : m.vary(
        "record-told",
        `What you bring to it, in your words: ${quote(cap(m.record))}`,
        `Behind it stands work already done: ${quote(cap(m.record))}`,
      );
