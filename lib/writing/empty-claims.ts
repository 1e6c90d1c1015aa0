const OPENS = "(?:and |so |but |because |as |today |currently |right now |here |that is why )?";
const SOFTLY = "(?:absolutely |really |currently |still |at the moment |today |basically )?";
const ANY = "(?:(?:real|direct|serious|known|other|similar|existing|such|comparable|true) )*";
const WHERE =
  "(?: (?:at all|at (?:the|this) moment|yet|anywhere|today|so far|right now|exists?|does it|on the market|on earth|in (?:the |our |this |all )?[\\p{L} -]{2,24}|to speak of|whatsoever|for (?:this|us|it|that)|out there|like (?:it|this|ours|us|that)))*";
const NO_RIVAL = new RegExp(
  `^${OPENS}(?:(?:there(?:['’]s| is| are)|we (?:have|see|know|face|fear)|it has|i (?:have|see|know)|has|with) )?${SOFTLY}(?:(?:no|zero|not any|without(?: any)?|hardly any) ${ANY}(?:competition|competitors?|rivals?|alternatives?|one like us)|(?:(?:do not|don['’]t|does not|doesn['’]t) (?:have|see|know|face) (?:any )?${ANY}(?:competition|competitors?|rivals?|alternatives?)))${WHERE}$`,
  "iu",
);
const NOBODY_ELSE = new RegExp(
  `^${OPENS}(?:(?:nobody|no one|no-one|none|no other \\p{L}+|no \\p{L}+) (?:else )?(?:in (?:the )?[\\p{L} -]{2,24} )?(?:(?:is |has )?(?:does|do|did|doing|done|offers?|offering|sells?|makes?|has|had|thought of|tried)) (?:this|it|that|the same|anything like (?:it|this)|something like (?:it|this)|such a thing|what we do)${WHERE}(?: before| ever)?|(?:competition|competitors?|rivals?|alternatives?|nothing like (?:it|this|that|ours)|nothing (?:similar|comparable)|(?:no|nothing) such (?:thing|app|service|product)?) ?(?:(?:do(?:es)?n['’]t|do(?:es)? not) )?(?:exists?|is there|is known)?${WHERE}|(?:we(?:['’]re| are)|it(?:['’]s| is)|i am|i['’]m) (?:the )?(?:very )?(?:only ones?|first ones?|one and only|first and only(?: ones?)?|first of (?:its|their) kind|without (?:competition|rivals?)|one of a kind|unique)${WHERE}|(?:the )?(?:first|only one) of its kind${WHERE}|(?:it|this) has never been (?:done|tried)(?: before)?)$`,
  "iu",
);
const WHOLLY =
  "(?:100 ?%|one hundred per ?cent|all|totally|completely|purely|absolutely|fully|entirely|perfectly)";
const GOOD =
  "(?:natural|safe|pure|authentic|effective|green|eco(?:-friendly|logical)?|sustainable|guaranteed|reliable|secure|original|ethical|healthy|harmless|risk[- ]free|chemical[- ]free|satisfaction)";
const PURE = new RegExp(
  `^${OPENS}(?:(?:it|everything|all|ours)(?:['’]s| is) )?${WHOLLY} ${GOOD}(?:(?:,| and|, and) (?:${WHOLLY} )?${GOOD})*(?: (?:products?|ingredients|guaranteed))?$`,
  "iu",
);
const FREE = new RegExp(
  `^${OPENS}(?:(?:it|everything|the app|ours)(?:['’]s| is| stays| will (?:be|stay|remain)) )?(?:(?:${WHOLLY}|always|forever) free(?: of charge)?(?: (?:to use|for (?:life|ever|everyone|everybody|all)|forever|always))*|free(?: (?:to use|for (?:everyone|everybody|all)))? (?:for (?:life|ever)|forever|always)(?: (?:for )?(?:everyone|everybody|all))?)$`,
  "iu",
);

/** "No competition exists", "100% natural", "totally free for life": no figure, no difference, and nobody can check it. */
export const isEmptyClaim = (text: string): boolean =>
  [NO_RIVAL, NOBODY_ELSE, PURE, FREE].some((said) => said.test(text.trim().replace(/[.!]+$/, "")));
