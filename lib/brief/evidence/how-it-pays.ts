/** Whoever is called so pays, where what is sold is paid again and again. */
export const PAYS_BY_NAME = /\b(?:subscribers|customers|clients)\b/i;
export const PAID_REGULARLY =
  /\bsubscri|\b(?:a|per|each|every|monthly|yearly) ?(?:month|year|week|quarter)?\b(?<=month|year|week|quarter|monthly|yearly)/i;
/** A share of each deal is kept. */
export const A_SHARE =
  /\b(?:take|keep|charge|commission|share|fee|cut)\b[^.;]{0,24}\d ?(?:%|per ?cent)|\d ?(?:%|per ?cent)[^.;]{0,24}\b(?:of (?:each|every|the)|commission|per)\b/i;
/** "A home has about 22 users": what is usual of one customer. */
export const OF_ONE =
  /^(?:an?|each|every|one|the (?:usual|average|typical)) (?!of\b)(?:\p{L}+ ){1,3}(?:has|takes|needs|buys|brings|holds|keeps|uses|serves|gets)\b/iu;
/** "I run one group at a time", "I teach five courses a year", "however many members": what is usual, and nothing that has been. */
export const USUAL =
  /\bat a time\b|\bpay\b[^.;]*\btogether\b|\bhowever many\b|^(?:and )?(?:I|we) (?:run|teach|hold|offer|give|plan|make|bake|do|take|can) [^.;]*\b(?:a|per|each|every) (?:year|term|season|month|week|day)\b|^\p{L}+ (?:courses|classes|groups|batches|dates) (?:a|per|each|every) (?:year|term|season|month|week)\b/iu;
/** "The other gyms have a waiting list": told of others. */
export const OF_OTHERS = /^(?:the |most |many )?(?:others?|competitors?|rivals?)\b/i;
