import { sentences } from "../cut";

/** Words for one thing: what is called otherwise is offered all the same. */
const SAME: readonly RegExp[] = [
  /^(?:phone|telephone|call|ring|hotline)/,
  /^(?:remind|chase|nudge|prompt)/,
  /^(?:receipt|slip|paper|document|invoice|file)/,
  /^(?:mistake|error|fault|slip-up)/,
  /^(?:frequent|typical|common|usual|often)/,
  /^(?:overview|show|list|summar|dashboard|see)/,
  /^(?:photo|picture|image|snap)/,
  /^(?:video|film|clip)/,
  /^(?:chore|task|job)/,
  /^(?:report|statement)/,
  /^(?:collect|pick|fetch)/,
  /^(?:deliver|bring|carr)/,
  /^(?:swap|exchang|replac)/,
  /^(?:automat|itself)/,
  /^(?:message|text|sms|chat|whatsapp)/,
  /^(?:contract|agreement)/,
  /^(?:repair|mend|fix)/,
  /^(?:lesson|class|course)/,
  /^(?:member|subscri)/,
  /^(?:grandparent|relative|famil)/,
  /^(?:check|test|inspect)/,
  /^(?:yearly|annual|year)/,
];
const SAYS_LITTLE =
  /^(?:with|from|that|this|them|their|your|each|every|other|several|between|before|after|into|over|more|once|small|help|first|second|same|well|also|what|when|where|which|whole|page|place|everything|shown|seen|added|beside|without|under|while|they|have|made|make|only|time|needs?|ready|people|customers?|clients?)$/;
const STEM = 5;
const stemOf = (word: string) => {
  const group = SAME.findIndex((same) => same.test(word));
  return group < 0 ? word.slice(0, STEM) : `#${group}`;
};
const stemsIn = (text: string) => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}|\bsms\b/gu) ?? [])
      .filter((word) => !SAYS_LITTLE.test(word))
      .map(stemOf),
  ),
];
const [FEWEST, MOSTLY] = [2, 0.66];

type Answers = Readonly<Record<"solution" | "differentiator" | "businessModel", string>>;

/** Whether the founder offers this already, in whatever words: nothing that is sold waits until "several customers ask for it". */
export function isOffered({ solution, differentiator, businessModel }: Answers, text: string): boolean {
  const stems = stemsIn(text);
  return [solution, differentiator, businessModel].flatMap(sentences).some((sentence) => {
    const said = stemsIn(sentence);
    const told = stems.filter((stem) => said.includes(stem)).length;
    return told >= FEWEST && told >= MOSTLY * stems.length;
  });
}
