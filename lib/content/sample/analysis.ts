import { SAMPLE, SHOWN } from "./figures";

const { pilot, prices } = SAMPLE;
const [r1, r2, r3] = SHOWN.revenue;
const [c1, c2, c3] = SHOWN.customers;

export const SAMPLE_STATS = [
  { label: "Market size", value: SHOWN.market, note: "a year, first segment" },
  { label: "Target agencies", value: SHOWN.agencies, note: "3 to 25 people, United States" },
  { label: "Gross margin", value: SHOWN.margin, note: `${SHOWN.left} of ${SHOWN.perMonth} a month` },
  { label: "Funding ask", value: SHOWN.ask, note: "for 18 months" },
] as const;

export const SAMPLE_SUMMARY = `Nodline is a review room in which clients of small design agencies comment on a draft and sign it off. Agencies lose about six hours a week and project manager to scattered feedback, and around $400 on every round that happens because a comment was missed. In a pilot with ${pilot.agencies} agencies the rounds per draft fell from ${pilot.roundsBefore} to ${pilot.roundsAfter}; ${pilot.paying} of them pay today. An agency brings ${SHOWN.perMonth} a month on average and costs ${SHOWN.cost}, which leaves ${SHOWN.margin}. With ${c3} agencies after three years, revenue in the third year is ${r3}. ${SHOWN.ask} carries the product and the first two sales channels for 18 months.`;

export const SAMPLE_MARKET = `${SHOWN.agencies} agencies of the right size, times ${SHOWN.perMonth} a month, times twelve, make a first segment of ${SHOWN.market} a year. ${c3} customers in year 3 are ${SHOWN.marketShare} of it: a share that direct selling and one trade association can reach. Architects, video studios and print shops have the same problem and are left out of every figure here.`;

export const SAMPLE_ADVANTAGE =
  "Large review suites charge per seat, so agencies ration them and clients never get in. Comment tools for designers collect remarks but do not end them. Nodline is priced per agency, opens without an account and counts the rounds that the contract includes. The signed count is what a competitor would have to copy, and what an agency will not want to lose: it is the record that settles the next argument.";

export const SAMPLE_COSTS = `Hosting, support and payment fees come to ${SHOWN.cost} per agency a month. Winning an agency may cost ${SHOWN.costToWin}, which is earned back in about ${SAMPLE.earnedBackAfter} months.`;

export const SAMPLE_PROJECTIONS = `Plans cost ${SHOWN.prices} a month; half of the agencies take the first, ${Math.round(SAMPLE.mix.studio * 100)}% the second and ${Math.round(SAMPLE.mix.agency * 100)}% the third, so one agency brings ${SHOWN.perMonth} on average.\n\nYear 1 ends with ${c1} agencies and ${r1} of revenue, year 2 with ${c2} and ${r2}, year 3 with ${c3} and ${r3}. Customers come evenly over each year. Churn falls from ${SHOWN.churn[0]} to ${SHOWN.churn[1]} and ${SHOWN.churn[2]} a year, because agencies with signed rooms have a record to lose.\n\n${SAMPLE_COSTS}`;

export const SAMPLE_MARKETING = `Lead with the time sheet, not with the tool: one round in three happens because a comment was missed.\n\n1. Write to five agency owners a day with one question: what did the last extra round cost you?\n2. Offer each of them one live project in a room, set up within a day.\n3. Publish the counted rounds of every pilot, with names where they allow it.\n4. Speak at the regional meetings of one trade association, with one real case.\n5. Put “Signed in Nodline” on the client's page, with a link.\n\nStop a channel that costs more than ${SHOWN.costToWin} per paying agency for eight weeks.`;

export const SAMPLE_ADVICE = [
  `Keep the $${prices.solo} plan narrow: three open projects, so that a busy month is the reason to move to $${prices.studio}.`,
  "Measure rounds per draft in week 1 of every new agency; without the first figure there is no second one to show.",
  "Call every agency that opened no room for two weeks.",
  "Write the sentence about included rounds into a contract template and give it away.",
  `Raise nothing before ten agencies pay $${prices.studio} or more without a discount.`,
];
