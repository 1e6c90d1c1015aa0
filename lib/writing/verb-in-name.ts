import { OPENERS, VERBS } from "./data/known-verbs";

/** Verbs of customers and things, beside those that a founder opens with. */
const FURTHER = new Set(
  "listen sit look hear earn tap browse log flag land come meet want need know learn receive begin start play watch wait click swipe talk roll say type snap borrow join forward enter paste point dip share stand tour gather block understand break spray chop study suffer pin stick see attack canter".split(
    " ",
  ),
);
const base = (word: string) =>
  [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")].find(
    (form) => VERBS.has(form) || OPENERS.has(form) || FURTHER.has(form),
  );
export const isBase = (word: string) => base(word) === word && !/[^s]s$/.test(word);
export const isInflected = (word: string) =>
  /[^s]s$/.test(word) && base(word) !== undefined && base(word) !== word;

export const FINITE =
  /^(?:is|are|was|were|has|have|had|can|will|does|do|did|must|gets?|goes|comes?|becomes?|makes?|takes?|lets|helps)$/;
const BEFORE_NO_VERB =
  /^(?:an?|the|of|for|in|by|with|from|to|on|at|and|or|per|our|its|their|your|each|every|no|not|that|which|who|into|plus|as|than|between|without|[\d-]+|two|three|four|small|short|live|new|own|daily|weekly)$/;
/** Opens what is done or to whom. */
export const OBJECT = /^(?:the|an?|it|them|their|your|its|all|this|these|my|our|how|what|where|which)$/;
/** A verb nearly always. */
export const HARDLY_A_NOUN =
  /^(?:listens?|sits?|looks?|hears?|lands?|comes?|goes|meets?|joins?|keeps?|gets?|sends?|lives?|reads?|turns?|brings?|puts?|finds?|teaches|writes?|takes?|makes?|gathers?|lists?|taps?|browses?|waits?|log|earns?|talks?|walk|flags?|connects?|tell|tells|says?|collects?|enters?|sells?|buys?|cooks?|bakes?|checks?)$/;

export const words = (text: string) => text.toLowerCase().replace(/[“”"]/g, "").split(" ").filter(Boolean);
/** As far as the first clause that has a verb of its own by right. */
const MAIN_PART = /[,;:.(–]| (?:that|which|who|whose|where|when|while|so|because|if|until|before|after|as) /;
export const mainPart = (text: string) => text.split(MAIN_PART)[0] ?? text;

/** What does something by itself, and is no person and no business of somebody else. */
export const DOES_ALONE =
  /(?:^|[ -])(?:app|software|platform|tool|system|bot|chatbot|assistant|website|site|sensor|device|camera|machine|robot|drone|scale|tag|plug-?in|extension|program|programme|engine|voice|phone|pad|mat|collar|clip|gadget|reader|battery|feeder|kit|van|trailer|truck|bus)$/i;

/** "Owner photographs the bill": somebody, and no name. */
export const ANYBODY =
  /^(?:owner|carer|caretaker|receptionist|manager|doctor|dentist|teacher|staff|guard|customer|client|patient|parent|host|driver|keeper|user|seller|buyer|student|guest|member|artist|employer|inspector|pharmacy|clinic|crew|worker|caregiver|scanner|company|software|app|hotel|tenant|landlord|farmer|trainer|coach|nurse|cook|chef)$/i;
const PEOPLE =
  /(?:[eo]rs|ists|ants|ents|ians|people|women|men|kids|children|famil(?:y|ies)|households|councils|firms|companies|schools|staff|clubs|guests|friends|teens|mums|moms|dads|hosts|cooks|nurses|members|groups)$/;
export const NO_VERB =
  /^(?:in|on|for|with|across|around|near|above|behind|inside|outside|under|until|like|via|per|plus|minus|at|by|from|of|to|over|after|before|between|through|within|without|during|along|against|among|beside|about|beyond|towards?|into|onto|all|both|just|straight|right|that|which|who|whose|where|when|while|as|so|and|or|but|than|built|sold|made|cut|sewn|grown|run|held|kept|bound|\p{L}+(?:ed|ing|ly))$/u;
const SURELY_VERB = /^(?:meet|come|choose|learn|become|receive)$/;

/** Where in the name of a thing a verb stands, as in "kids | earn minutes" or "software | listens in"; -1 in a name. */
export function verbAt(name: string, articled = false): number {
  const said = words(mainPart(name));
  return said.findIndex((word, i) => {
    const before = said[i - 1] ?? "";
    const next = said[i + 1] ?? "";
    if (i === 0 || i > 9 || before === "to" || /-$/.test(before)) return false;
    if (FINITE.test(word)) return !/^(?:how|what|ready)$/.test(before);
    if (BEFORE_NO_VERB.test(before)) return before === "and" && isInflected(word) && OBJECT.test(next);
    if (next === "") return false;
    if (i === 1 && (DOES_ALONE.test(before) || ANYBODY.test(before)) && /[^s]s$/.test(word))
      return HARDLY_A_NOUN.test(word) || next === "and" || !NO_VERB.test(next);
    if (isInflected(word)) {
      const alone = articled && !said.slice(0, i).some((one) => NO_VERB.test(one) && !/ed$/.test(one));
      return (
        OBJECT.test(next) ||
        (HARDLY_A_NOUN.test(word) && !/s$/.test(before)) ||
        (alone && !/^(?:of|for|with|and|or|in|by|from)$/.test(next))
      );
    }
    if (SURELY_VERB.test(word) || (isBase(word) && /^(?:an?|the|their|your|it)$/.test(next))) return true;
    if (!/(?:[^sui]s|people|women|men|children|staff)$/.test(before) || NO_VERB.test(word))
      return /^(?:just|only|simply|then)$/.test(word) && PEOPLE.test(before) && isBase(next);
    if (OBJECT.test(next) && !/^(?:all|where|what|how|which)$/.test(next)) return true;
    if (PEOPLE.test(before)) return isBase(word) || /^(?:through|into|onto|over|up)$/.test(next);
    return isBase(word) && ((HARDLY_A_NOUN.test(word) && next !== "") || /[^s]s$/.test(next));
  });
}
