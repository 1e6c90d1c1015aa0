import { isOurs, type Read } from "./ours";

/** Things or people from a shop, a maker or a place that has a name. */
const FROM_A_NAME =
  /^(?!(?:we|our|my|i|it|each|every|you)\b)(?:the |most |many |all )?(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+ (?:on|from|at|by|in) (?:the )?(\p{Lu}\p{L}+)(?: (?:and|or) \p{Lu}\p{L}+)? (?:are|is|do|does|have|has|costs?|only|need|needs|come|comes|charge|ask|take)\b/u;
/** "Most labs here use a notebook": what is done today. */
const MOST_DO =
  /^most (?!of\b|(?:people|customers|clients|members|guests|orders|cases)\b)(?:\p{L}+ ){1,3}?(?:here |there |today )?(?:uses?|still|have|keep|write|print|rely|work)\b/iu;

/** "The leather rolls on Etsy are made for knives", "the men at Kejetia are cheaper": told of others, by where they are. */
export function isFromAName(said: string, read: Read): boolean {
  const sentence = said.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
  const [, name = ""] = FROM_A_NAME.exec(sentence) ?? [];
  const { solution, targetAudience } = read.answers;
  const isOurPlace = name !== "" && `${solution} ${targetAudience}`.includes(name);
  return (name !== "" && !isOurPlace && !isOurs(name, read)) || MOST_DO.test(sentence);
}
