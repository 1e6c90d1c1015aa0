/** What is good about a thing that the founder finds a fault with. */
const PRAISE =
  "convenient|cheap(?:er)?|inexpensive|affordable|good|great|nice|fine|easy|easier|simple|fun|fast|quick|reliable|free|popular|helpful|useful|handy|practical|beautiful|pretty|tasty|delicious|comfortable|excellent|accurate|precise|safe|friendly|lovely|effective|powerful|strong|light|modern|close|near|nearby|thorough|healthy|everywhere|warm|cosy|known|common|well[- ]made|well[- ]known|legal|normal|clean|fresh|organic|famous|solid|sturdy|robust|cute|big|large|impressive|perfect|okay|ok|available|trusted|qualified|experienced|interesting|entertaining|motivating|sustainable|biodegradable|compostable|recyclable";
const VERY =
  "(?:(?:very|quite|really|often|usually|mostly|also|so|pretty|fairly|all|certainly|always|indeed) )*";
const GRANTS = new RegExp(
  `(?:\\b(?:is|are|was|were|looks?|tastes?|feels?|smells?|sounds?|seems?|can be|may be) ${VERY}(?:(?:a|an) )?(?:${PRAISE})(?: (?:\\p{L}+ ){0,3}\\p{L}+)?|\\b(?:does|do) (?:this|that|it|the same|so)(?: too| as well| already)?|\\b(?:works?|helps?|tastes?|looks?) ?(?:well|a bit|a little|somewhat|fine|great|good|nice)?)$`,
  "iu",
);
/** "Convenient, easy and cheap". */
const LISTED = new RegExp(`(?:, | and )(?:${PRAISE})$`, "i");
/** "Not cheap", "too good", "whoever is free": no praise. */
const DENIED =
  /\b(?:not|never|no|nor|hardly|too|n['’]t|rarely|nothing|nobody|who|whoever|whatever|when) (?:[\p{L}-]+ ){0,3}$/iu;

/** A link that sets the fault against what was granted. */
export const OPPOSES = /^,? (?:but|yet|while|whereas|although|though|even though) /i;

/** "Coffee capsules are convenient", before "but they end up as waste". */
export function grants(said: string): boolean {
  const clause = said.split(/[,;:.] (?=.*\p{L} )/u).at(-1) ?? said;
  const whole = LISTED.test(said) ? said : clause;
  const found = GRANTS.exec(whole);
  if (!found) return LISTED.test(said) && GRANTS.test(said.replace(LISTED, ""));
  return (
    !DENIED.test(found[0]) &&
    !DENIED.test(whole.slice(0, found.index)) &&
    !DENIED.test(whole.slice(0, found.index + 1)) &&
    !/\b(?:not|too)\b|n['’]t\b/i.test(found[0])
  );
}

const FAULT = /,? (?:but|yet|although|though|even though|while|whereas) /i;
/** "They end up as waste": the thing itself is spoken of. */
const SAME = /^(?:they|it|these|those|this) /i;
const VERB_FIRST =
  /^(?:(?:only|often|still|never|then|just|always) )?(?:is|are|do|does|have|has|costs?|needs?|takes?|ends?|closes?|breaks?|stops?|fails?|comes?|leaves?|can|cannot|will|won['’]t|don['’]t|doesn['’]t|can['’]t|isn['’]t|aren['’]t)\b/iu;

/** The fault in what is told of a thing: "end up as waste" out of "are convenient but they end up as waste"; "" where it is only praised. */
export function faultIn(does: string): string {
  const at = FAULT.exec(does);
  if (!at || !grants(`X ${does.slice(0, at.index)}`)) return grants(`X ${does}`) ? "" : does;
  const fault = does.slice(at.index + at[0].length);
  if (SAME.test(fault)) return fault.replace(SAME, "");
  return VERB_FIRST.test(fault) ? fault : does;
}

/** "The launderette is cheap, but it closes at six": a thing is granted something before its fault is told. */
export function concedes(said: string): boolean {
  const at = FAULT.exec(said);
  return at !== null && grants(said.slice(0, at.index));
}
