import { cap, plural, singular } from "../english";
import { type Acted, linesOf } from "./deed-words";
import { ask, button, figure, filled, link, rows } from "./screen";

/** What is counted out, not let for a time. */
const MEASURE =
  /\b(met(?:er|re)s|tonn?e?s|kilos?|kg|lit(?:er|re)s|hectares?|pallets?|sacks?|crates?|portions?|pieces|copies|units|rolls)\b/i;
const LEAST = "\\b(?:from|at least|minimum(?: of)?|as few as) (\\d[\\d.,]*) ";

/** "Reserve metres" asks how many, "book a room" when. */
export function booked({ cast, deed, thing, before }: Acted): string[] {
  const [measure = ""] = MEASURE.exec(deed.rest) ?? [];
  const price = figure(/%/.test(cast.price) ? "" : cast.price);
  const chosen = filled(
    "Chosen",
    (cast.one === thing ? undefined : cast.samples[0]) ?? linesOf(before)[0] ?? "",
  );
  if (measure) {
    const least = new RegExp(`${LEAST}${measure}`, "i").exec(cast.told)?.[1] ?? "";
    return [
      before && singular(measure) !== before ? chosen : "",
      filled(`How many ${plural(singular(measure))}`, least),
      price,
      button(`${cap(deed.verb)} ${least ? `${least} ` : ""}${measure}`),
      link("Change or cancel it"),
    ];
  }
  return [
    thing && cast.timed ? rows("Free", cast.slots.length > 0 ? cast.slots : linesOf("slot")) : chosen,
    thing && !cast.timed ? ask("When you need it") : "",
    thing ? "" : price,
    button(`${cap(deed.verb)} ${thing ? `this ${thing}` : "it"}`),
    link("Move it or cancel"),
  ];
}
