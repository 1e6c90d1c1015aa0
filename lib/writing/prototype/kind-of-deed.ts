import { KIND_OF_VERB, type Kind } from "./data/deed-kinds";

/** "Draws the field on a map", "drops a pin on the map". */
const ON_A_MAP = /^(?:draw|outline|mark|drop|put|set|pin|place)\b.*\bon (?:an?|the|their) map\b/i;
/** "Pupils write on ordinary paper": away from any screen. */
const ON_PAPER = /\b(?:on|onto) (?:[\p{L}-]+ ){0,2}paper\b|\bby hand\b/iu;
const PICTURE = /\b(?:photos?|pictures?|images?|videos?)\b/i;

/** What a screen of it is: by its verb, by what follows, and by whether somebody or the product itself does it. */
export function kindOf(actor: string, verb: string, rest: readonly string[]): Kind | null {
  const [next = ""] = rest;
  const told = rest.join(" ");
  if (/^(?:if|unless|because)$/i.test(next)) return null;
  if (ON_PAPER.test(told)) return null;
  if (ON_A_MAP.test(`${verb} ${told}`)) return "locate";
  if (verb === "say" && /^(?:yes|no)$/i.test(next)) return "accept";
  if (actor === "") {
    if (/^(?:say|tell|announce|list)$/.test(verb)) return "view";
    if (/^(?:learn|train|study|play|do|repeat|solve)$/.test(verb)) return null;
    if (/^(?:listen|hear|watch)$/.test(verb)) return "scan";
    if (/^(?:publish|post)$/.test(verb)) return "send";
    if (/^(?:build|compose|make)$/.test(verb)) return "write";
  } else if (verb === "find") return next ? "choose" : null;
  if (verb === "tick" && /^off\b/i.test(next)) return "check";
  if (verb === "take" && !PICTURE.test(told)) return null;
  return KIND_OF_VERB.get(verb) ?? null;
}
