import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const ALONE = /\bI\b|\bmy\b/;
const SEVERAL = /\b(?:we|us|our|ours)\b/i;
const QUOTED = /("[^"\n]*")/;

const AS_ONE: readonly [RegExp, string][] = [
  [/\b([Ww])e aren['’]t\b/g, "I'm not"],
  [/\b[Ww]e(?:['’]re| are)\b/g, "I am"],
  [/\bare we\b/g, "am I"],
  [/\bwere we\b/g, "was I"],
  [/\b[Ww]e were\b/g, "I was"],
  [/\b[Ww]e\b/g, "I"],
  [/\bourselves\b/g, "myself"],
  [/\bours\b/g, "mine"],
  [/\bour\b/g, "my"],
  [/\bOur\b/g, "My"],
  [/\bus\b/g, "me"],
];

const LEAST = 3;
const times = (pattern: RegExp, text: string) =>
  text.match(new RegExp(pattern, `${pattern.flags}g`))?.length ?? 0;
/** Who answers as "I" throughout, or nearly so ("I collect the dog", once "we can all meet"), speaks as one person; all others as several. */
export const speaksAlone = (answers: QuizAnswers): boolean => {
  const said = Object.values(answers).join(" ");
  const [one, several] = [times(ALONE, said), times(SEVERAL, said)];
  return one > 0 && (several === 0 || (one >= LEAST && one >= LEAST * several));
};

/** A talk of several as the talk of one; what stands in quotation marks is somebody's own. */
export const oneVoice = (answers: QuizAnswers): ((text: string) => string) =>
  speaksAlone(answers)
    ? (text) =>
        text
          .split(QUOTED)
          .map((part, at) =>
            at % 2 === 1 ? part : AS_ONE.reduce((said, [several, one]) => said.replace(several, one), part),
          )
          .join("")
    : (text) => text;
