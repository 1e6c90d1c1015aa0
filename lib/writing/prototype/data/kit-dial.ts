import { cap, plural } from "../../english";
import type { Cast } from "../cast";
import { deedsIn } from "../deeds";
import { doneBy } from "../deeds-on";
import { PEOPLE } from "../people/stock";
import { ask, button, buttons, filled, headline, link, rows, talk, toggle } from "../screen";
import { isSound } from "../sound";
import type { Kit } from "./kit";
import { PAIRS } from "./surfaces";

const [ONE = "", TWO = "", THREE = ""] = PEOPLE;
const SPOKEN = /\b(?:missed[- ]calls?|ivr|voice (?:menu|line|call)|flash(?:es)? us)\b/i;
const CODE = /\*\d{2,4}(?:\*\d+)*#/;
const MOST = 3;

/** Whoever holds the phone: where two sides deal, the one that offers. */
const holder = ({ scene, supply, demand }: Cast) => (scene === "market" ? supply : demand);
/** What they can do by themselves, as a menu says it. */
function menu(c: Cast, said: string): string[] {
  const own = deedsIn(said).filter(({ actor }) => actor && holder(c).endsWith(plural(actor)));
  const lines = doneBy(own, () => true)
    .map((line) => line.replace(/\bthey\b/g, "you"))
    .filter((line) => isSound(line) && !/\d|\b(?:dial|sms|text|call|pay)\b/i.test(line));
  return [...new Set([...lines, "What I was told last", "How it works"])].slice(0, MOST);
}
const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`);
const place = ({ places: [where] }: Cast) => (where ? `, ${where}` : "");

/** Everything by number keys, text messages and calls: no pictures, no network. */
export const DIAL: Kit = {
  needs: {
    first: "Poster",
    button: "Dial it, or ring us",
    essentials: [
      "Every step answered with one number key",
      "A person who rings back whoever gets stuck",
      "The menu in the language that is spoken there",
      "No cost for whoever dials",
    ],
    later: ["A voice menu for those who do not read", "A weekly summary by text message"],
  },
  surface: {
    on: "a poster at the road and a line of plain text",
    pairs: [PAIRS.poster, PAIRS.sign],
    feel: "few words, figures first, legible on a sheet that was copied twice",
  },
  screens: (c, said) => [
    {
      name: SPOKEN.test(said) ? "Menu read aloud, on any phone" : "First menu, on any phone",
      parts: [
        rows(`${c.name}${CODE.test(said) ? ` ${CODE.exec(said)?.[0]}` : place(c)}`, [
          ...numbered(menu(c, said)),
          "0. Ring me back",
        ]),
        ask("Number"),
      ],
      empty: "the menu is the same for everybody, with or without a name on the list",
      error: "a wrong number: the same menu once more, then a call from a person",
    },
    {
      name: "Text messages, on any phone",
      parts: [
        talk("Messages", [
          `${c.name}: news about your ${c.one}. Answer 1 for yes, 2 for no, 0 for a call.`,
          "1",
          `${c.name}: noted. ${cap(c.staff === "our team" ? "somebody" : c.staff)} rings before ${c.slots[0] ?? "Friday"}.`,
        ]),
      ],
      empty: "the first message says who writes, and how to stop it",
      error: "not delivered: it is sent again in an hour, then somebody rings",
    },
    c.scene === "market"
      ? {
          name: `Desk, for ${c.demand}`,
          parts: [
            filled("Where", c.places[0] ?? "District"),
            rows(`${cap(c.supply)} with something to offer`, [
              `${ONE}${place(c)}: entered this morning`,
              `${TWO}: entered yesterday`,
              `${THREE}: waits for an answer`,
            ]),
            buttons("Send an offer by text", "Ring first"),
            toggle("Only within reach today"),
          ],
          empty: `no ${c.one} entered today, with yesterday's to look at`,
          error: "no answer by text: the number to ring stands beside the name",
        }
      : {
          name: "Answers desk",
          parts: [
            rows("Waiting for a person", [
              `${ONE}${place(c)}: pressed 0`,
              `${TWO}: asked the same twice`,
              `${THREE}: no answer for two days`,
            ]),
            ask("Answer, in one line"),
            buttons("Send", "Ring"),
            toggle("Read it aloud instead"),
          ],
          empty: "nobody waits, with the time since the last message",
          error: "number not reachable: the next try, and who else can be rung",
        },
    {
      name: `Round list of the ${c.crew === "the team" ? "agent" : c.crew}`,
      parts: [
        rows(
          "Today",
          [ONE, TWO, THREE].map((who, at) => `${c.slots[at] ?? ["9 am", "11 am", "4 pm"][at]}: ${who}`),
        ),
        buttons("Done as agreed", "Not as agreed"),
        ask("What was counted"),
        link("Send the receipt by text"),
      ],
      empty: "no round today, with the next one",
      error: "no network: it is kept on the phone, the paper slip counts until then",
    },
    {
      name: "Week at a glance, dashboard",
      parts: [
        rows("This week", ["Dialled in", "Answered by key", "Rung back by a person"]),
        rows("Where the menu was left", ["At the first question", "At the last question"]),
        button("Change a line of the menu"),
        ...(c.proofs[0] ? [headline(c.proofs[0])] : []),
      ],
      empty: "the first week is not over",
      error: "the network was down: the hours without a signal are marked",
    },
  ],
  path: (c, q, said) => [
    `${cap(holder(c))} ${SPOKEN.test(said) ? "let it ring once, and the phone rings back" : "dial from any phone"}; ${c.name} asks one thing at a time.`,
    q(0, "What it does: "),
    q(1, "Then: "),
    `The answer comes as a text message; one number key says yes or no.`,
    q(2, "And: "),
    `Whoever presses 0 or gets stuck is rung back by a person of ${c.name}.`,
  ],
};
