import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const LEARNERS = "(?:students|children|pupils|kids|boys|girls|teenagers|learners)";
const IN_GROUPS = new RegExp(
  `\\bgroups?\\b[^.;]{0,40}?\\b(?:of|with) (?:at most |up to )?(?:\\p{L}+|\\d+) ${LEARNERS}\\b`,
  "iu",
);
const TEACHERS = /\b(?:teachers?|tutors?|teach(?:es)?|taught)\b/i;
const SERVED = new RegExp(`\\b${LEARNERS}\\b`, "i");
/** "Small groups of six pupils" whom "teachers teach": group, teacher and learners agree. */
export const teachesGroups = ({ solution, differentiator, targetAudience }: QuizAnswers): boolean =>
  IN_GROUPS.test(solution) && TEACHERS.test(`${solution} ${differentiator}`) && SERVED.test(targetAudience);

const NO_APP = /\b(?:apps?|platform|software|marketplace|chatbot)\b/i;
/** "We teach carpentry in sign language", "my sister trains eight women". */
const TEACHES =
  /(?:^|[.;:] |\band )(?:we|i|(?:my|our) \p{L}+|an? \p{L}+) (?:teach(?:es)?|trains? (?!(?:the|their|your|our|its|local) )(?:\d+|\p{L}+(?:een|ty)?|two|young|unemployed|deaf|blind)(?: \p{L}+)? (?:people|women|men|adults|girls|boys|\p{L}+s))\b(?! (?:it|the (?:ai|model|system)))|(?:^|[.;] )(?:we|i|(?:my|our) \p{L}+) shows? [^.;]{3,40} how\b/iu;
/** "Learn to drive a tractor", "I coach twelve at a time". */
/** "At the end they swim", "in six mornings they know video calls": what somebody can do then. */
const LEARN =
  /^(?:learn|learning) (?:to|how)\b|\b(?:we|i) coach (?:\d+|\p{L}+) (?:at a time|people|women|men|adults|\p{L}+s) to\b|\b(?:we|i) coach \p{L}+ at a time\b/iu;
/** "Five days on our field, with the paper at the end". */
const SO_LONG =
  /\b(?:\p{L}+|\d+) (?:days?|weeks?|evenings?|mornings?|months|weekends?|saturdays|sundays)\b/iu;
const TESTED =
  /\b(?:exam|test|certificate|licen[cs]e|diploma|paper) (?:at the end|by the|on the last|with the (?:authority|chamber))\b/iu;
/** "German for the shop". */
const A_LANGUAGE =
  /^(?:\p{L}+ )?(?:English|German|French|Spanish|Arabic|Chinese|Mandarin|Polish|Italian|Portuguese|Swahili|Dutch|Turkish|Norwegian|Swedish|Danish|Finnish|Russian|Ukrainian|Greek|Hebrew|Hindi|Japanese|Korean|Tagalog|[Ss]ign language) (?:for|at|over|in (?:\p{L}+|\d+) (?:weeks|days|months|evenings))\b/u;
const CAN_THEN =
  /\b(?:at|by) the end (?:of [^.;,]{3,25} )?(?:they|she|he|you|everyone|each|all|everybody)\b[^.;]{0,12}\b(?:swims?|knows?|can|speaks?|reads?|writes?|plays?|rides?|drives?|cooks?|pass(?:es)?|builds?|sews?|makes?)\b|\bin (?:two|three|four|five|six|seven|eight|ten|twelve|\d+) (?:mornings|evenings|weeks|lessons|afternoons|saturdays|tuesdays|weekends) (?:they|she|he|you|everyone) (?:knows?|can|speaks?|learns?|reads?|swims?|plays?)\b/iu;
/** Somebody is taught by the founder's people, or can do something at the end. */
export const isTaught = ({ solution }: Pick<QuizAnswers, "solution">): boolean =>
  !NO_APP.test(solution) &&
  (TEACHES.test(solution) ||
    CAN_THEN.test(solution) ||
    LEARN.test(solution) ||
    A_LANGUAGE.test(solution) ||
    (SO_LONG.test(solution) && TESTED.test(solution)));
