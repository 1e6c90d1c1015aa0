import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import { SAMPLE, SHOWN } from "./figures";

const { pilot, prices } = SAMPLE;

/** The static sample looks further than the 60-day plan: the last two groups come after it. */
export const SAMPLE_WEEKS = [
  {
    id: "weeks1_2",
    title: "Weeks 1–2",
    theme: "Listen again",
    tasks: [
      "Call the three pilot agencies that left and write down what they use now",
      "Sit beside two project managers for a morning and count missed comments",
      "Fix the first version on paper: room, pins, sign-off, counter",
    ],
  },
  {
    id: "weeks3_4",
    title: "Weeks 3–4",
    theme: "Sell before building",
    tasks: [
      `Offer the $${prices.studio} plan to twelve agencies; stop if fewer than four say yes`,
      "Write the contract sentence about included rounds",
      "Test the room by link with one client of each agency",
    ],
  },
  {
    id: "weeks5_8",
    title: "Weeks 5–8",
    theme: "Build what the pilots need",
    tasks: [
      "Rooms, pins and sign-off with four agencies on live projects",
      "Turn on the round counter after the first signed draft",
      "Record rounds per draft, before and after, each Friday",
    ],
  },
  {
    id: "weeks9_12",
    title: "Weeks 9–12",
    theme: "Open the doors",
    tasks: [
      "Day 60: go, change one thing, or stop",
      "Publish three counted cases with names",
      "Write to five agency owners a day",
    ],
  },
  {
    id: "weeks13_16",
    title: "Weeks 13–16",
    theme: "Make it repeat",
    tasks: [
      `Find the channel that wins an agency for ${SHOWN.costToWin} or less`,
      "Speak at one meeting of the trade association",
      "Run the model again with measured churn",
    ],
  },
] as const;

export const SAMPLE_STRATEGY = `The first two weeks look for the reason that could end Nodline: that agencies like the room but do not pay for it. Weeks 3 and 4 ask for money, weeks 5 to 8 build only what paying pilots use, and week 9 decides. No week asks for more than 20 hours.`;

const item = (
  week: number,
  priority: ActionItem["priority"],
  estimatedHours: number,
  title: string,
  description: string,
): ActionItem => ({ week, title, description, priority, estimatedHours });

export const SAMPLE_ITEMS: readonly ActionItem[] = [
  item(
    1,
    "high",
    4,
    "Call the three agencies that left the pilot",
    "Ask what they use now and what it costs them. Output: three pages of notes with their words.",
  ),
  item(
    1,
    "high",
    8,
    "Sit beside two project managers for a morning",
    "Count every comment that arrives and where. Output: a count per channel and per hour.",
  ),
  item(
    1,
    "medium",
    3,
    "List forty agencies with the owner's name",
    "3 to 25 people, reachable by phone. Output: a sheet with who can introduce you.",
  ),
  item(
    2,
    "high",
    6,
    "Put the first version on paper",
    "Room, pins, sign-off, counter, and nothing else. Output: four drawn screens.",
  ),
  item(
    2,
    "medium",
    6,
    "Walk six project managers through the paper",
    "Let them point and say nothing. Output: what each of them tried first.",
  ),
  item(
    3,
    "high",
    8,
    `Offer the $${prices.studio} plan to twelve agencies`,
    "A start date, a named person and a price. Output: a yes or a no with its reason from each.",
  ),
  item(
    3,
    "medium",
    4,
    "Write the sentence about included rounds",
    "For the agency's own contract, checked by a lawyer. Output: a template of half a page.",
  ),
  item(
    3,
    "high",
    2,
    "Day 20 check: four agencies say yes",
    "Fewer than four: change the offer before building. Output: a written decision.",
  ),
  item(
    4,
    "high",
    12,
    "Build the room and the link",
    "Upload, pins, no account. Output: a room that a client has opened on a phone.",
  ),
  item(
    4,
    "low",
    3,
    "Set up the accounts and the books",
    "Company, bank, invoices. Output: the first invoice can be sent.",
  ),
  item(
    5,
    "high",
    14,
    "Build sign-off and versions",
    "Name, date and version on one page. Output: a draft that a client has signed.",
  ),
  item(
    5,
    "medium",
    4,
    "Start two agencies on live projects",
    "Record rounds per draft first. Output: the starting figure of both.",
  ),
  item(
    6,
    "high",
    10,
    "Build the round counter",
    "Included rounds from the contract, used rounds from sign-off. Output: a count that both sides see.",
  ),
  item(6, "medium", 4, "Start two more agencies", "The same first figure. Output: four agencies running."),
  item(
    6,
    "high",
    2,
    "Day 40 check: rounds are falling",
    "Most of the four must use fewer rounds than before. Output: the four pairs of figures.",
  ),
  item(
    7,
    "medium",
    8,
    "Mend what the pilots stumble over",
    "Only what two of them name. Output: a list with what was left out on purpose.",
  ),
  item(
    7,
    "medium",
    5,
    "Write up one agency with its figures",
    "Before, after, and what it took. Output: one page with permission in writing.",
  ),
  item(
    8,
    "high",
    8,
    "Write to five agency owners a day",
    "One question about their last extra round. Output: answers, counted by opening line.",
  ),
  item(
    8,
    "low",
    4,
    "Prepare the talk for the trade association",
    "One case, no slides about yourself. Output: ten minutes that a pilot agency has heard.",
  ),
  item(
    9,
    "high",
    6,
    "Ask every pilot whether it stays",
    "At the full price, from next month. Output: renewals in writing.",
  ),
  item(
    9,
    "high",
    4,
    "Run the numbers again",
    "Price, churn and cost to win, measured. Output: the new projection beside the old.",
  ),
  item(
    9,
    "high",
    3,
    "Day 60 check: go, change one thing, or stop",
    `Go when five new agencies pay and winning one cost at most ${SHOWN.costToWin}. Output: one page that somebody else has challenged.`,
  ),
];

export const SAMPLE_METRICS = [
  "Day 20: four of twelve agencies say yes at a stated price.",
  `Day 40: rounds per draft fall in most pilots, towards the ${pilot.roundsAfter} of the first one.`,
  "Day 60: five new agencies pay.",
  `Day 60: winning one costs at most ${SHOWN.costToWin}.`,
  `Month 12: ${SHOWN.customers[0]} agencies.`,
];
