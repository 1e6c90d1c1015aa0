import type { NounPhrase } from "./noun-phrase";

/** "A small sensor that sticks on the wall": "the sensor"; null where the offer is no thing that can be held. */
export function thingOffered(solution: string): NounPhrase | null {
  const opening = /^(?:an?|our|the) (?:[\p{L}-]+ ){0,3}?([\p{L}-]+) (?:that|which|with|you|for)\b/iu.exec(
    solution,
  );
  const head = (opening?.[1] ?? "").toLowerCase();
  return head && HELD.test(head) ? { determiner: "the", words: head, head, length: 1 } : null;
}
const HELD =
  /^(?:sensor|device|tag|clip|box|lamp|band|button|meter|tracker|camera|speaker|machine|kit|lock|bag|cushion|holder|stand|cover|case|bottle|filter|pad|strap|belt|mat|shelf|charger|helmet|bracelet|watch|alarm|switch|valve|pump|tool|trap|feeder|collar|toy)$/;
