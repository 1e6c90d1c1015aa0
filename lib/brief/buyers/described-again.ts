import { isKnown, isOrganisation } from "../prices/line-buyers";
import { isSomeOf, leadOf } from "./opening";
import { talkBefore } from "./talk";

/** "Also", "on the other side", "a second group": the answer says itself that somebody else follows. */
const ADDS =
  /^(?:and )?(?:also|plus|then|later|next|secondly?|third|besides|beyond|eventually|other|another|in addition|after that|on the other side|secondary)\b|\b(?:too|as well|also|later|second group|another group)\b/iu;
/** "People who have no accountant", "shops with two helpers": whoever was named, and more of them. */
const WHOEVER =
  /^(?:mostly |mainly |usually |often |ideally |especially |particularly |basically |probably )*(?:the )?(?:(?:type|kind|sort)s? of )?(?:people|those|ones|anyone|anybody|everyone|everybody|whoever|folks?|persons?|adults|someone|somebody|all|both|not)\b/iu;
/** "Many study only on a laptop", "most of them drive": told of some of those named. */
const SOME_DO =
  /^(?:many|most|some|several|a (?:lot|few|couple)(?: of)?|lots of|few|half|nearly all|almost all|quite a few) (?:of (?:them|these|those) |also |still |just |only |already |often |usually )?(?!of\b)(?:\p{Ll}+(?<!s)|(?:are|have|do|don['’]?t|doesn['’]?t|cannot|can['’]?t|won['’]?t))\b(?! (?:who|that|which|\p{Ll}+s\b))/iu;
/** "Starting from East Legon", "twice a year", "first and second years": where, when and how far on. */
const WHERE_OR_WHEN =
  /^(?:start(?:ing)?|begin(?:ning)?|first(?:ly)? in|initially|once|twice|every|each|at|in|from|around|during|before|after|between|because|since|when|if|so)\b|^(?:first|second|third|final|last)(?:[ ,-]+(?:and |or )?(?:first|second|third|final|last))* ?-?years?\b/iu;

const STEM = 4;
const headOf = (said: string) =>
  said.split(/ (?:in|with|who|that|of|at|from|near|for|aged|over|under) |[,;(:]/)[0] ?? "";
const stems = (said: string) =>
  (headOf(said).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM).toLowerCase());
/** An organisation beside people or people beside organisations, under another name: nobody who was described before. */
function isOfAnotherKind(said: string, first: string): boolean {
  const [now, before] = [headOf(said), headOf(first).replace(/(?<!s)s? (?:owners|managers|keepers)$/, "s")];
  const named = stems(first);
  return (
    isKnown(now) &&
    isOrganisation(now) !== isOrganisation(before) &&
    !stems(said).some((stem) => named.includes(stem))
  );
}

/** A further sentence that describes those who were named already, and adds nobody. */
export function describesAgain(said: string, first: string): boolean {
  const told = said.trim();
  if (WHERE_OR_WHEN.test(told.slice(talkBefore(told)))) return true;
  if (ADDS.test(told)) return false;
  if (WHOEVER.test(told) || SOME_DO.test(told) || isSomeOf(told, first)) return true;
  return leadOf(told, false) === talkBefore(told) && !isOfAnotherKind(told, first);
}
