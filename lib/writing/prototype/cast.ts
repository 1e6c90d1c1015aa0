import { cap, plural, wordCount } from "../english";
import { type Form, formOf, JOBS } from "../form";
import type { Material } from "../material";
import { thingsOf } from "../names/objects";
import { trimmed } from "../names/promise";
import { RELIEFS } from "../names/reliefs";
import { label } from "./labels";

/** Who and what the screens and the path speak of, in the founder's own words where there are any. */
export interface Cast {
  form: Form;
  /** What the offer handles, one and many: "elevator", "elevators". */
  one: string;
  many: string;
  /** Those who ask and those who offer; the same people where there is only one side. */
  demand: string;
  supply: string;
  /** What has become better, as a line: "Know whether the technician came". */
  success: string;
  /** What is offered is free at certain hours, instead of being sold. */
  timed: boolean;
  /** Bought by a firm. */
  firm: boolean;
  /** The founder's features, short enough for a row of a list. */
  does: string[];
}

const ROW = 8;
const TIMED =
  /\b(?:hours?|book\w*|rent\w*|hir\w+|borrow\w*|lend\w*|appointments?|louent|location|alqui\w*|miet\w*|alug\w*|noleggi\w*)\b/i;
/** Spoken of as a mass: nobody has three waters. */
const MASS =
  /^(?:water|food|bread|milk|energy|music|money|health|paper|wood|software|language|art|fashion|coffee|tea|meat|fish)$/;
const NOT_NAMED = /^(?:an?|the) /;

/** The two sides of a marketplace: the payer asks; whoever handles the thing itself, else whoever is named last, offers. */
function sidesOf(m: Material, one: string): { demand: string; supply: string } {
  const demand = m.head;
  const named = m.context.brief.answers.targetAudience
    .toLowerCase()
    .split(/,|;| and | or /)
    .map(
      (part) =>
        part
          .split(/ (?:in|with|from|who|that|near|aged) |(?<!buyers) of /)[0]
          ?.trim()
          .split(" ")
          .at(-1) ?? "",
    )
    .filter((word) => /^\p{L}{3,}s$/u.test(word) && !demand.includes(word));
  return { demand, supply: named.find((word) => word.startsWith(one)) ?? named.at(-1) ?? "those who offer" };
}

export function castOf(m: Material): Cast {
  const { brief } = m.context;
  const form = formOf(m);
  const things = thingsOf(brief);
  const said = (noun: string) => brief.answers.solution.toLowerCase().indexOf(noun);
  // What the work is done to is said first: "we clean the gravestone and light a candle".
  const [thing] =
    form === "services"
      ? things.filter(({ noun }) => said(noun) >= 0).sort((a, b) => said(a.noun) - said(b.noun))
      : things.filter(({ times }) => times > 1);
  const device = form === "hardware" ? brief.offer.noun?.toLowerCase().split(" ").at(-1) : undefined;
  const own = device ?? thing?.noun ?? m.keyNouns.find((noun) => said(noun) >= 0);
  const named = [m.foreign ? m.subjects[0] : own].find((noun) => noun && !MASS.test(noun));
  const [one = "", many = ""] = named
    ? [named, plural(named)]
    : JOBS[form].map((job) => job.replace(NOT_NAMED, ""));
  const relief = m.foreign
    ? ""
    : (RELIEFS.flatMap((way) => way(brief.answers.problem))
        .map((line) => (line.startsWith("!") ? line.slice(1) : trimmed(line)))
        .find((line) => wordCount(line) >= 3) ?? "");
  const rows = [...m.features.map(label), ...m.proofs.map((proof) => trimmed(proof))].filter(
    (row) => wordCount(row) >= 2 && wordCount(row) <= ROW,
  );
  return {
    form,
    one,
    many,
    ...(form === "marketplace" ? sidesOf(m, one) : { demand: m.head, supply: m.head }),
    success: cap(relief || m.pilotMeasure),
    timed: TIMED.test(`${brief.answers.solution} ${brief.answers.businessModel}`),
    firm: m.b2b,
    does: [...new Set(rows)],
  };
}
