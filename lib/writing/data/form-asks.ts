import type { Form } from "../form";
import type { Trade } from "./trades";

/** What an expert asks where the trade is not known: by the form of the work. */
export const FORM_ASKS: Record<Form, Trade["asks"]> = {
  saas: [
    [
      "Who has to change their day for this to work, and will they?",
      "Those who do the work today, more than those who sign",
      "check-5",
      "by watching two of them use it without help",
    ],
    [
      "What happens on the day it is wrong?",
      "It says so and lets them correct it",
      "f-3",
      "on ten real {jobs}, with every error counted",
    ],
  ],
  marketplace: [
    [
      "What stops both sides from dealing directly the second time?",
      "",
      "closing-calls",
      "by counting who comes back through us",
    ],
    [
      "What happens when a deal goes wrong?",
      "One page of rules, tried before the first one does",
      "f-4",
      "with one of each side playing it through",
    ],
  ],
  ecommerce: [
    [
      "Do they order a second time without being asked?",
      "",
      "f-6",
      "by ringing the first buyers five days later",
    ],
    [
      "What is really left of one order once postage and breakage are paid?",
      "{margin}",
      "f-2",
      "line by line on the first batch",
    ],
  ],
  services: [
    [
      "How much of this depends on you in person?",
      "At first all of it",
      "f-4",
      "by listing which steps somebody else could take over, and at what pay",
    ],
    [
      "How many {jobs} fit into a week without anyone burning out?",
      "",
      "f-6",
      "from the hours of the first ones, travel and paperwork included",
    ],
  ],
  fintech: [
    [
      "Whose licence is it, and who holds the money?",
      "A partner's, until ours is worth its cost",
      "f-1",
      "with two written offers",
    ],
    ["How could this lose money on a bad day?", "", "f-4", "with a list of cases and a limit for each"],
  ],
  media: [
    ["Who pays when the free edition is good enough?", "", "f-5", "by asking the keenest readers for money"],
    [
      "What happens when you are ill in the week of an issue?",
      "",
      "f-3",
      "by letting a stand-in produce one",
    ],
  ],
  hardware: [
    [
      "What comes back broken in the first year, and who pays?",
      "",
      "f-6",
      "with the units of the first sites",
    ],
    [
      "What does one unit cost at the quantity you can really order?",
      "",
      "f-5",
      "with two offers for the same drawing",
    ],
  ],
  usage: [
    ["How often is it wrong without saying so?", "", "f-4", "on a test set nobody has trained on"],
    [
      "What happens to your margin at ten times the volume?",
      "",
      "f-6",
      "by measuring the cost of one call at both",
    ],
  ],
  local: [
    [
      "What if the place is right and the hours are wrong?",
      "",
      "f-3",
      "with three days of sales by the hour",
    ],
    [
      "How many bad months can you pay the rent for?",
      "",
      "f-4",
      "with a normal month and a bad one side by side",
    ],
  ],
  education: [
    [
      "How many finish, and how do you count those who leave?",
      "As not passed, always",
      "f-5",
      "by ringing whoever missed a session",
    ],
    ["Does it work with a teacher who isn't you?", "", "f-3", "when somebody else holds one evening"],
  ],
  nonprofit: [
    [
      "What happens to the people you serve when the grant ends?",
      "",
      "f-6",
      "with a second funder named before the first one ends",
    ],
    [
      "How do you know it wouldn't have happened without you?",
      "We claim no more than the results sheet shows",
      "f-5",
      "with outcomes the funder has agreed to",
    ],
  ],
  network: [
    ["What does one member gain in a year, in money?", "", "f-2", "on one member's real figures"],
    [
      "Why would the strongest member stay?",
      "",
      "f-6",
      "by settling the rules for leaving with the first three",
    ],
  ],
};

/** Of a program that private people open: nobody signs for them and nobody makes them come back. */
export const APP_ASKS: Trade["asks"] = [
  [
    "Why would {they} still open it in the second week?",
    "",
    "f-3",
    "by giving it to five of them and noting who comes back unasked",
  ],
  [
    "What happens on the day it is wrong?",
    "It says so and lets them correct it",
    "f-4",
    "on the hardest {jobs} they bring",
  ],
];

/** Nobody is asked to come again where each buys once: what counts is whether it is used. */
export const IN_USE = [
  "Do they still use it a month later?",
  "",
  "f-6",
  "by ringing ten of the first buyers and asking where it is now",
] as const;
