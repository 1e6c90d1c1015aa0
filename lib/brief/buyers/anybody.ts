/** What many are, whatever they buy: it says nothing of why these people would. */
const MANY =
  /^(?:(?:busy|young|working|urban|modern|health-conscious|middle-class|active|older|local|everyday|all|most|many|any|professional|employed|full-time) )*(?:people|persons|adults|professionals|consumers|individuals|customers|users|millennials|shoppers|workers|employees|residents|locals|everyone|everybody|anyone|anybody|office workers|city dwellers)\b/i;

/** "Busy professionals aged 25 to 45 who own a dog": whom they are is said by what they have, not by their name. */
export const isAnybody = (audience: string): boolean => MANY.test(audience.trim());

/** The name alone: "busy professionals". */
export const isNamedAnybody = (name: string): boolean =>
  isAnybody(name) && !/ (?:with|who|of|without) /i.test(name);

/** Of two names of the same people the one that says more than what many are. */
export const telling = (name: string, other: string): string =>
  isNamedAnybody(name) && !isNamedAnybody(other) ? other : name;
