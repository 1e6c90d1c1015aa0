import { isNothingYet, isPromise, tradesNow } from "@/lib/brief/text/told-as";
import { sentences } from "./cut";
import { bare, cap, wordCount } from "./english";
import { quote } from "./frames";
import type { Material } from "./material";
import { isNoReason } from "./no-reason";
import { ownPart } from "./not-ours";
import { isBoast, tellsOfSales } from "./proofs";
import { reasonsOf } from "./reasons";
import { leansBack, standsWell } from "./stands-well";

const FAULT =
  /\b(?:noisy|full of|jungles?|risks?|childish|wrong|slow|expensive|(?:do|does|are|is|ca|wo)n['’]t|cannot|never|only|just|still|made for|not for|by the)\b/i;
const SUBJECT =
  /^(?:most |other |many |generic |general |the usual )?(?:[\p{L}'’-]+ ){0,2}?([\p{L}-]{4,}[^s\W]s) (?:(?:for|in|from) \p{L}+ )?(?:are|have|do|don['’]t|can|can['’]t|cannot|look|read|send|charge|only|just|still|never) /iu;
/** "Facebook groups are noisy": a fault of something that the offer does not have. */
function isOfRivals(said: string, { context: { brief } }: Material): boolean {
  const head = SUBJECT.exec(said)?.[1]?.toLowerCase();
  const ours = `${brief.answers.solution} ${brief.answers.targetAudience}`.toLowerCase();
  return head !== undefined && FAULT.test(said) && !ours.includes(head.replace(/(?:ies|es|s)$/, ""));
}

const LEAST = 3;
const MOST = 30;
const overlaps = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase());
/** "Van loading is included; generic planners don't have it", "the only certified truck in town, tastes better": what is ours, without the rest. */
function ofOurs(said: string, m: Material): string {
  const [first = said] = said.split(", ");
  if (isBoast(said) && first !== said && !isBoast(first) && wordCount(first) > LEAST) return first;
  return said
    .split("; ")
    .filter((half) => !isOfRivals(half, m))
    .join("; ");
}

/** A whole sentence of the difference, where none of its parts can stand alone. */
function ownSentence(m: Material): string | undefined {
  const { brief } = m.context;
  const elsewhere = [...m.traction, ...m.team, m.record, ...brief.redFlags.map(({ clause }) => clause.text)];
  return sentences(brief.answers.differentiator)
    .map((said) => ofOurs(bare(said), m))
    .find(
      (said) =>
        wordCount(said) >= LEAST &&
        wordCount(said) <= MOST &&
        !leansBack(said) &&
        !isOfRivals(said, m) &&
        ownPart(said, brief) === said &&
        !isNoReason(said) &&
        !isNothingYet(said) &&
        !tradesNow(said) &&
        !tellsOfSales(said) &&
        !isBoast(said) &&
        !elsewhere.some((told) => told !== "" && overlaps(bare(told), said)),
    );
}

/** What customers get that others do not give, called what it is: a promise or a quality; "" where no whole sentence says it. */
export function setApart(m: Material): string {
  if (m.foreign) return "";
  const said =
    reasonsOf(m).find(
      (reason) =>
        standsWell(reason, m.context.brief.answers) &&
        !isOfRivals(reason, m) &&
        (m.what !== null || !overlaps(reason, m.solutionQuote)),
    ) ?? ownSentence(m);
  if (!said) return "";
  return isPromise(said)
    ? `Its promise, in your words: ${quote(cap(said))}`
    : `What sets it apart, in your words: ${quote(cap(said))}`;
}

/** What the founders have done themselves; it stands before what they promise. */
export const broughtAlong = (m: Material): string =>
  m.foreign || !m.record ? "" : `What you bring to it, in your words: ${quote(cap(m.record))}`;
