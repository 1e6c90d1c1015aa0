import type { Slide } from "@/lib/artifacts/pitch/artifact";
import { SAMPLE, SHOWN } from "./figures";

const { pilot, prices } = SAMPLE;
const [r1, r2, r3] = SHOWN.revenue;

/** `label` is the slide's place in the ten, `title` what it claims. */
export interface SampleSlide extends Slide {
  label: string;
}

export const SAMPLE_SLIDES: readonly SampleSlide[] = [
  {
    label: "Problem",
    title: "One revision round in three happens because a comment was missed",
    content: [
      "Six hours a week and project manager, lost to collecting feedback",
      "E-mails, chats and marked-up PDFs, each with its own version",
      "About $400 per extra round, in hours that nobody pays",
    ],
    keyPoints: ["Tell the story of the brochure that went through seven rounds.", "Say $400 once, and stop."],
  },
  {
    label: "Solution",
    title: "One room per draft, from the first comment to the signature",
    content: [
      "The client opens a link and points, without an account",
      "The agency sees what is open and who has to decide",
      "The room counts the rounds that the contract includes",
    ],
    keyPoints: ["Show one room on a phone, in under a minute.", "End on the signature."],
  },
  {
    label: "Market Size",
    title: `A first segment of ${SHOWN.market} a year`,
    content: [
      `${SHOWN.agencies} agencies with 3 to 25 people in the United States`,
      `${SHOWN.perMonth} a month on average`,
      "Architects, video and print come later and are not counted",
    ],
    keyPoints: ["Multiply it aloud.", "Say that the number of agencies is the assumption to check."],
  },
  {
    label: "Business Model",
    title: `Three plans: ${SHOWN.prices} a month`,
    content: [
      `$${prices.solo} for 3 open projects, $${prices.studio} for 15, $${prices.agency} for any number`,
      `${SHOWN.cost} a month to serve an agency, ${SHOWN.margin} gross margin`,
      `Winning one may cost ${SHOWN.costToWin}, back in about ${SAMPLE.earnedBackAfter} months`,
    ],
    keyPoints: ["Say who pays: the agency, never the client.", "Name the mix of plans."],
  },
  {
    label: "Traction",
    title: `From ${pilot.roundsBefore} rounds to ${pilot.roundsAfter}, in ${pilot.agencies} agencies`,
    content: [
      `${pilot.paying} of ${pilot.agencies} pilot agencies pay $${prices.studio} a month`,
      `${SHOWN.pilotRevenue} of monthly revenue, with no advertisement`,
      "Rounds counted on the agencies' own time sheets",
    ],
    keyPoints: ["Offer the raw counts.", "Say why three left before you are asked."],
  },
  {
    label: "Competition",
    title: "Others collect comments; Nodline ends them",
    content: [
      "Review suites: thorough, and priced by the seat",
      "Design tools: good pins, no signature",
      "E-mail: free, everywhere, and the reason for this slide",
    ],
    keyPoints: ["Concede what suites do better.", "Come back to the signed count."],
  },
  {
    label: "Financial Projections",
    title: `${r3} of revenue in year 3`,
    content: [
      `Revenue: ${r1}, ${r2}, ${r3}`,
      `Agencies at year end: ${SHOWN.customers.join(", ")}`,
      `Churn a year: ${SHOWN.churn.join(", ")}`,
    ],
    keyPoints: ["Say which inputs are measured: price and rounds.", "Say which are not: churn."],
  },
  {
    label: "Team",
    title: "A project manager and an engineer who shared an office",
    content: [
      "Founder: nine years of agency projects, and the time sheets to prove it",
      "Engineer: built the pilot in eleven weeks",
      "Next: one person for customers, once forty agencies pay",
    ],
    keyPoints: ["One sentence each, about the problem and not the CV.", "Name the gap yourself."],
  },
  {
    label: "Funding Ask",
    title: `${SHOWN.ask} for 18 months`,
    content: [
      `${SHOWN.product} for the product`,
      `${SHOWN.sales} for two sales channels`,
      `${SHOWN.reserve} in reserve`,
    ],
    keyPoints: [`Say what it proves: ${SHOWN.customers[0]} agencies in twelve months.`, "Then stop talking."],
  },
  {
    label: "Vision",
    title: "No draft leaves an agency without a signature",
    content: [
      `${SHOWN.customers[2]} agencies by year 3, ${SHOWN.marketShare} of the first segment`,
      "Then every trade that shows work before it is finished",
      "The signed count becomes the record both sides trust",
    ],
    keyPoints: ["Return to the brochure.", "Ask for two introductions to agency owners."],
  },
];

export const SAMPLE_ELEVATOR = `Every third revision round in a design agency happens because a comment got lost, and each costs about $400. Nodline gives every draft one room: the client opens a link, points, and signs. In our pilot with ${pilot.agencies} agencies, rounds per draft fell from ${pilot.roundsBefore} to ${pilot.roundsAfter}, and ${pilot.paying} of them pay today. We are raising ${SHOWN.ask} to reach ${SHOWN.customers[0]} agencies in a year. Could you introduce us to two agency owners?`;

export const SAMPLE_LONG_PITCH = `Let me start with a brochure. Sixteen pages, seven rounds, and in the seventh somebody found the e-mail in which the client had asked for the right thing after the second. Nobody was careless. The comments were in an inbox, a chat and two PDFs. The agency worked four rounds for nothing.\n\nProject managers in small agencies spend about six hours a week collecting feedback. One round in three happens because a comment was missed, and it costs around $400.\n\nNodline gives every draft one room. The client opens a link, without an account, points at what should change and signs the version. The agency sees what is open and who has to decide. The room counts the rounds that the contract includes, so that the talk about an extra invoice begins with a number that both have signed.\n\nIn a pilot with ${pilot.agencies} agencies the rounds per draft fell from ${pilot.roundsBefore} to ${pilot.roundsAfter}. ${pilot.paying} of them pay $${prices.studio} a month now, which makes ${SHOWN.pilotRevenue}. There are about ${SHOWN.agencies} agencies of that size in the United States; at ${SHOWN.perMonth} a month on average that is ${SHOWN.market} a year, before architects, video or print.\n\nServing an agency costs ${SHOWN.cost} a month and leaves ${SHOWN.margin}. We plan ${SHOWN.customers[2]} agencies and ${r3} of revenue in year 3. What we have not measured yet is churn over a whole year, and we say so on the slide.\n\nWe are raising ${SHOWN.ask} for 18 months: ${SHOWN.product} for the product, ${SHOWN.sales} for two sales channels, ${SHOWN.reserve} in reserve. What would help most today are two introductions to agency owners.`;

export const SAMPLE_SPEAKING_POINTS = [
  "Begin with the brochure, not with the company.",
  "Show a room on a phone before you show a figure.",
  `Say the prices without apology: ${SHOWN.prices} a month.`,
  "If asked about churn: it is assumed, and it is the first thing we measure.",
  "If asked why suites do not do this: they sell seats, and a client's seat earns them nothing.",
];
