import type { Brief } from "@/lib/brief/types";
import { isStaff, PROVIDER } from "./alternatives";
import { isServed, PERSON } from "./speaks-of-others";

const NOT_A_DOER =
  /\b(nobody|but|no|not|never|cannot|can['’]?t|don['’]?t|it|which|that|who|to|and|or|would|could|should|will|must|may|have|are|is|was)\b/i;
/** "Get off the ship": what follows is a thing and no verb. */
const BEFORE_A_NOUN =
  /\b(?:the|an?|their|its|our|his|her|of|off|on|in|at|by|with|for|from|per|into)\s*$|['’]s\s*$|\b(?:an?|one)\s(?:[\p{L}-]+\s){1,2}$/iu;
/** Who is spoken of is a supplier, unless the offer is for them. */
const isSupplier = (doer: string, audience: string) => {
  const [who = ""] = doer.trim().split(/ (?:in|with|from|of|on|at|near|for) /);
  const head = PROVIDER.exec(who.split(" ").at(-1) ?? "")?.[0];
  if (head && isServed(audience) && isStaff(head)) return false;
  return head !== undefined && !isIn(audience, head);
};
/** "Scaffolding companies" are those of "scaffolding firms", whatever they are called. */
const GENERAL = /^(?:small|smaller|large|local|independent|private|young|busy|many|family|mobile)$/i;
const sharesAWord = (doer: string, audience: string) =>
  doer
    .trim()
    .split(" ")
    .slice(0, -1)
    .some((word) => word.length > 4 && !GENERAL.test(word) && isIn(audience, word));
/** "Dentists" are those of "dental practices". */
const isIn = (audience: string, people: string) =>
  audience.toLowerCase().includes(people.toLowerCase().slice(0, Math.max(4, people.length - 4)));

/** Whom the founder's customers serve themselves: what those do is nobody's habit here. */
const served = (doer: string, audience: string) => {
  const whose =
    /\b(customers|clients|guests|patients|visitors|buyers|parents|pupils|tenants|residents|freelancers)\b/i.exec(
      doer,
    )?.[0];
  return whose !== undefined && !isIn(audience, whose);
};

/** Machines and goods do nothing instead of buying. */
const THINGS =
  /\b(?:boxes|gutters|drains|downspouts|lawns|machines|ovens|devices|robes|bikes|cars|tools|phones|tents|shoes|clothes|beds|pipes|roofs|sensors|boats|engines|courses|classes|apps|websites|programmes|programs|platforms|products|goods|prices|pumps|filters|panels|batteries|cables|windows|walls|chairs|tables|bottles|jars|knives|peelers|models|socks|blisters|toenails|cramps|pains|gels|creams|stains|leaks|weeds|pests|mistakes|errors|deadlines|symptoms) ?$/i;
/** "Ordinary socks squeeze": what is bought today does nothing itself. */
const ORDINARY = /^(?:ordinary|normal|standard|conventional|regular|cheap) /i;
/** "Students in Nigeria and Ghana" are students. */
const IN_TWO_PLACES = / (?:in|from) (?:the )?\p{Lu}\S*(?:,? \p{Lu}\S*)* and (?:the )?\p{Lu}\S*(?= )/u;
export const isCustomer = (doer: string, audience: string) =>
  !NOT_A_DOER.test(doer.replace(IN_TWO_PLACES, "")) &&
  (!ORDINARY.test(doer) || PERSON.test(doer)) &&
  !BEFORE_A_NOUN.test(doer) &&
  !served(doer, audience) &&
  (sharesAWord(doer, audience) || !isSupplier(doer, audience)) &&
  !THINGS.test(doer.split(/ (?:in|with|from|of|on|at|near) /)[0] ?? "") &&
  /s ?$|^(?:they|staff) ?$|people|children|women|men|^(?:today|now|currently|at the moment),? they ?$/i.test(
    doer.split(/ (?:in|with|from|of|between|over|under|at|on|near|who) /)[0] ?? "",
  );

const ANYBODY =
  /^(?:they|people|most|many|some|others|customers|owners|families|parents|staff|everybody|each)\b/i;
/** "... and landlords keep the deposit": somebody else, beside those of whom the sentence speaks. */
export function isOfOthers(part: string, audience: string): boolean {
  const who = /^(?:the |their )?((?:\p{L}+ )?\p{L}{3,}s) \p{Ll}+ (?:the|an?|their|it|them)\b/u.exec(
    part,
  )?.[1];
  return who !== undefined && !ANYBODY.test(who) && !isIn(audience, who.split(" ").at(-1) ?? "");
}

/** "Landlords ask for a deposit" where tenants pay: a further group has habits of its own. */
export const isFurtherGroup = (said: string, [first, ...others]: Brief["segments"]) => {
  const [opening = ""] = said.split(/ (?:in|with|who|that|of|at) /);
  const people = opening.split(" ").slice(0, 3).join(" ");
  const heads = (text: string) => [...text.toLowerCase().matchAll(/[\p{L}-]{4,}s\b/gu)].map(([head]) => head);
  const own = new Set<string>(heads(first?.text ?? ""));
  return heads(people).some(
    (head) => !own.has(head) && others.some(({ text }) => heads(text).includes(head)),
  );
};

/** "Small roasters would like to reach them, but posting single bags is too expensive": what others do who would sell to them. */
export const WANT_TO_REACH_THEM =
  /^(?!they\b)[^.;]{3,60} (?:would like|want|try|would love|hope) to (?:reach|serve|supply|sell to|deliver to|help) them\b/i;
