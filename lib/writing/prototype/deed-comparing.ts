import { bare, cap, singular, wordCount } from "../english";
import { type Acted, fieldsOf, linesOf, plainly } from "./deed-words";
import { button, table } from "./screen";

const BESIDE = /^(.+?) (?:with|against|to) (.+?)(?:, (?:and|so|which|then)\b.*)?$/i;
const MOST_SIDES = 2;
const LONGEST_SIDE = 5;

/** What a comparison says, by what something is compared with. */
const VERDICTS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/\b(?:rules?|limits?|law|laws|standards?|regulations?|guidelines?|polic(?:y|ies))\b/i, ["kept", "broken"]],
  [/\b(?:certificates?|references?|documents?|papers|stock|inventory|checklist)$/i, ["there", "missing"]],
];
const verdictOf = (side: string) => VERDICTS.find(([when]) => when.test(side))?.[1] ?? ["agrees", "differs"];

/** "Every line with the order and the agreed price list": one line each, beside what it is held against; null where nothing is. */
export function compared({ deed, thing: said, before }: Acted): string[] | null {
  const thing = said || before;
  const [, , against = ""] = BESIDE.exec(deed.rest) ?? [];
  const [first = "", other = "", ...rest] = against ? [] : fieldsOf(plainly(deed.rest));
  if (deed.verb === "compare" && first && other && rest.length === 0)
    return [
      table(`${cap(first)} and ${other}, side by side`, [
        ["Line", cap(first), cap(other)],
        ["1", "as it was", "the same"],
        ["2", "as it was", "differs"],
        ["3", "as it was", "the same"],
      ]),
      button("Open line 2"),
    ];
  const sides = against
    .split(/, (?:and )?| and /)
    .map((side) => bare(side.replace(/^(?:(?:the|an?|its|their|your|each|every|all) )+/i, "")))
    .filter((side) => side && wordCount(side) <= LONGEST_SIDE)
    .slice(0, MOST_SIDES);
  if (!thing || sides.length === 0) return null;
  const [one = "", two = "", three = ""] = linesOf(thing);
  const verdicts = sides.map(verdictOf);
  const line = (name: string, differs: number): string[] => [
    name,
    ...verdicts.map(([well = "", badly = ""], at) => (at === differs ? badly : well)),
  ];
  return [
    table(`${cap(thing)} by ${thing}`, [
      [cap(singular(thing)), ...sides.map(cap)],
      line(one, -1),
      line(two, 0),
      line(three, sides.length - 1),
    ]),
    button(`Open ${two}`),
  ];
}
