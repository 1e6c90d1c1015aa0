import { isSaidOfOthers } from "@/lib/brief/rivals/others-said";
import { failedElsewhere } from "@/lib/brief/text/failed-elsewhere";
import { isPromise } from "@/lib/brief/text/told-as";
import { isUnpaidTime } from "../analysis/no-advertising";
import { isOfPlaces } from "../analysis/places-limit";
import { toldOfOthers } from "../analysis/told-of-others";
import { assumedUses } from "../assumed-use";
import { type Case, singular } from "../case";
import { sentences } from "../cut";
import { isEmptyClaim } from "../empty-claims";
import { bare, cap, list, uncap, wordCount } from "../english";
import { firstPayment } from "../first-payment";
import { para, t, via } from "../frames";
import { counted, kindsOf } from "../kinds-of-buyer";
import { isNotOffered } from "../no-reason";
import { bringBack, paidBack } from "../paid-back";
import { wordsOf } from "../plan/words";
import { eachWay } from "../ways-apart";
import { type Line, may, must } from "./line";
import { isOpen, moneyOfVague } from "./of-vague";
import { paybackMeans } from "./payback-means";
import { resultTold } from "./result-told";
import { audienceOf, sameAs, spentOn } from "./room";
import { languageOf } from "./spoken-case";
import { asWritten, earnedBack, left, plain, problemTold, proof, rival, weOffer } from "./told";
import { withoutTold } from "./without-told";

/** So much of the problem is told in the founder's own sentences. */
const TOLD = 75;
/** So much of what sets the offer apart is said in the founder's own sentences. */
const APART = 60;

const HALF = 0.5;
const NEARLY_ALL = 0.8;

/** One customer's situation, as the founder tells it. */
export function story(c: Case): Line[] {
  const { problem } = c.context.brief.answers;
  const whole =
    c.segment && c.segment !== c.people && wordCount(c.segment) <= 24 ? plain(c.segment) : c.people;
  const language = c.foreign ? languageOf(c) : "";
  const known = c.todayKnown && !c.foreign && !c.vague ? list(waysToday(c), "or") : "";
  return [
    must(
      c.foreign
        ? c.vary(
            "told",
            `Let me begin with the problem in ${language}, as it was said to me: ${asWritten(problem)}`,
            `Nobody can put the problem better than those who have it, in ${language}: ${asWritten(problem)}`,
            `We start from a sentence in ${language}: ${asWritten(problem)}`,
          )
        : c.vague
          ? `We began with one sentence, ${asWritten(problem)}, and we know that it is not enough yet`
          : problemTold(c, TOLD),
    ),
    may(
      2,
      c.foreign || c.vague || sameAs(c, whole)
        ? ""
        : c.vary("people", `I am talking about ${whole}`, `We are doing this for ${whole}`),
    ),
    may(4, known && `What they turn to today is ${known}`),
  ];
}

const waysToday = (c: Case) =>
  c.instead
    .filter((way) => wordCount(way) <= 8 && !c.need.toLowerCase().includes(way.toLowerCase()))
    .slice(0, 2);

/** What sets it apart in the founder's own sentences, as many as can be said in a breath. */
function apart(c: Case): string {
  if (c.foreign || c.vague) return "";
  const { differentiator } = c.context.brief.answers;
  const said = sentences(differentiator)
    .map(bare)
    .map((one) => withoutTold(c, one))
    .filter(
      (one) =>
        one && !isEmptyClaim(one) && !isNotOffered(one) && !c.rivals.some((name) => one.includes(name)),
    )
    .filter((one) => !failedElsewhere(one) && !isSaidOfOthers(one, c.context.brief));
  const tooMuch = (text: string) => wordCount(text) > APART || (c.done && text.includes(c.done));
  const whole = said.map((_, i) => para(...said.slice(0, i + 1).map(cap))).findLast((text) => !tooMuch(text));
  return bare(whole ?? proof(c, APART));
}

/** "We have six paying schools": said aloud as it stands. */
const SAID_BY_US = /^(?:we|i|both of us|my|our)\b/i;

/** What is made, in one sentence, and what can be checked of it. */
export function offer(c: Case): Line[] {
  const tried = c.done ? plain(c.done) : "";
  const better = apart(c);
  const { differentiator } = c.context.brief.answers;
  return [
    must(weOffer(c)),
    may(1, c.hasBrand && !weOffer(c).includes(c.name) ? `We call it ${c.name}` : ""),
    must(
      tried && !better.toLowerCase().includes(tried.toLowerCase())
        ? c.vary(
            "so-far",
            SAID_BY_US.test(tried) ? cap(tried) : `And it has begun: ${tried}`,
            `This is more than an idea: ${tried}`,
            SAID_BY_US.test(tried) ? cap(tried) : `So far this has happened: ${tried}`,
          )
        : "",
    ),
    must(better.includes(resultTold(c)) ? "" : cap(resultTold(c))),
    must(
      c.record && !c.foreign
        ? SAID_BY_US.test(c.record)
          ? cap(plain(c.record))
          : `We know the work: ${plain(c.record)}`
        : "",
    ),
    must(
      better && isPromise(sentences(better)[0] ?? "")
        ? c.vary(
            "promise",
            `Here is what we promise. ${cap(better)}`,
            `Hold us to our promise. ${cap(better)}`,
          )
        : better
          ? c.vary(
              "apart",
              `And what sets us apart? ${cap(better)}`,
              `Why would somebody choose ${c.name}? ${cap(better)}`,
              `What makes the difference? ${cap(better)}`,
            )
          : c.foreign
            ? c.vary(
                "apart",
                `What sets it apart, in our own words: ${asWritten(differentiator)}`,
                `This is why we think it is ours to do: ${asWritten(differentiator)}`,
                `The difference, word for word: ${asWritten(differentiator)}`,
              )
            : "",
    ),
  ];
}

/** What one customer pays, leaves and costs; a loss is said before anything else. */
export function money(c: Case): Line[] {
  if (isOpen(c)) return moneyOfVague();
  const payback = earnedBack(c);
  const monthly = c.basis !== "per purchase";
  const apart = eachWay(c);
  const one = `${kindsOf(c).length > 0 || apart ? "on average one" : "one"} ${singular(c.customerNoun)}`;
  const uses = monthly ? assumedUses(c, "") : [];
  const first = firstPayment(c);
  const income = first
    ? t`In our plan ${one} first pays ${first}, and then ${c.show("revenue_per_customer")}`
    : t`In our plan ${one} brings in ${c.show("revenue_per_customer")}`;
  const often = `${monthly ? ` ${c.basis}` : ""}${uses.length > 0 ? ` (we assume ${list(uses)})` : ""}`;
  const price = c.price
    ? `${cap(c.billed)} pay us ${c.price}`
    : t`The price isn't settled yet; our figures assume ${c.show("price_main")}`;
  if (c.loses)
    return [
      must(price),
      must(
        `I'll say it before you do: as things stand ${c.name} loses money on each sale, so growing would only make it worse`,
      ),
      must(
        c.doubt
          ? `One of our own costs still has to be confirmed, and until then I show nobody a forecast`
          : c.mend
            ? `To come out even we need ${c.mend}, and that is what we test before anything else`
            : `The shares we pay away have to fall before ${c.job[0]} is sold again`,
      ),
    ];
  const back = paidBack(c.context.brief);
  return [
    must(price),
    must(back ? cap(bringBack(back)) : ""),
    must(income && left(c) && `${income}${often}, and ${left(c)} of that is left after ${spentOn(c)}`),
    must(
      c.show("cac") &&
        `${c.vary("win", `We expect to spend ${c.show("cac")} to win one, our own hours included`, `Winning one costs about ${c.show("cac")} when we count our own hours`, `To win one, ${c.name} spends ${c.show("cac")} in ${isUnpaidTime(c) ? "" : "money and "}working time`)}${payback ? `; that is earned back ${[payback, paybackMeans(c)].filter(Boolean).join(", ")}` : ""}`,
    ),
    may(5, `We find the first customers ${via(c.channels[0].name)}`),
    may(9, `We chose that way because ${c.channels[0].why}`),
  ];
}

const PEOPLE = /^(?:the )?(?:\p{L}+ )?(?:men|women|people|repairers|mechanics|menders)\b/iu;
/** "You'll think of Gong, which is built for large firms": what the founder says of it. */
function besideRival(who: string, fault: string): string {
  const rest = fault.startsWith(`${who} `) ? fault.slice(who.length + 1) : "";
  return rest && !/^(?:and|or) | (?:but|although|though|while) (?:they|it) /.test(rest)
    ? `You may be thinking of ${who}, ${PEOPLE.test(who) ? "who" : "which"} ${rest}`
    : `You will ask about the others: ${fault}`;
}

/** Who else could serve them, and what that asks of the venture. */
function rivalTold(c: Case): string {
  const other = rival(c);
  if (other?.fault) return besideRival(other.who, other.fault);
  if (other)
    return other.why
      ? `You may be thinking of ${other.who}; what speaks for ${other.many ? "them" : "it"}, as far as we know: ${other.why}`
      : `You may be thinking of ${other.who}, and we take ${other.many ? "them" : "it"} seriously`;
  const [told] = c.foreign ? [] : toldOfOthers(c);
  if (told) return `What there is today: ${uncap(told, c.names)}`;
  return c.instead[0] && / /.test(c.instead[0]) && !/^\p{L}+ing /u.test(c.instead[0])
    ? `What we have to beat is ${c.instead[0]}`
    : `Our real competitor is habit: ${c.they} manage somehow today, and ${c.name} has to be worth the change`;
}

export function market(c: Case): Line[] {
  const { sized } = c.context.model.market;
  const share = c.fact("plan_share")?.value ?? 0;
  const enough =
    share < NEARLY_ALL
      ? `The market is ${share < HALF ? "large enough" : "enough for these three years"}; what we have to prove is that ${c.running ? `more ${c.they}` : c.they} buy`
      : isOfPlaces(c)
        ? `That is nearly all we have room for: our places are the limit, and not the market`
        : `That is nearly all we can win, so a second group follows`;
  return [
    must(
      c.vague
        ? `Who buys ${c.name} isn't decided yet, so any market figure would be invented`
        : sized
          ? c.vary(
              "market",
              t`By our estimate we could serve ${counted(c, "sam")}, worth ${c.show("sam")} a year. Our plan needs ${c.show("cust_y3")} of them by the end of year three. ${enough}`,
              t`How big can it be? By our estimate ${counted(c, "sam")} are within our reach, worth ${c.show("sam")} a year, and our plan needs ${c.show("cust_y3")} of them by the end of year three. ${enough}`,
            )
          : c.vary(
              "no-market",
              `I have no market figure I could defend yet: we start counting ${c.people}${c.at} in week 1, ${audienceOf(c).count(wordsOf(c))}`,
              `As for the size of the market, I would have to invent it; instead we count ${c.people}${c.at}, ${audienceOf(c).count(wordsOf(c))}, and report the number when we have it`,
              `How many ${c.people}${c.at} there are, nobody has told us yet, so we count them ourselves from week 1 on, ${audienceOf(c).count(wordsOf(c))}`,
            ),
    ),
    must(rivalTold(c)),
    may(
      3,
      c.moat &&
        c.vary(
          "moat",
          `What should make us harder to copy with time is ${c.moat}`,
          `Whoever starts later will lack one thing: ${c.moat}`,
        ),
    ),
  ];
}
