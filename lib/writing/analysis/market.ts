import { laterGroup } from "@/lib/brief/buyers/later-group";
import { soldAlready } from "@/lib/finance/assume-costs";
import { bare, cap, uncap } from "../english";
import { para, quote, text } from "../frames";
import { giversTold } from "../givers";
import { kindsOf } from "../kinds-of-buyer";
import type { Material } from "../material";
import { NO_GROUP, PAYS } from "../payers";
import { askedUs } from "../told-of-sales";
import { missingCount } from "./market-count";
import { ifHalf, whatLimits } from "./market-limit";
import { steps } from "./market-steps";
import { marketOfVague } from "./vague";

function whyNow(m: Material): string {
  const stated = m.context.brief.answers.problem.match(
    /[^.]*\b(?:new (?:laws?|rules?|regulations?)|recently|this year|will (?:require|ban|have to|be required|become)|(?:since|from) 20\d\d)\b[^.]*\./i,
  )?.[0];
  return stated && !m.foreign
    ? para(`The reason to start now is in your own answer: ${quote(bare(stated.trim()))}`)
    : "";
}

/** Who else the answers name: kept apart, because they need other words and another price. */
function further(m: Material): string {
  const [, second] = m.context.brief.segments;
  if (!second || m.foreign || m.archetype === "marketplace" || PAYS.test(second.text)) return "";
  if (NO_GROUP.test(second.text)) return "";
  // A whole sentence about somebody is no name for a group.
  if (/ (?:give|gives|send|sends|host|hosts|refer|recommend) /i.test(second.text)) return "";
  if (kindsOf(m).length > 0) return "";
  if (m.mix)
    return para(
      `${cap(second.text)} buy something else and have their own share of the plan (${m.mix}, assumed)`,
    );
  const asked = askedUs(m.context.brief)?.one;
  if (asked && second.text.toLowerCase().includes(asked.noun.toLowerCase()))
    return para(
      `${cap(uncap(second.text, m.names))} are in none of these figures, although one has asked for a price${m.derived.asked_month ? ` (${m.derived.asked_month.display} a month by your list)` : ""}: count how many there are before you plan with them`,
    );
  const when = laterGroup(m.context.brief) ? "come later" : "are customers from the start as well";
  return para(`${cap(uncap(second.text, m.names))} ${when} and are in none of these figures`);
}

/** Who gives it away is not among those who use it. */
function givers(m: Material): string {
  const told = giversTold(m);
  if (!told?.who || !soldAlready(m.context.brief)) return "";
  return para(
    `${cap(told.who)} buy it for them and are counted nowhere here, because nobody knows how many of them hear of it${told.feast && `; they all buy in the weeks before ${told.feast}, so the material for them has to be bought in autumn, and December is no measure for the months after it`}`,
  );
}

/** Said before the steps, so that nobody takes them for a count. */
const intro = (m: Material) =>
  m.vary(
    "steps",
    `This is how the market is worked out, one step a line:`,
    `The size of the market follows from a few steps, of which some are assumptions:`,
  );

/** Nobody can be counted who is not described. */
export const notSized = (m: Material) =>
  para(
    `No market can be sized for ${quote(m.context.brief.answers.targetAudience.replace(/\.$/, ""))}`,
    `Name one group, one place and how many they are, and ${m.name} has a market`,
  );

const firstSegment = (m: Material) =>
  m.foreign
    ? `${m.name} is for those you name yourself: ${quote(bare(m.context.brief.answers.targetAudience))}`
    : m.vary(
        "first-segment",
        `The first customers to win are ${m.segment}`,
        `${cap(m.name)} starts with ${m.segment}`,
      );

export function marketPotential(m: Material): string {
  if (m.vague) return text(notSized(m), marketOfVague());
  return text(
    para(firstSegment(m)),
    whatLimits(m),
    `${intro(m)}\n${steps(m)}`,
    para(missingCount(m), ifHalf(m)),
    further(m),
    givers(m),
    whyNow(m),
  );
}
