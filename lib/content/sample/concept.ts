import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { SAMPLE, SHOWN } from "./figures";

export const SAMPLE_NAME = "Nodline";
export const SAMPLE_NOTE =
  "Nodline is an invented business, written to show what a finished project holds. Its figures are examples.";

const { pilot, prices } = SAMPLE;

export const SAMPLE_ANSWERS: QuizAnswers = {
  problem:
    "Project managers at small design agencies spend about six hours a week collecting client feedback from e-mails, chats and marked-up PDFs. One revision round in three happens only because a comment was missed, and each of them costs the agency around $400 in hours that nobody pays.",
  solution:
    "One review room for every draft. The client opens a link, points at what should change and signs off the version. The project manager sees what is still open and who has to decide by when.",
  targetAudience: `Owners and project managers of the roughly ${SHOWN.agencies} design and marketing agencies with 3 to 25 people in the United States.`,
  differentiator: `The client needs no account and no training. Every draft counts the rounds that the contract includes, so the agency can show when a change costs extra. In a pilot with ${pilot.agencies} agencies, rounds per draft fell from ${pilot.roundsBefore} to ${pilot.roundsAfter}.`,
  businessModel: `A monthly plan per agency: $${prices.solo} for 3 open projects, $${prices.studio} for 15, $${prices.agency} for any number with the agency's own brand on the room.`,
};

export const SAMPLE_CONCEPT = `${SAMPLE_NAME} turns client feedback from a hunt through inboxes into one signed list. A draft gets a room with a link; the client points, comments and signs; the agency sees what is open. Because the room counts the rounds that the contract includes, the hours that agencies give away today become either fewer or billable. It is sold to owners of small agencies, who feel both the lost evening and the lost money, and it can be tried on one project without asking the client to learn anything.`;

export const SAMPLE_STRENGTHS = [
  `“Rounds per draft fell from ${pilot.roundsBefore} to ${pilot.roundsAfter}”: the result is counted, and a buyer can count it again in two weeks.`,
  "The client needs no account, so nothing stands between a signed-up agency and its first used room.",
  "The loss is in money that is already on the agency's own time sheets: about $400 for each round too many.",
  `${pilot.paying} of ${pilot.agencies} pilot agencies stayed as paying customers, which says more than any survey.`,
];

export const SAMPLE_RECOMMENDATIONS = [
  "Ask the three pilot agencies that left what they went back to. Watch: whether they name the same reason.",
  "Sell the round counter, not the comments: comments exist elsewhere, a count that a client has signed does not. Watch: which of the two a buyer repeats to a colleague.",
  `Start every agency on the $${prices.solo} plan with one live project. Watch: days until the first client signs a draft.`,
  "Leave video and print proofs out of the first version. Watch: how often they are asked for, and by whom.",
  "Fix the most you spend to win an agency before the first advertisement. Watch: cost per paying agency, each month.",
];
