import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { failedElsewhere } from "../text/failed-elsewhere";
import { gaveResult, hasBeenDone } from "../text/happened";
import { isOutThere } from "../text/out-there";
import { remembered } from "../text/remembered";
import { isOfFamily, isTrackRecord, tradesNow } from "../text/told-as";
import { FREE } from "../text/tried";
import { likelyOneOf, tagNumbers } from "../told-numbers/tag-numbers";
import type { Tag } from "../told-numbers/tags";
import { deniesSale } from "./denials";
import { hasJoined, isGivenAway, isInTheirHands } from "./in-their-hands";
import type { EvidenceKind } from "./kinds";
import { heldPoorly, shareThatHeld } from "./outcome";
import {
  BOUGHT,
  CONDITION,
  DEED,
  DONE_BY_US,
  EVERY_TIME,
  FOR_OURSELVES,
  FORMER,
  GRANTED,
  MEASURED,
  NOW,
  OF_RIVALS,
  OPEN,
  OPENS_EVENT,
  PROMISED,
  READ_SO_FAR,
  RECKONED,
  TESTED,
  USED,
  WISHES,
} from "./patterns";

const isDescription = (field: AnswerField, text: string) =>
  (field === "solution" || field === "targetAudience") && !OPENS_EVENT.test(text);

/** So likely that a count tells of those who have bought. */
const LIKELY = 0.6;
const AIMED = 0.6;
const BOUGHT_TAGS: readonly Tag[] = ["customers", "sold", "sales"];
const tagged = (text: string, field: AnswerField, tags: readonly Tag[], least: number) =>
  tagNumbers(text, field).some((number) => likelyOneOf(number, tags) >= least);

/**
 * What a statement in the founder's own words is good for, by the doer, the tense of its verb and what its numbers
 * stand for. English; a statement in another language is "other".
 */
export const kindOfStatement = (statement: string, field: AnswerField): EvidenceKind =>
  recent(`${field} ${statement}`, () => kindOf(statement, field));

/** The statements of one idea, each asked for by several texts. */
const KEPT = 300;
const recent = remembered<EvidenceKind>(KEPT);

function kindOf(statement: string, field: AnswerField): EvidenceKind {
  const text = statement.trim().replace(/^(?:and|but|so|also|then|plus)[, ]+/i, "");
  if (failedElsewhere(text)) return "other";
  if (CONDITION.test(text)) return "wish";
  if (heldPoorly(text)) return "failed";
  if (GRANTED.test(text)) return "grant";
  if (WISHES.test(text) || RECKONED.test(text)) return "wish";
  if (isTrackRecord(text) || isOfFamily(text)) return "experience";
  if (EVERY_TIME.test(text) && !NOW.test(text)) return "term";
  if (OF_RIVALS.test(text) && !FORMER.test(text)) return "other";
  if (MEASURED.test(text)) return "test";
  if (PROMISED.test(text)) return "promise";
  if (OPEN.test(text)) return "other";
  if (isInTheirHands(text) && !isDescription(field, text) && !BOUGHT.test(text)) return "users";
  if (tagged(text, field, ["aim"], AIMED) && !NOW.test(text)) return "wish";
  const unpaid = FREE.test(text) || deniesSale(text);
  if (BOUGHT.test(text) && !unpaid) return "sold";
  if (hasJoined(text)) return "joined";
  if (isGivenAway(text)) return "test";
  if (NOW.test(text) && !unpaid && tagged(text, field, BOUGHT_TAGS, LIKELY)) return "sold";
  if (tradesNow(text) && !unpaid) return "sold";
  if ((TESTED.test(text) && !isDescription(field, text)) || gaveResult(text) || shareThatHeld(text) !== null)
    return "test";
  if (DONE_BY_US.test(text) && !FOR_OURSELVES.test(text)) return unpaid ? "test" : "jobs";
  if (isOutThere(text)) return "users";
  if (
    USED.test(text) &&
    (NOW.test(text) || !isDescription(field, text)) &&
    (NOW.test(text) || READ_SO_FAR.test(text) || new RegExp(`\\b${DEED}\\b`, "iu").test(text))
  )
    return "users";
  if (!hasBeenDone(text) || FOR_OURSELVES.test(text) || isDescription(field, text)) return "other";
  return unpaid ? "test" : "jobs";
}
