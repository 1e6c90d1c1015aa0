import type { Case } from "../case";
import { cores, sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import { clauseWithin, fromTheirs, leadOf, POINTS, SAYS_MUCH } from "../in-sentences";
import { hurts, standsAlone } from "../need";
import { whoIsMeant } from "../who-is-meant";
import { beforeAnd, brief } from "./slide";

const LONGEST = 20;
const HAS_SAID = 7;
/** A whole sentence may be a little longer than a point. */
const WHOLE = 24;
const FIGURE =
  /\d|%|\b(?:half|third|quarter|double|twice|one in|years|months|weeks|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:minutes?|hours?|days?|weeks?|months?|years?|times|nights?)|out of (?:ten|five|\d+))\b/i;
const LOSS =
  /\b((?:lose|wait|pay|spend|waste|throw|fail|miss|write|drive|need|get|send)(?= ).+?)(?= (?:they|that|which|who|because|so|while|before|for guests|and still)\b|[,;:]|$)/iu;

/** "Half of them", "in those months": said of what another sentence named. "800 kegs ... 60 of them" names it itself. */
const LEANS =
  /^(?!.*\d+ \p{L}+s?\b.*\bof (?:them|it)\b).*\bof (?:them|it)\b|\bthose\b|^(?:each|every one|one) (?:lose|pay|spend|wait|need|drive|get)s?\b/iu;
/** "Most end up paying", "they wait": most of whom is said, where the problem tells of those who buy. */
function named(part: string, c: Case): string {
  const head = c.they.split(" ").at(-1) ?? c.they;
  const said = whoIsMeant(part, c.context.brief.answers.problem);
  if (!c.need.toLowerCase().includes(head.toLowerCase())) return said;
  return said
    .replace(
      /^(most|many|some|half) (?=(?!of\b|\p{L}+s\b)\p{Ll}+ )/iu,
      (_, some: string) => `${some} ${/half/i.test(some) ? "the " : ""}${c.they} `,
    )
    .replace(/^(on average,? |usually |often )?they (?=[a-z])/i, (_, often = "") => `${often}${c.they} `);
}

/** "Never know who comes, double-book seats": the first two of a longer list. */
const inTwo = (part: string) => part.replace(/^([^,]+), (?=\p{Ll}[\p{L}-]+ \p{L}+$)/u, "$1 and ");

/** The problem in one claim, with the founder's figure where there is one. */
export function headline(c: Case): string {
  if (c.vague || c.foreign) return "";
  const { problem } = c.context.brief.answers;
  const whole = new Set(sentences(problem).map(bare));
  const parts = [
    ...sentences(problem),
    c.statistic ?? "",
    c.trouble,
    ...cores(c.need),
    ...c.pains.flatMap(cores),
    ...c.pains.map(brief),
    ...sentences(problem).flatMap((said) => said.split(/; /)),
    ...sentences(problem).flatMap(beforeAnd),
  ]
    .filter(
      (part) =>
        standsAlone(bare(part), problem) ||
        /^(?:they|most|half) |\d+ \p{L}+s?\b.*\bof (?:them|it)\b/iu.test(bare(part)),
    )
    .map((part) => named(bare(part), c))
    .filter(
      (part) =>
        !LEANS.test(part) &&
        !(/;/.test(part) && !whole.has(part)) &&
        !/\bmy (?!village|town|street|region|city|country)/i.test(part) &&
        !/^(?:it|its|this|that|these|those|he|she|my|our|i|we|then|so|and|but|you|not|none of them)\b/i.test(
          part,
        ),
    )
    .filter((part) => wordCount(part) >= 4 && wordCount(part) <= (whole.has(part) ? WHOLE : LONGEST));
  const lead = leadOf(c);
  const led = [clauseWithin(lead, WHOLE), ...beforeAnd(lead).reverse()].find(
    (said) => wordCount(said) >= HAS_SAID && wordCount(said) <= WHOLE,
  );
  if (led) return cap(whoIsMeant(led, problem));
  const [opens = "", next = ""] = fromTheirs(c);
  const told =
    !hurts(opens) &&
    hurts(next) &&
    standsAlone(next, "") &&
    ![LEANS, POINTS].some((leans) => leans.test(next))
      ? next
      : opens;
  const first = whoIsMeant(clauseWithin(told, WHOLE), problem);
  if (wordCount(first) >= SAYS_MUCH) return cap(first);
  const counted = parts.find(
    (part) => FIGURE.test(part) && (hurts(part) || part === named(c.statistic ?? "", c)),
  );
  if (counted) return cap(inTwo(counted));
  const hurting = parts.find((part) => hurts(part));
  if (hurting) return cap(inTwo(hurting));
  const [whose = ""] = c.need.split(LOSS, 1);
  // What people do who are not the buyers would be said of the wrong ones.
  const theirs =
    /^(?:they )?$/i.test(whose) ||
    whose.toLowerCase().includes(c.they.split(" ").at(-1)?.toLowerCase() ?? c.they);
  const loss = theirs ? bare(LOSS.exec(c.need)?.[1] ?? "") : "";
  if (FIGURE.test(loss) && wordCount(loss) >= 3 && wordCount(loss) <= LONGEST - 2)
    return `${cap(c.they)} ${loss}`;
  const said =
    [c.need, c.trouble].find(
      (one) =>
        one && wordCount(one) <= WHOLE && !/;/.test(one) && !LEANS.test(one) && standsAlone(one, problem),
    ) ?? "";
  if (said && hurts(said)) return cap(said);
  const pain = bare(c.pains[0]?.split(", ")[0] ?? "").replace(/\beither (?!.*\bor\b)/i, "");
  const opening = wordCount(pain) <= WHOLE && !LEANS.test(pain) && !/^it /i.test(pain) ? pain : "";
  return cap(parts[0] ?? (bare(said) || opening));
}
