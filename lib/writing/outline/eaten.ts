/** What is eaten or drunk; a lunch box or a tea towel is neither. */
export const EATEN =
  /\b(?:food|meals?|lunch\w*|dinners?|snacks?|bread|cakes?|cheese|chew|treats?|jam|honey|sauce|soup|tea|coffee|beer|wine|cider|juice|chocolate|fish|meat|sausages?|vegetables?|pasta|cooked|baked|brewed|dried|smoked|pickle\w*|ferment\w*|granola|spices?|oil|ingredients?)\b(?! ?(?:box(?:es)?|tins?|bags?|mugs?|cups?|flasks?|boards?|knife|knives|towels?|tables?|containers?|carriers?|warmers?|makers?|machines?|lamps?|burners?)\b)/i;
