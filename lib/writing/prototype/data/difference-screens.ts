import { cap } from "../../english";
import { button, buttons, headline, picture, rows, type Screen, toggle, words } from "../screen";

interface Row {
  when: RegExp;
  name(found: RegExpExecArray): string;
  screen(said: string, found: RegExpExecArray): Omit<Screen, "name">;
}

const told = (found: RegExpExecArray) => found.find((part, at) => at > 0 && Boolean(part)) ?? "";

/** "A report that says how many children swim": what stands in it, as far as the founder tells. */
const saidIn = (said: string) => {
  const [, inIt = ""] = /\b(?:that|which) (?:says|shows|names|tells|lists) (.+)$/i.exec(said) ?? [];
  return inIt
    ? [inIt, "Counted on: the date and by whom"]
    : ["Done on: the date and by whom", "Found: what was seen or measured", "Next: what should follow"];
};

/** Differences that happen on a screen: a vote, a report, a link to what others keep. */
const ROWS: readonly Row[] = [
  {
    when: /\bvotes? (?:[\p{L}]+ ){0,2}?(?:for|on) (.+)$|\bchooses? (.+?) by (?:a )?vote\b/iu,
    name: (found) => `Your vote, ${told(found)}`,
    screen: (said, found) => ({
      parts: [
        headline(cap(said)),
        rows(cap(told(found)), ["First proposal", "Second proposal", "Third proposal"]),
        buttons("Vote", "Propose another"),
        words("The count is shown when voting ends"),
      ],
      empty: "the last vote and what came of it",
      error: "a second vote replaces the first, and the page says so",
    }),
  },
  {
    when: /\b(?:linked|connected|connects?|links?|integrat\p{L}+|synchroni\p{L}+) (?:directly |straight )?(?:to|with) ((?:the|an?|your|their) [^,;]+?)(?=,| so\b| and\b|$)/iu,
    name: (found) => `Link to ${told(found)}`,
    screen: (said) => ({
      parts: [
        headline(cap(said)),
        toggle("Linked"),
        rows("Read from there", ["Today: up to date", "Changed since last week: shown first"]),
        button("Read it again now"),
      ],
      empty: "not linked yet: who has to allow it, and what would be read",
      error: "it does not answer: the last state stays, with its date, and somebody is told",
    }),
  },
  {
    when: /\b(?:gets?|publish(?:es)?|receives?|with|sends?|gives?) (?:the |an? |our )?(?:(?:full|short|written|photo|monthly|quarterly) )*((?:service |photo |test |lab )?(?:reports?|records?|certificates?|lab tests?|data sheets?))\b/iu,
    name: (found) => cap(told(found)),
    screen: (said) => ({
      parts: [
        headline(cap(said)),
        /\bphotos?|pictures?\b/i.test(said) ? picture("As it was found, with the date") : "",
        rows("What it says", saidIn(said)),
        buttons("Download", "Ask about it"),
      ],
      empty: "an example, marked as one, until the first is ready",
      error: "what is not confirmed yet stands open and is not left out",
    }),
  },
];

/** The screen that such a difference calls for; null where it is only told. */
export function bringsScreen(said: string): Screen | null {
  for (const { when, name, screen } of ROWS) {
    const found = when.exec(said);
    if (found) return { name: name(found), ...screen(said, found) };
  }
  return null;
}
