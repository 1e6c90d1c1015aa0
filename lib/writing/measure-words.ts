/** Plural and yet no count of anything. */
const MEASURED =
  /\b(?:sales|costs|scores|times|emissions|grades|marks|prices|wages|savings|results|rates|temperatures|losses|levels|fees|bills|earnings|hours|minutes|days)$/i;

const MASS = /^(?:(?:food|plastic) )?(?:waste|water|paper|food|energy|noise|traffic|spam|stock)$/i;
/** "the number of no-shows", "the amount of waste", "the close rate". */
export const much = (what: string) =>
  `the ${MASS.test(what) ? "amount of " : /[^s]s$/i.test(what) && !MEASURED.test(what) ? "number of " : ""}${what}`;

/** "The share of rehearsal lost" where there are "rehearsals": one at a time. */
export const ofEach = (measure: string, problem: string) =>
  measure.replace(/^(the share of )([\p{L}-]+)(?= (?:lost|wasted|missed|thrown away)$)/u, (whole, of, one) =>
    !/s$/.test(one) && new RegExp(`\\b${one}s\\b`, "i").test(problem) ? `${of}each ${one}` : whole,
  );

/** Who does it, or what. */
export const people = (noun: string) =>
  /\b(graduates|founders|subscribers|buyers|clients|users|participants|people|families|patients|customers|trainees|students|learners|pupils|drivers|members|women|men|children|teachers|nurses|readers|visitors|users|owners|tenants|guests|testers|subscribers|buyers|parents|clients|riders|players)\b/i.test(
    noun,
  )
    ? "who"
    : "that";
export const singular: Record<string, string> = {
  is: "are",
  was: "were",
  has: "have",
  ends: "end",
  fails: "fail",
};
