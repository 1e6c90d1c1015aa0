import type { Brief } from "@/lib/brief/types";
import { around, assumption, tidy } from "./assumed";
import type { Range } from "./data/archetype-defaults";
import { hasOwn, neededBy, sortOf, usualNote } from "./needed-by-kind";
import { PLANNING } from "./planning";
import type { Assumed } from "./types";

const STILL_TO_BUILD = 0.3;
/** Who has the place or the machine already buys the rest. */
const BESIDE_OWN = 0.5;
/** Of what a place or a trade needs so much lasts for years: machines, vehicles, fit-out; the rest opens it. */
const LASTS = 0.8;
/** From here on, in US dollars, what is bought is no small tools. */
const LASTING_USD = 10_000;
/** Licences, contracts and programs are no things that wear off. */
const NO_THINGS =
  /^[^,]*\b(?:licen[cs]es?|platform|version|audits?|curriculum|methodology|registration|visits|training|course|exam)\b/i;
/** The first stock is paid again when it is sold. */
const STOCK =
  /\b(?:stock|batch(?:es)?|runs?|lots?|(?:first|opening|starting) (?:\p{L}+ ){0,2}(?:goods|oils|books|jars|boxes|seeds|fabrics?|beans|wax|yarns?|bottles|materials))\b/iu;

interface Start {
  range: Range;
  what: string;
  why: string;
  /** Part of it that lasts. */
  lasting: number;
}

const between = (low: number, high: number) => Math.sqrt(low * high);

/** What it takes to start such a venture, as far as the answers leave it open; null where the kind is not known. */
export function startOf(brief: Brief, scale: number): Start | null {
  const needed = neededBy(brief, "start", scale);
  if (!needed) return null;
  const { what, least } = needed;
  const [low, planned, high] = needed.range;
  const { budget, sought, firstLot, lent } = brief.stated;
  const bought = planned >= LASTING_USD * scale && !NO_THINGS.test(what);
  const lasting = sortOf(brief.archetypes[0]?.id) === "work" && bought ? LASTS : 0;
  const at = (value: number, why: string): Start => ({
    range: [Math.min(low, value), tidy(value), Math.max(planned, value)],
    ...{ what, why, lasting },
  });
  if (least) return at(low, "the least of it, as you begin small or in another form");
  if (firstLot || lent) return at(low, "the least of it, beside what you name");
  const own = hasOwn(brief);
  const usual = STOCK.test(what) ? between(low, planned) : planned;
  const value = own ? Math.max(low, usual * BESIDE_OWN) : usual;
  const money = (budget?.value ?? 0) + (sought?.value ?? 0);
  if (money > 0 && money < value) return at(Math.max(low, money), "as much as the money you name allows");
  if (own) return at(value, "a part of it, as some of it is yours already");
  return { ...at(value, ""), range: [low, tidy(value), high] };
}

const timesOf = ([low, value, high]: Range, part: number): Range => [
  tidy(low * part),
  tidy(value * part),
  tidy(high * part),
];

/** Building and opening; what is sold already, or is fitted out with a stated sum, takes a part of it. */
export function launchCost(brief: Brief, usual: number, scale: number, sold: boolean): Assumed {
  const start = startOf(brief, scale);
  const { capex } = brief.stated;
  const work = sortOf(brief.archetypes[0]?.id) === "work";
  const whole = start ? between(start.range[0], start.range[1]) : usual;
  const part = (of: number, note: string) => around(tidy(of), 0.3, `${note} ${PLANNING}`);
  if (sold) return part(whole * STILL_TO_BUILD, "What is still to be built beside what is sold already.");
  const equipped = "Opening, beside the equipment with its stated price.";
  if (!start)
    return capex && brief.archetypes[0]?.id === "local"
      ? part(usual * STILL_TO_BUILD, equipped)
      : around(usual, 0.3, `Building and launching the first version. ${PLANNING}`);
  const { range, what, why, lasting } = start;
  if (capex) {
    const beside = Math.min(range[1], capex.value) * STILL_TO_BUILD;
    return part(work ? beside : Math.max(beside, Math.min(range[0], range[1] - capex.value)), equipped);
  }
  return lasting > 0
    ? assumption(timesOf(range, 1 - lasting), `Opening, beside the equipment. ${usualNote(what, why)}`)
    : assumption(range, usualNote(what, why));
}

/** What of the start lasts for years: bought once, and again for each further place. */
export function lastingStart(brief: Brief, scale: number): { label: string; cost: Assumed } | null {
  const start = startOf(brief, scale);
  if (!start || start.lasting === 0) return null;
  const { range, what, why, lasting } = start;
  return {
    label: what.charAt(0).toUpperCase() + what.slice(1),
    cost: assumption(timesOf(range, lasting), usualNote(what, why)),
  };
}
