import { type NounPhrase, nounPhrase } from "./noun-phrase";
import { verbIn } from "./words";

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ made: "make", sent: "send", paid: "pay", kept: "keep", given: "give", held: "hold", shown: "show" },
  ...{
    written: "write",
    taken: "take",
    brought: "bring",
    sold: "sell",
    told: "tell",
    put: "put",
    cut: "cut",
  },
  ...{ built: "build", chosen: "choose", drawn: "draw", read: "read", found: "find", set: "set" },
};
const LONGEST = 5;

/** "Weighed" is what is done when one weighs; null for what is no participle. */
function baseOf(participle: string): string | null {
  const said = participle.toLowerCase();
  if (IRREGULAR[said]) return IRREGULAR[said];
  if (!/ed$/.test(said)) return null;
  const stem = said.slice(0, -2);
  return (
    [`${stem}e`, stem, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")].find(
      (form) => verbIn(form) === form,
    ) ?? null
  );
}

/** Something that is done without saying by whom. */
export interface Passive {
  verb: string;
  object: NounPhrase;
  /** As it stands there: "the clothes are weighed in front of you". */
  told: string;
  /** "Clothes weighed". */
  label: string;
  /** Where in the sentence it begins, and where the participle stands. */
  from: number;
  at: number;
}

/** "The clothes are weighed in front of you", where it begins here; null where nothing of the kind does. */
export function passiveAt(tokens: readonly string[], at: number): Passive | null {
  const object = nounPhrase(tokens.slice(at));
  if (!object || object.length > LONGEST) return null;
  const is = at + object.length;
  if (!/^(?:is|are|gets?)$/i.test(tokens[is] ?? "")) return null;
  const participle = tokens[is + 1] ?? "";
  const verb = baseOf(participle);
  if (!verb) return null;
  const told = tokens.slice(at, is + 2).join(" ");
  return { verb, object, told, label: `${object.words} ${participle}`, from: at, at: is + 1 };
}
