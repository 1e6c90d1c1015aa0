/** What many are, whatever they buy: it says nothing of why these people would. */
const MANY =
  /^(?:(?:busy|young|working|urban|modern|health-conscious|middle-class|active|older|local|everyday|all|most|many|any|professional|employed|full-time) )*(?:people|persons|adults|professionals|consumers|individuals|users|millennials|shoppers|workers|employees|residents|locals|everyone|everybody|anyone|anybody|office workers|city dwellers)\b/i;
/** "Adults with coeliac disease", "adults between 30 and 60 in Leeds who cannot swim": what makes them buyers is told; a wish is not. */
const TOLD_BY =
  /^[^.;]{0,60}?\b(?:with(?:out)?(?! (?:little|no|less|limited) time)|suffering|living with|allergic|affected|afraid|who (?!(?:(?:also|really|just|simply|all|mostly) )*(?:wants?|wish|loves?|likes?|cares?|values?|prefers?|looks?|seeks?|would|appreciates?|enjoys?|are (?:busy|interested|looking|tired|conscious)|buy)\b))/i;

/** "Busy professionals aged 25 to 45": their name says what many are. */
export function isAnybody(audience: string): boolean {
  const text = audience.trim();
  const [name] = MANY.exec(text) ?? [];
  return name !== undefined && !TOLD_BY.test(text.slice(name.length));
}

/** Of two names of the same people the one that says more than what many are. */
export const telling = (name: string, other: string): string =>
  isAnybody(name) && !isAnybody(other) ? other : name;
