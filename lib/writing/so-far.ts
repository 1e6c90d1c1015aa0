import { retold } from "./frames";

const OPENS_WITHOUT_SUBJECT = /^(?:\p{L}+(?:ed|en)|sold|built|won|taught|run|made|have|has|got|had) /u;

const TODAY = /^(?:today|now|currently|at the moment|this month)\b[:,]? /i;

/** What has happened already: "So far: piloted with three practices". */
export const soFar = (said: string | undefined) =>
  !said
    ? ""
    : retold(said) !== said
      ? `What you can show already, in your words: ${retold(said)}`
      : TODAY.test(said)
        ? `Today: ${said.replace(TODAY, "")}`
        : /\bso far\b/i.test(said)
          ? `In all, ${said}`
          : OPENS_WITHOUT_SUBJECT.test(said)
            ? `So far: ${said}`
            : `So far, ${said}`;
