/** What is eaten or drunk. */
export const EATEN =
  /\b(?:food|meals?|lunch\w*|dinners?|snacks?|bread|cakes?|cheese|chew|treats?|jam|honey|sauce|soup|tea|coffee|beer|wine|cider|juice|chocolate|fish|meat|sausages?|vegetables?|pasta|cooked|baked|brewed|dried|smoked|pickle\w*|ferment\w*|granola|spices?|oil|ingredients?)\b/i;
