import type { Brief } from "../types";

/** What those who pay are called once they are customers, whoever they are before: "our members are people who ...". */
const OUR =
  /(?:^|[.!?]\s+)(?:our|my) (?:\p{L}+ )?(subscribers|members|guests|students|participants|pupils|tenants)\b(?:[^.]{0,20}?) (?:are|will be|come) /iu;

/** The founder's own word for the customers, plural; null where there is none or organisations pay. */
export const calledByFounder = ({ answers, b2b, language }: Pick<Brief, "answers" | "b2b" | "language">) =>
  b2b || language !== "en" ? null : (OUR.exec(answers.targetAudience)?.[1]?.toLowerCase() ?? null);
