/** Somebody who helps for nothing, what is used instead, or a way of doing it oneself: none of them sells anything. */
const FREE =
  /\b(?:themselves|yourself|by hand|friends?|famil(?:y|ies)|relatives|neighbou?rs?|(?:grand)?children who|grandchildren|colleagues|volunteers?|word of mouth|at home|money box|shoe ?box|box of paper|drawer|notebooks?|spreadsheets?|excel|paper (?:and|or|on|in|lists?|sheets?|forms?)|pen and paper|(?:whatsapp|facebook|chat) groups?|whatsapp|cash|nothing|doing without|own staff|a member of staff|memory|memories|free videos?|hand-me-downs)\b/i;
const DEED =
  /^\p{L}+ing\b(?! (?:agents?|agenc\w+|services?|apps?|sites?|platforms?|compan\w+|firms|studios?|software|tools|schools?|clinics?|systems?|portals?|centres?|centers?|clubs?))/iu;

/** Whether this way of doing it is sold by somebody, who could make the same offer and whom customers could leave. */
export const isSupplier = (way: string): boolean => !FREE.test(way) && !DEED.test(way);
