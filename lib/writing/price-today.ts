import { cap, uncap, wordCount } from "./english";
import { para, quote, stated, t } from "./frames";
import { type HeldAgainst, heldAgainst } from "./held-against";
import type { Insight } from "./insights/rule";
import { leastBooked } from "./least-booked";
import type { Material } from "./material";
import { bringBack, type PaidBack, paidBack, paysForItself } from "./paid-back";
import { priceThere } from "./price-there";
import { linePhrase } from "./prices";

/** Below this share the price alone speaks for the offer; above the other it has to be explained. */
const [CHEAPER, DEARER] = [0.9, 1.1];

interface Told extends HeldAgainst {
  back: PaidBack | null;
  said: string;
  price: string;
  /** "56%", "£3.04 an hour"; "" where the two cannot be compared. */
  shown: string;
  /** The share, where it is one. */
  share: number | null;
}

/** What the buyers' price is held against, with that price in words; null where the answers tell of no such sum. */
function told(m: Material): Told | null {
  const [line] = m.lines;
  const held = m.foreign || m.vague || m.doubt ? null : heldAgainst(m.context.brief, line);
  if (!held || !line) return null;
  const { today, fact } = held;
  const price =
    line.kind === "take" ? `what they pay through ${m.name}` : linePhrase(line, m.context.brief.currency);
  const timed = today.kind === "hours";
  return {
    ...held,
    back: today.mishap ? paidBack(m.context.brief) : null,
    said: today.said,
    price,
    shown: fact ? `${fact.display}${timed ? ` ${today.per.unit === "day" ? "a day" : "an hour"}` : ""}` : "",
    share: fact && !timed ? fact.value : null,
  };
}

/** "night nannies cost €250 a night", "they pay an editor $25 a clip": as part of a sentence of ours. */
const inOurSentence = (said: string, names: ReadonlySet<string>) =>
  /^(?:pay|spend)\b/.test(said) ? `they ${said}` : uncap(said, names);

const OPENS = {
  paid: "What is paid today, by your own account",
  lost: "What goes wrong has a price, by your own account",
  hours: "What it takes today is time, by your own account",
} as const;

function meaning(m: Material, { today, price, shown, share, back }: Told): string {
  const { crowd, member } = m.group;
  if (back)
    return para(
      cap(paysForItself(back)),
      back.oneIn
        ? `So ask each ${member} first how many ${back.oneIn.one}s it makes in a month and how many of them twice: one that makes fewer has to buy ${m.name} for something else`
        : `So ask each ${member} first how often that happens in a month`,
    );
  if (today.kind === "hours")
    return `If ${m.name} took all of it off them, ${price} would come to ${shown}; how much of it really goes is what a trial has to show`;
  if (today.kind === "lost")
    return shown
      ? `${cap(price)} is ${shown} of that: ${m.name} has paid for itself once it prevents so much of it, which a trial has to show`
      : `Ask each ${member} for their own figure and how often it comes up; only then does ${price} look like much or like little`;
  if (share === null)
    return `${cap(crowd)} will hold ${price} against that, so work out with the first three what the same job costs them both ways`;
  if (share < CHEAPER)
    return `${cap(price)} is ${shown} of it, which ${crowd} see without being told; whether they take it for worse at that price is the question to ask`;
  return share > DEARER
    ? `${cap(price)} is ${shown} of it, so ${crowd} have to see at once what ${m.name} does that the cheaper way does not`
    : `${cap(price)} is about the same, so ${m.name} has to be chosen for something else than its price`;
}

/** What a buyer already pays, loses or spends time on, and what that makes of the price. */
export function priceToday(m: Material): string {
  const it = told(m);
  return it ? para(`${OPENS[it.today.kind]}: ${quote(it.said)}`, meaning(m, it)) : "";
}

/** Why the price is worth paying, as an answer to an investor: "Because of what is paid today: night nannies cost €250 a night". */
export function priceDefended(m: Material): string {
  const there = priceThere(m);
  if (there)
    return para(
      `Because of the whole sum elsewhere: ${there.who} take ${there.sum} with us`,
      cap(there.beside),
    );
  const it = told(m);
  if (!it) return "";
  const { said, shown, share, today, back } = it;
  const heard = inOurSentence(said, m.names);
  if (today.kind === "hours")
    return para(
      `Because of the time it takes today: ${heard}`,
      `If all of it went, our price would be ${shown}`,
    );
  if (back) return para(`Because of what it costs when it goes wrong: ${heard}`, cap(paysForItself(back)));
  if (today.kind === "lost")
    return para(
      `Because of what it costs when it goes wrong: ${heard}`,
      shown && `Our price is ${shown} of that`,
    );
  const least = leastBooked(m.context.brief);
  if (least)
    return para(
      `Because of the whole of it: they ask for ${least.theirs.hours} hours at least, which is ${m.derived.least_theirs?.display ?? ""}`,
      `With us ${least.own.hours} hours are enough, which is ${m.derived.least_own?.display ?? ""}`,
    );
  const differs = share !== null && (share < CHEAPER || share > DEARER);
  return para(`Because of what is paid today: ${heard}`, differs && `Ours is ${shown} of that`);
}

/** On a slide: "Today: night nannies cost €250 a night"; "" where it does not fit. */
export function todayOnSlide(m: Material, most: number): string {
  const there = priceThere(m);
  if (there) return there.short;
  const it = told(m);
  if (!it) return "";
  const { said, shown, today, back } = it;
  if (back) return [cap(bringBack(back))].find((text) => wordCount(text) <= most) ?? "";
  const line = `${today.kind === "lost" ? "At stake" : "Today"}: ${inOurSentence(said, m.names)}`;
  const full = !shown ? line : `${line}; our price is ${shown}${today.kind === "hours" ? "" : " of that"}`;
  return [full, line].find((text) => wordCount(text) <= most) ?? "";
}

/** What goes wrong often enough pays the price by itself, and it can be counted beforehand with whom it does. */
function paidBackInsight(m: Material, back: PaidBack): Insight {
  const [first] = back.plans;
  const { crowd, member } = m.group;
  return {
    strength: stated(back.said, cap(paysForItself(back))),
    recommendation:
      back.oneIn && first?.among
        ? `Begin with ${crowd} that make more than ${first.among} ${back.oneIn.one}s a month: there ${bringBack({ ...back, plans: [first] })}, by what you say, and a smaller ${member} has to buy ${m.name} for something else. Watch: ${back.oneIn.one}s made again in a month, counted by the ${member} before and after.`
        : `Let each ${member} count for a month how often that happens before you name the price: ${bringBack(back)}. Watch: mishaps a month, before and after.`,
  };
}

/** A price far below what is paid is a strength; one above it is something to explain. */
export function priceInsight(m: Material): Insight | null {
  const it = told(m);
  if (it?.back) return paidBackInsight(m, it.back);
  if (!it?.shown) return null;
  const { said, price, shown, share, today } = it;
  if (today.kind === "hours")
    return {
      recommendation: t`Let the first five ${m.group.crowd} stop the time for a month before ${m.name} and a month after: ${quote(said)} would make ${price} ${shown}, if all of it went. Watch: hours that are really gone.`,
    };
  if (share === null) return null;
  if (today.kind === "lost")
    return share < CHEAPER
      ? {
          strength: stated(
            said,
            `${cap(price)} is ${shown} of that, so ${m.name} pays once it prevents so much of it.`,
          ),
          recommendation: t`Put ${quote(said)} and ${price} on one line of the offer and let each ${m.group.member} replace the first sum by their own. Watch: how many name a larger one.`,
        }
      : null;
  if (share < CHEAPER)
    return {
      strength: stated(said, `${cap(price)} is ${shown} of that, and no customer needs a calculator for it.`),
    };
  return share > DEARER
    ? {
        recommendation: t`${cap(price)} is ${shown} of what is paid today (${quote(said)}). Say in one sentence what the difference buys and try it on five of the ${m.group.crowd}. Watch: how many repeat it to you.`,
      }
    : null;
}
