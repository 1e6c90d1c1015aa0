import { laterGroup } from "@/lib/brief/buyers/later-group";
import { isOfFamily } from "@/lib/brief/text/told-as";
import { aimShort } from "../analysis/aim-in-pieces";
import { carriedOf, payInCases } from "../analysis/carrying";
import { type Case, within } from "../case";
import { uncap, wordCount } from "../english";
import { t } from "../frames";
import { isOnTop } from "../on-top";
import { NO_GROUP } from "../payers";
import { founders } from "./founders";
import { laterIn, placesInTurn } from "./later";
import { financeSlideOfVague, isOpen } from "./of-vague";
import { spentOn } from "./room";
import { atLeast, bullet, bullets, spoken, WORDS, type Write } from "./slide";
import { aloneSaid, stillNeeded } from "./still-needed";
import { shrinks } from "./told";

const ORDER = ["First", "Then", "Later"];

export const finance: Write = (c) => {
  if (isOpen(c)) return financeSlideOfVague();
  const at = c.context.model.breakEvenMonth;
  return {
    title: c.doubt
      ? `One figure has to be confirmed before these count`
      : c.loses
        ? `More sales mean more loss until price or cost changes`
        : at
          ? t`Break-even in ${c.show("be_month")}, ${c.show("rev_y3")} of revenue in year 3`
          : carriedOf(c) === "part"
            ? t`${c.show("rev_y3")} in year 3, and ${c.show("left_month")} a month before our pay`
            : t`${c.show("rev_y3")} of revenue in year 3 and still no break-even`,
    content: bullets(
      c.doubt,
      c.loses && !c.doubt && c.mend && `It takes ${c.mend}`,
      t`Revenue by year: ${c.show("rev_y1")}, ${c.show("rev_y2")}, ${c.show("rev_y3")}`,
      t`Operating result${c.context.model.payMonth ? `, with our pay from ${c.show("pay_month")}` : c.show("founder_pay") && ", before our own pay"}: ${c.show("ebitda_y1")}, ${c.show("ebitda_y2")}, ${c.show("ebitda_y3")}`,
      aimShort(c),
      shrinks(c)
        ? t`Year 3, cautious to favourable: ${c.show("low_rev_y3")} to ${c.show("high_rev_y3")}`
        : c.show("low_cash_y3") !== c.show("high_cash_y3") &&
            t`Left after three years ${payInCases(c, "our")}, cautious to favourable: ${c.show("low_cash_y3")} to ${c.show("high_cash_y3")}`,
      c.context.model.unit.basis === "month"
        ? t`${isOnTop(c) ? "New customers kept" : "Customers"} at the end of year 3: ${c.show("cust_y3")}`
        : t`Customers served: ${c.show("new_customers_y1")} in year 1, ${c.show("new_customers_y3")} in year 3`,
    ),
    keyPoints: spoken(
      c.vary(
        "measured",
        `Say first that these figures are assumptions until the costs are measured in week 8`,
        `Say what has not been measured yet, beginning with ${spentOn(c)}`,
      ),
      c.sensitive ? `Say that most depends on ${c.sensitive}, and how you will measure it` : "",
    ),
  };
};

/** Whom the plan pays by its end, beside the founder. */
const paidByThePlan = (c: Case) =>
  (c.fact("headcount_y3")?.value ?? 0) > 1
    ? t`On the pay list by the end of year 3: ${c.show("headcount_y3")} people`
    : "";
const ownHours = ({ context }: Case) => `In the sixty-day plan: ${context.hoursPerWeek} hours a week`;

export const team: Write = (c) => {
  const roles = stillNeeded(c).slice(0, 3);
  const told = founders(c);
  // What stands over the slide on traction is a point here.
  // What a relative did for years is no work of the founder.
  const title = told[0] && !isOfFamily(told[0]) && !c.done?.includes(told[0]) ? told[0] : "";
  return {
    title: title
      ? bullet(title)
      : roles.length === 0
        ? `Who does the work at ${c.name}`
        : ([`Whom we need next: ${roles[0]}`].find((said) => wordCount(said) <= WORDS) ??
          `We know whom ${c.name} needs next`),
    content: atLeast(
      3,
      bullets(
        ...told.filter((said) => !title.includes(said)),
        ...(roles.length > 1
          ? roles.map((role, i) => `${ORDER[i]}: ${role}`)
          : roles.map((role) => `Next we would look for: ${role}`)),
        aloneSaid(c, told),
      ),
      [paidByThePlan(c), ownHours(c), "Nobody is hired before customers pay for it"].filter(Boolean),
    ),
    keyPoints: spoken(
      told.length > 0
        ? isOfFamily(told[0] ?? "")
          ? `Say what part they take in ${c.name}, with how many hours a week, and what you answer for yourself`
          : `Say in one sentence what that taught you about your customers`
        : `Say in one sentence what you have done with these customers that others haven't`,
      c.loses || c.context.model.ask <= 0
        ? `Say that nobody is hired before customers pay for it`
        : `Say what has to be earned before anybody is hired`,
    ),
  };
};

/** Those who stay at the end; where nobody stays, all who ever bought. */
const byThen = ({ basis }: Case) => (basis === "per purchase" ? "won_y3" : "cust_y3");

/** Who comes again and again is counted while he does; only what is bought once "has been bought". */
const dealing = ({ basis, job, form, customerNoun }: Case) =>
  basis === "per purchase"
    ? "have bought from us"
    : /booking$/.test(job[0])
      ? "book with us"
      : form === "ecommerce" || form === "hardware"
        ? "buy from us"
        : customerNoun === "customers"
          ? "are with us"
          : "are our customers";

export const vision: Write = (c) => {
  const known = c.foreign || c.vague;
  const other = laterGroup(c.context.brief);
  // The start is a part of where they are counted.
  const counted = c.context.brief.buyersIn ? "" : c.at;
  const second =
    other && !known && !NO_GROUP.test(other.text) ? within(WORDS - 1, uncap(other.text, c.names)) : "";
  return {
    title: c.loses
      ? `Growth starts when each ${c.job[0].replace(/^an? /, "")} pays for itself`
      : known
        ? `In three years ${c.name} is the name its customers think of first`
        : ([
            c.vary(
              "vision",
              c.form === "saas" || c.form === "usage"
                ? t`By year 3, ${c.show("cust_y3")} ${c.customerNoun} ${c.b2b ? "work with" : "use"} ${c.name}`
                : t`By year 3, ${c.show(byThen(c))} ${c.customerNoun} ${dealing(c)}`,
              c.channels[0].id === "heard" || /^\p{L}+ing\b/u.test(c.channels[0].name)
                ? ""
                : t`${c.show(byThen(c))} ${c.customerNoun} ${c.basis === "per purchase" ? "won in three years" : "at the end of year 3"}, from ${c.channels[0].name} first`,
              c.basis !== "per purchase"
                ? t`End of year 3: ${c.show("cust_y3")} ${c.customerNoun}${counted}`
                : t`Served in three years: ${c.show("won_y3")} ${c.customerNoun}${counted}`,
            ),
            `In three years customers recommend ${c.name} to each other`,
          ].find((title) => wordCount(title) <= WORDS) ?? `In three years customers know ${c.name}`),
    content: atLeast(
      3,
      bullets(placesInTurn(c), laterIn(c)),
      [
        second ? `Then: ${second}` : "",
        c.vague ? "" : t`Revenue in year 3: ${c.show("rev_y3")} in our base case`,
        c.moat && `What grows with every customer: ${c.moat}`,
        `The figure we follow: ${c.counted}`,
        "No second offer before the first one pays for itself",
        ...c.usual.later.slice(0, 1).map((item) => `Perhaps later: ${uncap(item)}`),
      ].filter((line) => line && wordCount(line) <= WORDS),
    ),
    keyPoints: spoken(
      `Go back to the person from the first slide and say what will have changed for them`,
      `End with your request, and wait for a name before you sit down`,
    ),
  };
};
