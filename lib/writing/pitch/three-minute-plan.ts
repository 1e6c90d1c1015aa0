import { aimSpoken } from "../analysis/aim-in-pieces";
import { carriedOf, isNearlyPaid } from "../analysis/carrying";
import { type Case, named } from "../case";
import { list, uncap } from "../english";
import { quote, t } from "../frames";
import { doneByHalf } from "../hired-hand";
import { isOnTop } from "../on-top";
import { paidOrSigned, payOrSigned } from "../paid-or-signed";
import { shownBy40 } from "../plan/day-40";
import { weGoOn } from "../plan/goes-on";
import { presaleOf, presalePays } from "../plan/presale";
import { wordsOf } from "../plan/words";
import { stakesOf } from "../stakes";
import { isSentOn, loreOf } from "../ventures/known";
import { introducers, metInstead, whoCouldBuy } from "./introducers";
import { type Line, may, must } from "./line";
import { isOpen, yearsOfVague } from "./of-vague";
import { audienceOf, marks, offerLinesOf } from "./room";
import { accountedFor, seeks } from "./seeks";
import { stillNeeded } from "./still-needed";
import { aim, cautious, plain } from "./told";

export function evidence(c: Case): Line[] {
  const { yes, runs, turned } = marks(c);
  return [
    must(
      c.vary(
        "dates",
        t`Please judge us by three dates. By day 20, ${yes}. By day 40, ${runs}, and ${shownBy40(c)}. By day 60, ${aim(c)} ${payOrSigned(c)}`,
        t`You can hold us to three results: ${yes} on day 20; ${runs} on day 40, and ${shownBy40(c)}; and ${aim(c)} who ${payOrSigned(c)} on day 60`,
        t`We have set ourselves three dates. By day 20, ${yes}. By day 40, ${runs}, and ${shownBy40(c)}. By day 60, ${aim(c)} ${paidOrSigned(c)}`,
      ),
    ),
    may(2, c.theirs ? "" : t`From the first customer on we write down ${c.counted}`),
    may(
      3,
      c.vary(
        "miss",
        `If ${c.name} misses the first date, we change ${turned} before we spend more; if nobody says yes in a second round, we ${weGoOn(c)}`,
        `Missing the first one means that we change ${turned}; if a second round brings nobody at all, we ${weGoOn(c)}`,
      ),
    ),
  ];
}

/** The two largest uses of the sum, in words. */
function usesOf(c: Case): string {
  const [first, second] = [...c.context.model.useOfFunds].sort((a, b) => b.amount - a.amount);
  const one = first && t`${c.show(`funds_${first.key}`)} goes into ${uncap(first.label)}`;
  const two = second && t`${c.show(`funds_${second.key}`)} into ${uncap(second.label)}`;
  return list([one, two].filter((said): said is string => Boolean(said)));
}

function asked(c: Case): string {
  const { breakEvenMonth, ask } = c.context.model;
  if (seeks(c, 20)) return [`We are looking for ${seeks(c, 20)}`, accountedFor(c)].filter(Boolean).join("; ");
  if (presaleOf(c))
    return [
      t`What we are looking for is ${c.show("gate60_customers")} ${presaleOf(c)?.how === "crowdfunding" ? "backers" : "pre-orders"}`,
      uncap(presalePays(c), c.names),
    ]
      .filter(Boolean)
      .join("; ");
  if (c.ownMoney && !c.doubt)
    return t`The start takes ${c.show("ask")} and no investor; what we need is access to ${whoCouldBuy(c)}`;
  if (ask <= 0)
    return `We don't need outside money to start; what ${c.name} needs is access to ${whoCouldBuy(c)}`;
  if (c.doubt)
    return `I am not asking for money for ${c.name} today: one of our own figures has to be confirmed before anybody relies on the rest`;
  if (c.early)
    return breakEvenMonth
      ? t`Getting there would take ${c.show("ask")}, and I am not asking you for it today: first ${c.group.crowd} have to pay`
      : c.vary(
          "not-yet",
          `I am not asking you for money on figures like these: first ${c.group.crowd} have to pay for ${c.name}`,
          `So today ${c.name} asks for no investment; paying ${c.group.crowd} come first`,
          `It would be too early to raise money for ${c.name}, and I won't before ${c.group.crowd} pay`,
        );
  return t`To get there we are raising ${c.show("ask")}`;
}

/** Revenue that is no more in year 3 than in year 1 is said to be so, with what the plan has as its reason. */
function whyItFalls(c: Case): string {
  const fewer = (c.fact("new_customers_y3")?.value ?? 0) < (c.fact("new_customers_y1")?.value ?? 0);
  const { unit } = c.context.model;
  if (!fewer) return "";
  return unit.basis === "purchase" || unit.paidAtStart > 0
    ? t`It does not grow, because much of it is paid once and fewer new ${c.customerNoun} are left to win each year`
    : t`It does not grow, because fewer new ${c.customerNoun} are left to win each year`;
}

export function years(c: Case): Line[] {
  if (isOpen(c)) return yearsOfVague();
  const { breakEvenMonth, ask } = c.context.model;
  const falls = (c.fact("rev_y3")?.value ?? 0) <= (c.fact("rev_y1")?.value ?? 0);
  const uses = ask > 0 && !c.early && !c.ownMoney && !seeks(c, 1) ? usesOf(c) : "";
  return [
    must(
      c.vary(
        "years",
        falls
          ? ""
          : `If our assumptions hold, revenue grows from ${c.show("rev_y1")} in the first year to ${c.show("rev_y3")} in the third${breakEvenMonth ? `, and we break even with pay for ourselves in ${c.show("be_month")}` : ""}`,
        `Our base case sees ${c.show("rev_y1")} of revenue in year one and ${c.show("rev_y3")} in year three${breakEvenMonth ? `; from ${c.show("be_month")} on it covers our costs and our pay` : ""}`,
      ),
    ),
    must(falls ? whyItFalls(c) : ""),
    must(aimSpoken(c)),
    must(isOnTop(c) ? "These figures count new customers only; what we sell today is not in them" : ""),
    must(
      breakEvenMonth
        ? ""
        : carriedOf(c) === "part"
          ? t`By then it carries its own costs and leaves ${c.show("left_month")} a month, ${isNearlyPaid(c) ? "about the pay that we plan (assumed)" : ["which is not yet a full wage", doneByHalf(c, "us")].filter(Boolean).join("; ")}`
          : c.vary(
              "no-even",
              `That is not enough to break even within three years, so either ${c.group.crowd} pay more or ${c.name} becomes cheaper to run and to sell`,
              `With these figures ${c.name} has not reached break-even after three years; the price has to rise or the costs have to fall`,
              `You will have noticed that this loses money for three years, and that is why ${c.name} first tests a higher price and lower costs`,
            ),
    ),
    may(
      1,
      c.vary(
        "cautious",
        t`In our cautious case it is ${cautious(c)}, and ${c.name} should be judged by that figure too`,
        t`If price, cost and demand all disappoint, ${c.name} has ${cautious(c)}; please keep that figure in mind as well`,
        t`The cautious version ends with ${cautious(c)}, and we plan our spending by that one`,
      ),
    ),
    must(asked(c)),
    may(4, uses && `Of that, ${uses}`),
    may(
      6,
      ask > 0 && !c.early && !c.ownMoney && !seeks(c, 1)
        ? t`The sum covers the lowest point of our cash, ${c.show("trough")} in ${c.show("trough_month")}, and leaves a quarter in reserve`
        : "",
    ),
  ];
}

export function risk(c: Case): Line[] {
  const lore = c.foreign || isSentOn(c.context.brief) ? null : loreOf(c.context.brief);
  const [stake] = stakesOf(c);
  const rule = c.trade
    ? uncap(named(c.trade.rule.title, c), c.names)
        .replace(/\byou\b/g, "we")
        .replace(/\byour\b/g, "our")
    : "";
  return [
    must(
      c.sensitive
        ? c.vary(
            "weak-spot",
            `The assumption that worries me most is ${c.sensitive}: nothing else that first sales will show moves the result as much`,
            `What could prove us wrong? Above all ${c.sensitive}; nothing else that our first customers will show moves our plan as much`,
          )
        : `The risk that worries me most is that people like ${c.name} and still don't pay`,
    ),
    may(
      1,
      c.setback ? `One thing speaks against us: ${c.setback}; we find out why before anything else` : "",
    ),
    may(
      2,
      rule && `Before the ${c.running ? "next" : "first"} ${c.group.member} pays, we also have to ${rule}`,
    ),
    may(3, lore ? `This trade brings its own risk: ${uncap(lore.risk.what, c.names)}` : ""),
    may(
      5,
      stake
        ? c.vary(
            "stake",
            `The promise I would attack in your place is this one: ${quote(stake.said)}. We test it before anybody has to rely on it`,
            `One promise of ours still has to survive real use: ${quote(stake.said)}`,
          )
        : "",
    ),
  ];
}

export function closing(c: Case): Line[] {
  const [role = "", next = ""] = stillNeeded(c);
  const w = wordsOf(c);
  // What the founders have done was told with the offer.
  const who = c.team.find((said) => said !== c.record);
  const toMeet = metInstead(c) || audienceOf(c).introduce(w);
  return [
    must(
      who
        ? `Who we are: ${plain(who)}`
        : !role
          ? ""
          : c.vary(
              "team",
              `Whom we need next: ${role}${next ? `, and after that ${next}` : ""}`,
              `The help we would look for first is ${role}${next ? ` and, a little later, ${next}` : ""}; if you know somebody, tell me`,
            ),
    ),
    may(4, who && role ? `Whom ${c.name} would look for next: ${role}` : ""),
    must(
      c.vary(
        "introduce",
        `What would help us most today is an introduction to ${toMeet}`,
        `So here is my request: introduce us to ${toMeet}`,
        `If you do one thing for us this week, introduce us to ${toMeet}`,
      ),
    ),
    may(
      4,
      introducers(c) && !metInstead(c)
        ? `If you know none, you may know one of those whom they ask: ${introducers(c)}`
        : "",
    ),
    may(
      3,
      c.vary(
        "close",
        `On day 60 I will write to you with the result, whichever way it went`,
        `You will hear from me on day 60, with our figures and what we conclude from them`,
        `After sixty days I will send you the numbers ${c.name} has reached, good or bad`,
      ),
    ),
    may(7, c.vague || c.foreign ? "" : `What do we want to see in three years? ${offerLinesOf(c).later(w)}`),
    may(
      8,
      c.vary(
        "assumptions",
        `Every assumption behind these figures is written down, and I am glad to go through them with you`,
        `If you would like to check our figures, I will send you every assumption with its source`,
      ),
    ),
    may(
      9,
      c.vary(
        "wrong",
        `And if you think we are asking the wrong question about ${c.people}, please tell me now: today it is still cheap to change`,
        `If you see a reason why ${c.people} will not buy, I would rather hear it today than in a year`,
      ),
    ),
    may(
      9,
      `Our notes from the talks with ${c.people} are open to you as well, including the talks that went badly`,
    ),
  ];
}
