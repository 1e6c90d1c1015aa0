import { neverBelowZero } from "../analysis/opening-cash";
import type { Case } from "../case";
import { cap, uncap } from "../english";
import { t } from "../frames";
import { paidOrSigned } from "../paid-or-signed";
import { presaleOf } from "../plan/presale";
import { introducers, introductions, metInstead } from "./introducers";
import { accountedFor, seeks } from "./seeks";
import { atLeast, bullets, spoken, WORDS, type Write } from "./slide";
import { aim } from "./told";

const whoCouldIntroduce = (c: Case) =>
  !metInstead(c) && introducers(c) && `Who could make them: ${introducers(c)}`;

const uses = (c: Case, most: number) =>
  [...c.context.model.useOfFunds]
    .sort((a, b) => b.amount - a.amount)
    .slice(0, most)
    .map(({ key, label }) => t`${label}: ${c.show(`funds_${key}`)} (${c.show(`funds_${key}_share`)})`);

/** The sum that the founder names is the sum that is asked for; beside it stands what the plan accounts for. */
const named: Write = (c) => ({
  title: `We are looking for ${seeks(c, WORDS - 4)}`,
  content: atLeast(
    3,
    bullets(
      accountedFor(c) && cap(accountedFor(c).split(", ")[0] ?? ""),
      t`By day 60: ${aim(c)} ${paidOrSigned(c)}, before any of it is spent`,
      introductions(c),
      whoCouldIntroduce(c),
    ),
    ["What each part of it pays for: one page, ready on day 60"],
  ),
  keyPoints: spoken(
    "Say line by line what the sum pays for, the largest part first",
    accountedFor(c) && `Say that ${accountedFor(c)}`,
    `Promise to report on day 60, with ${c.counted}`,
  ),
});

const introductionsOnly: Write = (c) => ({
  title: `${cap(c.name)} needs introductions, not money`,
  content: atLeast(
    3,
    bullets(
      c.vague
        ? "The first two weeks cost evenings and no money"
        : c.ownMoney
          ? t`The start takes ${c.show("ask")}, which needs no investor`
          : `In our base case: ${uncap(neverBelowZero(c.context.model))}`,
      introductions(c),
      whoCouldIntroduce(c),
      t`By day 60: ${aim(c)} ${paidOrSigned(c)}, or we say why not`,
    ),
    ["An introduction helps more than money now"],
  ),
  keyPoints: spoken(
    "Say whom you would like to meet, and wait for a name",
    `Promise to report on day 60, with ${c.counted}`,
  ),
});

/** Whoever orders ahead pays for what has to be made first: more of them is what is asked for. */
const ordersAhead: Write = (c) => {
  const crowd = presaleOf(c)?.how === "crowdfunding";
  return {
    title: t`What we are looking for: ${c.show("gate60_customers")} ${crowd ? "backers" : "pre-orders"}`,
    content: atLeast(
      3,
      bullets(
        t`Left of them: ${c.show("presale_left")}; needed for equipment: ${c.show("funds_equipment")}`,
        introductions(c),
        whoCouldIntroduce(c),
        t`By day 60: ${aim(c)} ${paidOrSigned(c)}, or everybody gets the money back`,
      ),
      [`Nothing is made before so many have ${crowd ? "backed it" : "paid ahead"}`],
    ),
    keyPoints: spoken(
      `Say what has to be made first and that ${crowd ? "backers" : "those who order ahead"} pay for it`,
      `Promise to report on day 60, with ${c.counted}`,
    ),
  };
};

const notYet: Write = (c) => ({
  title: c.loses
    ? `Not raising while each ${c.job[0].replace(/^an? /, "")} loses money`
    : `Not raising yet: ${c.sensitive || "the price"} is measured first`,
  content: atLeast(
    3,
    bullets(
      introductions(c),
      whoCouldIntroduce(c),
      t`On day 60 we decide whether ${c.name} raises money at all`,
      // Shares of a sum that is not named say nothing.
      ...(c.loses ? [] : [t`As planned today it would take ${c.show("ask")}`, ...uses(c, 2)]),
    ),
    [
      c.loses
        ? "What has to change first: the price, or the cost of one"
        : "The sum covers the lowest point of the account, with a quarter in reserve",
    ],
  ),
  keyPoints: spoken(
    c.loses
      ? "Say no sum: money would only pay for more of the loss"
      : t`Explain the sum: the account is lowest in ${c.show("trough_month")}, at ${c.show("trough")}, and a quarter is added as a reserve`,
    `Say that you would rather measure first than raise money on guesses`,
  ),
});

const raising: Write = (c) => ({
  title:
    (c.context.model.breakEvenMonth ?? 0) <= c.context.model.troughMonth
      ? t`${c.show("ask")} bridges what customers bind until they have paid`
      : t`${c.show("ask")} takes ${c.name} to break-even in ${c.show("be_month")}`,
  content: atLeast(
    3,
    bullets(...uses(c, 4), `The first part is paid out after day 60, if the results hold`),
    [`The sum covers the lowest point of the account, with a quarter in reserve`],
  ),
  keyPoints: spoken(
    t`Explain the sum: the account is lowest in ${c.show("trough_month")}, at ${c.show("trough")}, and a quarter is added as a reserve`,
    `Say how many customers should be paying when half of the money is spent`,
  ),
});

/** What is asked for: the sum that the founder names, introductions, nothing yet, or what the plan takes. */
export const ask: Write = (c) => {
  if (seeks(c, 1)) return named(c);
  if (presaleOf(c)) return ordersAhead(c);
  if (c.context.model.ask <= 0 || c.ownMoney || c.vague) return introductionsOnly(c);
  return c.early ? notYet(c) : raising(c);
};
