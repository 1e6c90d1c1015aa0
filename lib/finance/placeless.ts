import type { Brief } from "@/lib/brief/types";

/** Where nobody opens a place of their own, nobody fits one out or pays its rent. */
const AT_HOMES =
  /\b(?:in|at) (?:(?:private|your|their|our|people['’]s|members['’]|guests['’]|hosts['’]|clients['’]|customers['’]) )(?:own )?(?:homes?|houses?|flats?|gardens?|kitchens?)\b|\b(?:bake|make|sew|cook|build|oven|kitchen) (?:\p{L}+ ){0,4}at home\b/iu;
/** A stall, or anything that is sold out of a vehicle. */
const ON_WHEELS =
  /(?:^|\b(?:in|from|out of|with) (?:an?|our|the|my) (?:\p{L}+ ){0,2})(?:\p{L}+ ){0,2}(?:van|truck|trailer|bus|cargo bike|stall|stand|cart|kiosk)\b/iu;

/** A business that customers come to, without rooms of its own. */
export const isPlaceless = ({ answers: { solution }, offer, archetypes }: Brief): boolean =>
  archetypes[0]?.id === "local" &&
  (AT_HOMES.test(solution) || ON_WHEELS.test(offer.noun ?? "") || ON_WHEELS.test(solution));
