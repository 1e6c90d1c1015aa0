import { caseOf } from "../case";
import { bare, cap, list, uncap, wordCount } from "../english";
import { ifAny, para, quote, t, text } from "../frames";
import { leftOutTold } from "../left-out";
import type { Material } from "../material";
import { payOrSigned } from "../paid-or-signed";
import { reasonsOf } from "../reasons";
import { broughtAlong } from "../set-apart";
import { isShown, soFar } from "../so-far";
import { standsWell } from "../stands-well";
import { toSettle } from "../to-settle";
import { offeredAbroad, priceLine } from "./plan-in-brief";
import { carriedLine, cashLine, resultLine, unitLine, yearsLine } from "./result";
import { caseOfVague } from "./vague";
import { warning } from "./warning";

/** A little is lost where names are shortened afterwards. */
const LEAST = 126;
const MOST = 174;
/** So many reasons, and words of them, are quoted in one sentence. */
const MOST_REASONS = 2;
const LONGEST_REASONS = 34;
const LONGEST_QUOTE = 26;

/** The reasons to choose it, in the founder's words. */
function reasons(m: Material): string {
  const said = reasonsOf(m)
    .filter((said) => standsWell(said, m.context.brief.answers))
    .slice(0, MOST_REASONS)
    .filter((_, at, all) => wordCount(all.slice(0, at + 1).join(" ")) <= LONGEST_REASONS)
    .map((reason) => quote(cap(bare(reason))));
  const crowd = m.suppliers ? m.demand : uncap(m.group.crowd, m.names);
  return said.length > 0
    ? `${cap(crowd)} have to choose it for ${said.length > 1 ? "these reasons" : "this"}: ${list(said)}`
    : "";
}

const swing = (m: Material): string => {
  const moved = m.show("sensitivity_top_swing");
  return m.sensitive && !warning(m)
    ? m.vary(
        "test-first",
        t`The assumption to test first is ${m.sensitive}${ifAny(moved && `: on its own it can move the cash after three years by ${moved}`)}`,
        t`Test first ${m.sensitive}${ifAny(moved && `, which alone decides about ${moved} of cash by the end of year 3`)}`,
      )
    : "";
};

interface Extra {
  at: "opening" | "close";
  said: string;
}

function opening(m: Material): string[] {
  if (m.foreign) return offeredAbroad(m);
  const { crowd } = m.group;
  const where = m.place && !crowd.includes(m.place) ? ` in ${m.place}` : "";
  return [`${cap(m.name)} is ${m.b2b && !m.payers ? "sold to" : "for"} ${crowd}${where}`];
}

/** The whole case in one page: for whom, why them, what it brings and takes, and what decides. */
export function executiveSummary(m: Material): string {
  if (m.vague && !m.foreign) return caseOfVague(m);
  const { stopsGrowth, warnings } = m.context.model;
  const unit = stopsGrowth ? warnings.find(({ rule }) => rule === "unit-loss")?.text : unitLine(m);
  const build = (extras: readonly Extra[], lean = 0): string => {
    const of = (place: Extra["at"]) => extras.filter(({ at }) => at === place).map(({ said }) => said);
    return text(
      para(
        toSettle(m.context.brief, lean > 1 ? "short" : "whole"),
        ...opening(m).slice(0, lean > 1 ? 2 : undefined),
        ...of("opening"),
      ),
      para(lean > 0 ? "" : reasons(m), priceLine(m), unit),
      stopsGrowth ? para(resultLine(m)) : para(yearsLine(m), carriedLine(m), cashLine(m)),
      para(warning(m, lean > 2), lean > 2 ? "" : swing(m), ...of("close")),
    );
  };
  const fits = [0, 1, 2, 3].find((lean) => wordCount(build([], lean)) <= MOST) ?? 3;
  const chosen: Extra[] = [];
  for (const extra of extrasOf(m))
    if (
      extra.said &&
      wordCount(build(chosen, fits)) < LEAST &&
      wordCount(build([...chosen, extra], fits)) <= MOST
    )
      chosen.push(extra);
  return build(chosen, fits);
}

/** What is told while there is room, the most telling first. */
function extrasOf(m: Material): Extra[] {
  const { low, high } = m.context.model.scenarios;
  const { stopsGrowth } = m.context.model;
  const done = m.traction.find(isShown) ?? "";
  const short = (said: string) => (wordCount(said) <= LONGEST_QUOTE ? said : "");
  return [
    { at: "opening", said: leftOutTold(m.context.brief) },
    { at: "opening", said: short(done) && soFar(done) },
    { at: "opening", said: short(m.record ?? "") && broughtAlong(m) },
    {
      at: "opening",
      said:
        !m.foreign && standsWell(m.trouble, m.context.brief.answers)
          ? `What they put up with today: ${quote(cap(m.trouble))}`
          : "",
    },
    {
      at: "close",
      said:
        low && high && !stopsGrowth
          ? t`If the main assumptions all turn out badly, year-3 revenue is ${m.show("low_rev_y3")}; if they all turn out well, ${m.show("high_rev_y3")}`
          : "",
    },
    {
      at: "close",
      said: stopsGrowth
        ? "The next 60 days have one goal: a price or a cost at which a sale leaves something"
        : `The next 60 days have one goal: ${m.say("gate60_customers")} ${caseOf(m).fresh}${m.customerNoun} who ${payOrSigned(m)}`,
    },
    {
      at: "close",
      said: "What you did not state yourself is a planning assumption, marked as such and there to be replaced",
    },
  ];
}
