import { retold } from "./frames";

const OPENS_WITHOUT_SUBJECT = /^(?:\p{L}+(?:ed|en)|sold|built|won|taught|run|made|have|has|got|had) /u;

const TODAY = /^(?:today|now|currently|at the moment|this month)\b[:,]? /i;

/** Talks and money spent are nothing that could be shown. */
const NO_PROOF =
  /\bpre-?(?:revenue|launch)\b|\bin (?:conversations?|talks?|discussions?|touch) with\b|\b(?:spent|invested|paid) [^.;]{0,20}\d/i;

/** Whether what is told of has happened with customers and can be shown to others. */
export const isShown = (said: string): boolean => !NO_PROOF.test(said);

/** What has happened already: "So far: piloted with three practices". */
export const soFar = (said: string | undefined) =>
  !said
    ? ""
    : retold(said) !== said
      ? `So far, in your words: ${retold(said)}`
      : TODAY.test(said)
        ? `Today: ${said.replace(TODAY, "")}`
        : /\bso far\b/i.test(said)
          ? `In all, ${said}`
          : OPENS_WITHOUT_SUBJECT.test(said)
            ? `So far: ${said}`
            : `So far, ${said}`;
