/** "Around here the good walkers": where, before who. */
const HERE =
  /^(?:around here|round here|here|in (?:my|our|this|the) (?:area|town|city|street|region)|nowadays|today|right now|at the moment),? /i;
const AMOUNT =
  /^(?:(?:a )?(?:lots?|plenty|loads|tons|couple|number|handful) of|several|a few|few|various|countless|numerous) /i;
const BARE = /^(shops|stores|books|firms|companies|services|tools|apps|systems|sites|products)$/i;

/** "Apps" out of "lots of apps": where and how many they are is no part of what they are. */
export const whoAlone = (who: string): string => who.replace(HERE, "").replace(AMOUNT, "");

/** "Are good at their trade": said of people, and nothing that is bought instead. */
export const isSkill = (does: string): boolean =>
  /^(?:are|is) (?:very |really |pretty )?(?:good|great|excellent|experts?|proud) (?:at|of|with|in)\b/i.test(
    does,
  );

/** "Apps with recipes", of apps that have recipes; "" where the name says which they are. */
export const byWhatTheyHave = (who: string, does: string): string => {
  const thing = BARE.test(who)
    ? /^(?:have|offer|give|show) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(does)?.[1]
    : "";
  return thing ? `${who} with ${thing}` : "";
};

/** "Shops" alone are all shops there are. */
export const allOfThem = (who: string): string => who.replace(BARE, "the $1");
