import { parseMockup } from "@/lib/artifacts/prototype/parse-mockup";

/** What ends so has been cut off: an article, a preposition, a conjunction, an open bracket. */
const CUT_OFF =
  /\s(?:an?|the|and|or|but|nor|of|because|than|if|its|their|our|your|every|per|very|to|where|while|(?<!\bsays )so|(?<!\b(?:until|by|since) )when)$|[([,;–]$/i;
/** Opens in the middle of something. */
const OPENS_LATE = /^(?:and|or|but|nor|because|than|so that|of the|into|plus) /i;
const LEAKED = /~|\{|\}|\bundefined\b|\bNaN\b|\bnull\b|\$\{| {2,}/;
const DOUBLED =
  /\b(?:an?|the) (?:an?|the|you|we|they|your|our|their|is|are|of|and|or)\b|\b(?:by|for|with|to) the (?:you|we|they|us|them)\b|\b(\p{L}{3,}) or \1\b|\ba (?:[aeio]\p{L}+)(?<!\b(?:one|once|use\p{L}*|uni\p{L}*|euro\p{L}*|us))\b|\bpay paid\b/iu;
const MIXED = /\b(?:you|your)\b.*\bthey (?:pay|get|book|order|see)\b.*\byour\b/i;
const BRACKETS = (text: string) => text.split("(").length !== text.split(")").length;

/** What is wrong with a label; "" where it can stand. */
export function scrapIn(label: string): string {
  if (LEAKED.test(label)) return "leaked";
  if (CUT_OFF.test(label)) return "cut off";
  if (OPENS_LATE.test(label)) return "opens late";
  if (DOUBLED.test(label)) return "doubled";
  if (MIXED.test(label)) return "mixed persons";
  return BRACKETS(label) ? "half a bracket" : "";
}

/** Every label that is drawn, with its screen. */
export const labelsOf = (mockup: string): string[] => {
  const { title, elements } = parseMockup(mockup, 1);
  return [
    title,
    ...elements.flatMap(({ label, holds = [] }) => [label, ...holds.flatMap((line) => line.split(" | "))]),
  ];
};

/** The scraps of a whole prototype. */
export const scrapsOf = ({
  mockups,
  features,
  userFlow,
}: {
  mockups: readonly string[];
  features: readonly string[];
  userFlow: string;
}): string[] =>
  [
    ...mockups.flatMap(labelsOf),
    ...features.map((text) => text.replace(/^\w+: /, "")),
    ...userFlow.split("\n"),
  ]
    .map((label) => [scrapIn(label), label] as const)
    .filter(([wrong]) => wrong)
    .map(([wrong, label]) => `${wrong}: ${label}`);
