import { cap } from "../../english";
import type { Scene } from "../../scene";
import type { Cast } from "../cast";
import { priceList as priceRowsOf } from "../price-list";
import {
  ask,
  button,
  buttons,
  chart,
  filled,
  headline,
  link,
  menu,
  picture,
  rows,
  type Screen,
  steps,
  talk,
} from "../screen";

const BY_TEXT = /\bsms\b|\btext messages?\b|\b(?:by|via|a) text\b/i;

/** Things that report by themselves. */
export const THINGS: Partial<Record<Scene, (cast: Cast) => Screen[]>> = {
  device: (c) => [
    {
      name: `The ${c.one} now`,
      parts: [
        headline(c.does.find((d) => /tell|warn|show|send|text/i.test(d)) ?? c.proofs[0] ?? ""),
        chart("Last 24 hours, live"),
        rows(`Your ${c.many}`, [
          `${cap(c.one)} 1: all quiet`,
          `${cap(c.one)} 2: look today`,
          `${cap(c.one)} 3: weak battery`,
        ]),
        button("Tell me earlier"),
      ],
      empty: `the ${c.one} has been on for an hour; the first day is not complete`,
      error: "no sign of life, with the hour of the last one and what to check first",
    },
    {
      name: c.says(BY_TEXT) ? "Text message, on any phone" : "Warning",
      parts: c.says(BY_TEXT)
        ? [
            talk("Messages", [
              `${c.name}: ${c.one} 2 needs you, since 6:40 this morning. Answer 1: I go and look. 2: false alarm.`,
              "1",
              `${c.name}: noted. Next message when all is quiet again.`,
            ]),
          ]
        : [
            headline(`${c.name}: ${cap(c.one)} 2 needs you`),
            rows("Why", ["Not as on the last 14 days", "Since 6:40 this morning"]),
            chart("This morning, against a usual one"),
            buttons("I go and look", "False alarm"),
            link("Who else has been told"),
          ],
      empty: "no warning yet; the last test message is shown",
      error: "not delivered: the next try and the second number",
    },
    {
      name: "Setting it up",
      parts: [
        picture(`The ${c.one} in its place`),
        steps("In three steps", [
          "Out of the box, switched on",
          `The ${c.one} where it belongs, as in the picture`,
          "The first reading, shown here",
        ]),
        button("It works"),
        link("Ring somebody who has done it"),
      ],
      empty: "the three steps, readable without a network",
      error: "not found: the usual reasons, each with what to do",
    },
    {
      name: "What was right, what was not",
      parts: [
        rows("Warnings so far", ["Right: seen on the spot", "Too early", "Missed: entered by you"]),
        chart("Warnings, week by week"),
        ask("What you found"),
        button("Share with a colleague"),
      ],
      empty: "the first season has just begun",
      error: "a warning nobody has answered stays open",
    },
    {
      name: "Order and service",
      parts: [
        menu("What it costs", priceRowsOf(c, c.one)),
        filled("How many", `${cap(c.many)}, and where they stand`),
        button("Order"),
        link("Battery, spare parts, return"),
      ],
      empty: `one ${c.one} to begin with`,
      error: "no reception at that place: said before it is sent",
    },
  ],
};
