const EATEN = /\benergy (?:bars?|balls?|bites?|drinks?|gels?|snacks?|chews?)\b/i;
const DRUNK_FROM = /\b(?:beer|wine|drinking|pint|cocktail|champagne) glass|\btumblers?\b/i;
/** Who pays for a parent. */
const GROWN_UP = /\b(?:adult|grown-up) children\b/i;
/** A word of one trade in the mouth of its opposite: a vegan butcher has no meat. */
export const RULED_OUT: Readonly<Record<string, RegExp>> = {
  "thing: bar":
    /\b(?:chocolate|soap|protein|snack|shampoo|muesli|granola|energy|oat|nut|fruit|cereal|gold) bars?\b/i,
  children: GROWN_UP,
  kidsgoods: GROWN_UP,
  energy: EATEN,
  "thing: electricity": EATEN,
  "thing: floor":
    /\b(?:pelvic|shop|factory|dance|trading) floors?\b|\bfloors? (?:maps?|plans?|space|area)\b/i,
  eyes: DRUNK_FROM,
  "field: glasses": DRUNK_FROM,
  "thing: glasses": DRUNK_FROM,
  "thing: blood-donor": /^(?![\s\S]*\bblood\b)/i,
  meat: /\b(?:vegan|plant-based|meat-free|vegetarian)\b/i,
  "thing: tofu": /\bplant[ -]based on\b/i,
  plantfood: /\bplant[ -]based on\b/i,
  "thing: meat": /\b(?:vegan|plant-based|meat-free|vegetarian)\b/i,
};
