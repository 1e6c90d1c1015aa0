import { sentences } from "../cut";
import { bare } from "../english";
import { quote } from "../frames";
import type { Material } from "../material";

/** What somebody recognises is one sentence. */
const sentenceOf = ({ context: { brief } }: Material) =>
  quote(bare(sentences(brief.answers.problem)[0] ?? brief.answers.problem));

/** Before it is known who loses what, a prototype can only ask: pages that find the person, the moment and the price. */
export function askingScreens(m: Material): string[] {
  const said = sentenceOf(m);
  return [
    `Start page: headline ${said}; list "Is it you?" with "Yes, this week" and "Yes, but not often" and "No"; button "Tell us when it last happened"; price "To be decided". Empty state: nobody has answered yet, and ${m.name} says so. Error state: the answer is kept and can be sent again.`,
    `Three questions: field "What were you doing when it happened"; field "What did you do instead"; field "What did it cost you, in minutes or money"; button "Send". Empty state: one answered example, marked as made up. Error state: the question that was skipped is marked, and may stay open.`,
    `Who answered: list "By what they do" with "The group that answers most" and "The next one" and "All others"; chart "Minutes lost, by group"; button "Keep one group". Empty state: with fewer than twelve answers no group is shown. Error state: an answer that fits two groups is counted in neither.`,
    `Done by hand: headline "One week, one person, no software"; list "What ${m.name} did for them" with "Monday" and "Wednesday" and "Friday"; field "What it saved". Empty state: the first person has not been found. Error state: a day on which nothing was saved is written down as well.`,
    `Two prices: price "One figure that feels fair"; price "One that feels too high"; buttons "I would pay this" and "Neither". Empty state: nobody has been asked. Error state: a price without a name beside it does not count.`,
  ];
}

/** The path to an idea that can be drawn. */
export const askingFlow = (m: Material) =>
  [
    `Somebody recognises the sentence ${sentenceOf(m)} and says when it last happened to them.`,
    `They answer three questions for ${m.name}: what they were doing, what they did instead, what it cost them.`,
    `After twelve answers one group is kept, the one that loses most and can be visited.`,
    `For one person out of it the work of ${m.name} is done by hand for a week.`,
    `What was saved is put beside two prices, and they choose one or neither.`,
    `With that person, that loss and that price the five questions are answered again, and screens of ${m.name} can be drawn.`,
  ]
    .map((step, i) => `${i + 1}. ${step}`)
    .join("\n");

export const askingFeatures = (m: Material): string[] => [
  "Must: One page with one sentence and three questions",
  "Must: A sheet of all answers, with who, when and what it cost",
  `Must: A week of ${m.name} by hand for one person`,
  "Should: Two prices, shown to whoever was helped",
  "Should: A count by group, from twelve answers on",
  `Later: Software of any kind, once it is known for whom ${m.name} is`,
];
