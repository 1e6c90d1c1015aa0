import { cap } from "../../english";
import {
  ask,
  button,
  buttons,
  filled,
  headline,
  link,
  picture,
  rows,
  type Screen,
  steps,
  table,
  toggle,
  words,
} from "../screen";

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
  {
    when: /\b(?:if (?:we|i|it|you|the|something|anything|an?)\b.*\b(?:free|money back|refund\p{L}*|come back|again|replace|send another|redo)|guarantee\p{L}*|warrant(?:y|ies)|money back)\b/iu,
    name: () => "If something is not right",
    screen: (said) => ({
      parts: [
        headline(cap(said)),
        ask("What was not right"),
        ask("A photograph, if it shows"),
        button("Claim it"),
        link("What happens next, and by when"),
      ],
      empty: "nothing claimed, and what is promised in one sentence",
      error: "whoever reads it needs more: what is missing is asked for once",
    }),
  },
  {
    when: /\b(?:no more than|never more than|at most|room for|groups? of|maximum(?: of)?|max\.?) (?:six|eight|ten|twelve|four|five|seven|\d+)(?: \p{L}+)? ?(?:and not one more|people|children|kids|students|guests|clients|learners|participants|persons|players|guitars|a (?:day|week|class|group))\b|\b(?:only )?one (?:family|client|customer|bride|group|guest|party) (?:at a time|per day|a day|is in the room)\b|\b(?:six|eight|ten|twelve|\d+) and not one more\b/iu,
    name: () => "Places left",
    screen: (said) => ({
      parts: [
        headline(cap(said)),
        table("Next dates", [
          ["Date", "Left"],
          ["Tuesday", "Full"],
          ["Thursday", "One"],
          ["Saturday", "Two"],
        ]),
        button("Keep a place for me"),
        link("Tell me when one becomes free"),
      ],
      empty: "the first dates, as soon as they are fixed",
      error: "the last place has just gone: the next date is offered",
    }),
  },
  {
    when: /\b(?:always (?:me|the same)|never a different|same (?:person|nurse|carer|cleaner|teacher|coach|walker|driver)|(?:myself|herself|himself) (?:hold|do|come|teach|check|cook)s?|who does the work|that does the work)\b/iu,
    name: () => "Who you deal with",
    screen: (said) => ({
      parts: [
        picture("Name, face and a line about the work"),
        headline(cap(said)),
        rows("Your dates", ["Tuesday: the same person", "Two weeks later: the same person"]),
        buttons("Write to me", "See free dates"),
      ],
      empty: "before the first date: who it will be",
      error: "ill or away: you are told by whom and when it is made up for",
    }),
  },
  {
    when: /\b(?:learns?|gets? (?:better|smarter|closer)|remembers?) \b.*\b(?:kept|threw|keep|choose|chose|taste|corrections?|changes?|edits?|choices|before|every)\b/iu,
    name: () => "What it has learned",
    screen: (said) => ({
      parts: [
        headline(cap(said)),
        table("From your choices", [
          ["What", "You", "Next time"],
          ["First suggestion", "Kept", "More like it"],
          ["Second suggestion", "Thrown away", "Fewer like it"],
          ["Third suggestion", "Changed", "As you changed it"],
        ]),
        buttons("Undo one", "Start afresh"),
      ],
      empty: "nothing learned yet: keep or throw away the first suggestions",
      error: "what was learned by mistake can be taken back line by line",
    }),
  },
  {
    when: /\b(?:ready|back|delivered|done|finished|sent|arrives?|deliver|know the day)\b.*\b(?:within|in|by|before|the same|next|inside)\b.*\b(?:minutes|hours?|days?|morning|evening|weeks?|day|opens?)\b|\bknow the day you get it back\b/iu,
    name: () => "When it is ready",
    screen: (said) => ({
      parts: [
        headline(cap(said)),
        steps("On the way to you", ["Received", "In work", "Ready on the day that was promised"]),
        filled("Promised for", "Thursday"),
        button("Remind me that day"),
      ],
      empty: "before the order: the first day that can be promised",
      error: "it will be late: how late, why, and what is done about it",
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
