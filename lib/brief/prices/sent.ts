import type { Tail } from "../amounts/price-tail";

const SENT = /^(?:box|crate|bag|delivery|pack|bunch|bouquet|basket|hamper|parcel|order)$/;

/** "$65 per box every two weeks": the box comes by itself. */
export const isSent = ({ divisor, period, unit }: Tail) =>
  period !== null && divisor > 1 && SENT.test(unit ?? "");
