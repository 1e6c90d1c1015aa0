import { type Case, named } from "../case";
import { cap, inWords, uncap } from "../english";
import { para, t, text } from "../frames";
import { third } from "../voice";
import { planItems } from "./items";
import { tasksOf } from "./plan";
import { USUAL_HOURS } from "./schedule";

/** What few hours do to the plan, said before the founder finds out. */
function fewHours(c: Case): string {
  const { hoursPerWeek } = c.context;
  if (hoursPerWeek >= USUAL_HOURS) return "";
  const { moved, later } = planItems(tasksOf(c), c);
  return para(
    `With ${hoursPerWeek} hours a week the three checks keep their days, and what they wait for comes first`,
    moved > 0 &&
      `${moved === 1 ? "One task starts" : `${cap(inWords(moved))} tasks start`} later than they would with ${USUAL_HOURS} hours`,
    later.length > 0 &&
      `${later.length === 1 ? "One doesn't" : `${cap(inWords(later.length))} don't`} fit into the nine weeks and ${later.length === 1 ? "is" : "are"} listed after day 60, beginning with this: ${uncap(later[0]?.title ?? "", c.names)}`,
  );
}

const bet = (c: Case) => {
  if (c.vague)
    return para(
      `There's no business to plan yet, only a direction, so the first week of ${c.name} looks for one person with one loss`,
      `Answer the five questions again with what you find, and the plan of ${c.name} will be written anew around it`,
    );
  if (c.loses)
    return para(
      `As described, ${c.name} loses money on each sale, so nothing is launched before that is fixed${c.mend ? `: it takes ${c.mend}` : ""}`,
      `The second belief to test is that ${c.belief}`,
    );
  return c.vary(
    "bet",
    para(
      `One belief carries everything: ${c.belief}`,
      `The first three weeks try to prove ${c.name} wrong on that, because it's cheaper than building first`,
    ),
    para(
      `If this turns out false, nothing else about ${c.name} matters: ${c.belief}`,
      `So it's tested first, with the price said aloud to ${c.buyers} and no product in the room`,
    ),
    para(
      `${cap(c.name)} stands on a single bet: ${c.belief}`,
      `Day 20 tells you, before you've built anything for the ${c.they} that you'd be sorry to throw away`,
    ),
    para(
      `Start with the doubt, not with the product: is it true that ${c.belief}?`,
      `Three weeks with the ${c.they} will tell you more about ${c.name} than three months of building`,
    ),
  );
};

const weeks = (c: Case) => {
  const trial = c.trade ? `, above all this: ${uncap(named(c.trade.trial.title, c), c.names)}` : "";
  return c.vary(
    "weeks",
    para(
      `Weeks 1 and 2 belong to the ${c.they}: listen, then say the price`,
      `Week 3 asks ${c.buyers} for a decision, and weeks 4 to 6 deliver to the first who said yes to ${c.name}${trial}`,
      `Weeks 7 and 8 add ${c.channels[0].name}, and week 9 decides about ${c.name}`,
    ),
    para(
      `First you listen to the ${c.they} (weeks 1 and 2) and ask for money (week 3)`,
      `Then ${c.name} delivers by hand and builds only what that shows (weeks 4 to 6)${trial}`,
      `After that come ${c.channels[0].name} and the paperwork of ${c.name}, and in week 9 a verdict`,
    ),
    para(
      `Two weeks of conversations, one week of asking ${c.buyers} to commit, three weeks of delivering ${c.name} to those who did${trial}`,
      `Then two weeks on ${c.channels[0].name}, and one to decide what becomes of ${c.name}`,
    ),
  );
};

function checks(c: Case): string {
  const limit = c.show("cac_marketing");
  const left = c.loses
    ? "and no sale loses money any more"
    : t`and each leaves about ${c.show("contribution")} ${c.basis}`;
  const yes = `${c.say("pilot_target")} ${c.buyers}`;
  const pilots = `${c.say("gate40_pilots")} pilots`;
  const signed = `${c.say("gate60_customers")} ${c.done ? "new " : ""}${c.customerNoun}`;
  return c.vary(
    "checks",
    para(
      `Day 20: ${yes} say yes at ${c.asked}, or the offer changes and nothing is built`,
      `Day 40: ${pilots} run, ${c.moved}, ${left}, or ${c.name} gets that right before any launch`,
      `Day 60: ${signed} pay or have signed; with half of them you adjust one thing about ${c.name}, with fewer you stop`,
    ),
    para(
      `Three numbers for ${c.name} are fixed now, so that hope can't move them later`,
      `By day 20, a yes from ${yes} at ${c.asked}; by day 40, ${pilots}, and ${c.moved} ${left}; by day 60, ${signed} paying or signed${limit && !c.loses ? `, each won for at most ${limit} of marketing money` : ""}`,
      `Miss one and you change something about ${c.name} or stop, in writing`,
    ),
    para(
      `After day 20 you go on only with a yes from ${yes} at ${c.asked}`,
      `After day 40 you go on only if ${pilots} run, ${c.moved} ${left}`,
      `On day 60 it takes ${signed}, paying or signed, to call ${c.name} a business; with half of them change one thing, below that stop`,
    ),
  );
}

const plain = (text: string) => text.replace(/^The (?=\p{Ll})/u, "the ");

const footing = (c: Case) => {
  const launch = c.fact("launch_month")?.value ?? 0;
  const errand = c.trade ? uncap(named(c.trade.rule.title, c), c.names) : "";
  return para(
    c.done && `You don't start at zero: ${plain(c.done)}`,
    errand &&
      c.vary(
        "errand",
        `Don't put off week 2's errand (${errand}): for ${c.name} it can take longer than everything else`,
        `One errand can't wait, because others set its pace for ${c.name}: ${errand}`,
        `Ring the authorities early; ${c.name} can't hurry them: ${errand}`,
      ),
    c.proofs[0] &&
      !c.foreign &&
      c.vary(
        "opens",
        `What opens doors is something the ${c.they} can check: ${plain(third(c.proofs[0]))}`,
        `Lead every conversation with what can be checked: ${plain(third(c.proofs[0]))}`,
        `Your strongest opening line: ${plain(third(c.proofs[0]))}`,
      ),
    c.capacity && `The ceiling of ${c.name} is ${c.capacity}, so never promise more than that`,
    launch > 3 &&
      t`The model counts no revenue before ${c.show("launch_month")}; until then a signature or a deposit for ${c.name} is what counts`,
  );
};

const hours = (c: Case) =>
  c.vary(
    "hours",
    `One person with ${c.context.hoursPerWeek} hours a week can carry ${c.name} through this.`,
    `No week of ${c.name} is packed with more than ${c.context.hoursPerWeek} hours.`,
    `All of it fits into ${c.context.hoursPerWeek} hours a week beside whatever else ${c.name} asks of you.`,
  );

export function launchStrategy(c: Case): string {
  return text(para(bet(c), weeks(c)), checks(c), para(footing(c), hours(c)), fewHours(c));
}
