const VENTURE =
  /^(?:an? |the )?(software|app|platform|marketplace|newsletter|api|tool|service|school|kitchen|clinic|shop|store|studio|network|club|magazine|podcast|programme|program|academy|exchange)$/i;
/** "A sewing school in a shop", "we run a club": what stands there is the venture; "we list school rooms" names none. */
const OPENS_WITH_IT =
  /^(?:an?|the|our|one|(?:we|i) (?:run|open|offer|build|publish|write|make|found|(?:are|am) \p{L}+ing)|\p{Lu}?\p{Ll}+ (?:newsletter|podcast|course|school|club|magazine)) /iu;

/** "The newsletter": an offer that can be spoken of as the venture itself; null where it is only a part of it. */
export const spokenAs = (noun: string | null, solution: string, foreign: boolean): string | null =>
  noun && VENTURE.test(noun) && (foreign || OPENS_WITH_IT.test(solution))
    ? `the ${noun.replace(/^(an?|the) /i, "")}`
    : null;
