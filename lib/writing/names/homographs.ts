import { plainly } from "./narrowed";

/** Words of several trades: a pupil sees or learns, a roll is baked or woven, a gig is played or driven. */
const SEVERAL_MEANINGS =
  /^(?:tube|sample|label|roll|letter|notice|gig|peak|pupil|chair|mobile|journal|run|resale|plug|plate|board|case|match|pitch|press|spring|stage|track|bar|court|bug|chip|mill|mine|host|note|record|scale|wave|seal|drop|block|patch|current|charge|cell|ward|cast|cap|stamp|bill|draft|tap|jam|nail|crown|brace|bridge|filling|root|branch|stock|peg|slide|trunk|shed|batch|culture|bulb|pound|reading|host|filter|shelf|shelve|fall|breathing|log|film|answer|wall|factory|factorie)$/;

const STEM = 4;
/** One such word that is not what the offer is called says nothing of its trade. */
export const isAmbiguous = (found: ReadonlySet<string>, noun: string | null) => {
  const head = plainly((noun ?? "").toLowerCase().split(" ").at(-1) ?? "");
  const told = new Set([...found].map((word) => plainly(word).replace(/(?<=run)ning$/, "")));
  return (
    new Set([...told].map((word) => word.slice(0, STEM))).size === 1 &&
    [...told].every((word) => SEVERAL_MEANINGS.test(word) && word !== head)
  );
};
