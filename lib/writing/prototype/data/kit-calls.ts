import { cap } from "../../english";
import { PEOPLE } from "../people/stock";
import { button, buttons, chart, figure, filled, headline, link, rows, talk, toggle } from "../screen";
import { type Kit, own, wordOf } from "./kit";
import { PAIRS } from "./surfaces";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const BOOKED = /\b(?:consultation|viewing|appointment|reservation|table|visit|job|order|booking)(?=s?\b)/i;
const CALENDAR =
  /\b(?:Google Calendar|Outlook|Calendly|Clio|Dentrix|Open Dental|Salesforce|HubSpot|OpenTable|Jobber|ServiceTitan)\b/;
const calendarIn = (said: string) => CALENDAR.exec(said)?.[0] ?? "your calendar";
const bookedIn = (said: string) => wordOf(said, BOOKED, "appointment");

/** Somebody rings, and a program picks up. */
export const CALLS: Kit = {
  needs: {
    first: "Start page",
    button: "Ring the demo number",
    essentials: [
      "A person to pass the caller on to, at any point",
      "The words of every call to read afterwards, and a rule for how long they are kept",
      "A hello that says a program is speaking",
      "Answers only from what the customer has approved",
    ],
    later: ["A second language on the same number", "What callers ask most, month by month"],
  },
  surface: {
    on: "the line under a telephone number",
    pairs: [PAIRS.calm, PAIRS.screen],
    feel: "words of the call as speech, hours in the left column, a person always one tap away",
  },
  screens: (c, said) => {
    const booked = bookedIn(said);
    return [
      {
        name: "Calls today, dashboard",
        parts: [
          rows("Since last evening", [
            `8:12 am, ${ONE}: ${booked} booked`,
            `7:40 am, ${TWO}: question answered`,
            `9:55 pm, ${THREE}: asks for a call back`,
          ]),
          chart("Calls answered, by hour"),
          rows("Done by itself", c.does.slice(0, 3)),
          button("Call back whoever waits"),
        ],
        empty: "no call yet; the demo call stands here to listen to",
        error: "a call that was cut off is marked, with the number",
      },
      {
        name: "One call, word for word",
        parts: [
          headline(`${ONE}, 8:12 am`),
          talk("What was said", [
            `${c.name}: ${c.kinds[0] ? "Good morning, how can I help?" : "Hello, how can I help?"}`,
            `${ONE}: I would like ${/^[aeiou]/.test(booked) ? "an" : "a"} ${booked}, please`,
            `${c.name}: ${c.slots[0] ?? "Tomorrow, 9 am"} is free. Shall I book it?`,
          ]),
          rows("What came of it", [`${cap(booked)} in ${calendarIn(said)}`, "Text message to confirm"]),
          buttons("Listen", "Call back"),
        ],
        empty: "the words appear while the call is still going on",
        error: "what was not understood is marked, not guessed",
      },
      {
        name: `Calendar, booked by phone`,
        parts: [
          rows("This week", [
            `${c.slots[0] ?? "Tue 9 am"}: ${ONE}, new`,
            `${c.slots[1] ?? "Thu 11 am"}: ${TWO}, moved by phone`,
            `${c.slots[2] ?? "Fri 4 pm"}: still free`,
          ]),
          toggle(`Write straight into ${calendarIn(said)}`),
          button("Block an hour"),
          link("Who may book what"),
        ],
        empty: "free hours only, as callers will hear them",
        error: "two wanted the same hour: the second was offered the next",
      },
      {
        name: "What it may say, planner",
        parts: [
          rows("It asks and answers", own(c.does, ["Name and number", "Opening hours and prices"])),
          filled("When it is not sure", "Take the name, call back within the hour"),
          filled("Greeting", `You have reached us; ${c.name} is a program and can help at once`),
          button("Try it on the phone"),
          toggle("Ask me before it says something new"),
        ],
        empty: "three answers to begin with, taken from your own pages",
        error: "two answers contradict each other: both are shown",
      },
      {
        name: "A caller wants a person",
        parts: [
          headline(`${THREE} is on the line`),
          rows("So far", ["Second call this week", "Asked for somebody", "Waiting: under a minute"]),
          buttons("I take it", "Call back in ten minutes"),
          link("What was said before"),
        ],
        empty: "nobody waits",
        error: "nobody is free: the caller was told when somebody will be",
      },
      {
        name: "Switch it on",
        parts: [
          rows("Still to do", [
            "Forward your number after hours",
            `Connect ${calendarIn(said)}`,
            "Ring it yourself three times",
          ]),
          ...c.prices.slice(0, 2).map(figure),
          buttons("On for tonight", "On for good"),
          link("Switch it off at any time"),
        ],
        empty: "the demo number answers with your name already",
        error: "the number cannot be forwarded: a second way, step by step",
      },
    ];
  },
  path: ({ name, firm }, q, said) => [
    `They ring the demo number of ${name} and hear how it greets.`,
    `They forward their own number to ${name} after hours and connect ${calendarIn(said)}.`,
    q(0, "The first night: "),
    q(1, "On the same call: "),
    `Whoever wants a person gets one: ${name} passes the call on, or takes name and number.`,
    `In the morning the ${bookedIn(said)} stands in ${calendarIn(said)}, and the call can be read in ${name}.`,
    q(2, firm ? "For the front desk: " : "And: "),
  ],
};
