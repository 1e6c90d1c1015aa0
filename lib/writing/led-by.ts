const ROLES =
  "conductors|(?:\\p{L}+ )?leaders|organi[sz]ers|(?:department )?heads|head ?teachers|head ?masters|(?:music |artistic |managing |executive )?directors|principals|deans|(?:honorary |club )?secretar(?:y|ies)|treasurers|chairs|chair(?:men|women|persons|people)|presidents|captains|(?:\\p{L}+ )?coordinators|(?:\\p{L}+ )?co-ordinators|administrators|bursars|rectors|wardens|managers|matrons|committees|boards|trustees|priests|pastors|vicars";
/** Whoever is led decides and pays as one. */
const GROUPS =
  "choirs|orchestras|ensembles|bands|clubs|parishes|churches|congregations|mosques|synagogues|temples|associations|societies|unions|guilds|lodges|leagues|troops|groups|teams|schools|kindergartens|preschools|nurseries|day ?cares|colleges|academies|universities|librar(?:y|ies)|museums|galleries|theat(?:re|er)s|charities|foundations|ngos|food banks|shelters|homes|hospices|hospitals|clinics|practices|cooperatives|councils|cent(?:re|er)s|camps|companies|firms|hotels|restaurants";
const LED_BY = new RegExp(
  `^(?:(?:the|volunteer|paid|small|local) )?(?:${ROLES})(?:(?:, | and | or |, and )(?:the )?(?:${ROLES}))* (?:of|at|in) (?:(?:the|an?|small|big|large|old|independent|private|busy|new|local|their) )*((?:[\\p{L}'’-]+ ){0,4}?(?:${GROUPS}))(?![\\p{L}-])(?! (?:managers|owners|teachers|members|leaders))`,
  "iu",
);
/** Two sorts of it: neither alone is meant. */
const TWO_SORTS = /^.+ (?:and|or) (?:\p{L}+ )*?(\p{L}+)$/u;
/** Of a household or a class nobody but its people buys. */
const NO_CUSTOMER = /^(?:people|age|friend|family|user|customer|focus|whatsapp|facebook) groups$/i;

/** "Choirs" out of "conductors of amateur and church choirs": the group is the customer, whoever leads it. */
export function ledBy(who: string): string {
  const [, led = ""] = LED_BY.exec(who) ?? [];
  return led && !NO_CUSTOMER.test(led) ? led.replace(TWO_SORTS, "$1") : who;
}
