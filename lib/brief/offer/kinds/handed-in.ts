/** "Send or bring me the battery", "you put the watch inside and bring it to the post": the customer's own thing goes to the founder. */
const HANDED_IN =
  /^(?:you |they |customers |people )?(?:(?:send|bring|post|mail|drop off|hand in|give|leave)(?:s|ed)?(?: or \p{L}+)? (?:(?:me|us|in|it)\b|(?:your|their) )|(?:order|get) [^.]{3,60}\bput (?:the|your|it)\b)/iu;
/** And is worked on there. */
const WORKED_ON =
  /[.;,] (?:(?:in|at) [\p{L} ]{2,20} |then )?(?:we|i|my \p{L}+|our \p{L}+) (?!(?:sell|send you (?:an?|the) (?:box|link)|match|pay|give you|buy)\b)\p{L}+(?: it| them| the| your|,)/iu;
/** "I tow a sawmill to the yard and cut the logs": the tools are brought to what the customer has. */
const BROUGHT_ALONG =
  /^(?:we|i) (?:tow|bring|haul|wheel|take|carry|drive) (?:an? |our |my |the )[^.;]{3,60}? (?:to|into|onto) (?:the|your|their|each|every) [\p{L} ]{3,25}?(?:,| and) (?:we )?(?:cut|chop|press|grind|crush|wash|scan|measure|film|weld|drill|mill|split|bale|clean|mend|repair|shear|saw)\b/iu;
/** "We fly a drone, we draw the plan": with what it is done is not what is sold. */
const WITH_A_MACHINE =
  /^(?:we|i) (?:fly|drive|operate|work with|come with) (?:an? |our |my |the )?(?:[\p{L}-]+ )?(?:drones?|robots?|machines?|cameras?|scanners?|trucks?|vans?|boats?|drills?|saws?|press|pickup|tractors?|diggers?)\b/iu;
const SOLD_AFTERWARDS = /\b(?:and |then )?(?:we|i) sell (?:the|it|them)\b/i;
/** "We handle everything", "we take over the denied pile": a burden is taken from them. */
const TAKEN_OVER =
  /^(?:[^.;:]{0,25}\band )?(?:we|i) (?:handle|take over|do|deal with|see to|take care of) (?:everything|all|the)\b/iu;

/** The founder's own hands work on what the customer has. */
export const isWorkedOn = (first: string, solution: string): boolean =>
  !SOLD_AFTERWARDS.test(solution) &&
  ((HANDED_IN.test(first) && WORKED_ON.test(solution)) ||
    BROUGHT_ALONG.test(first) ||
    WITH_A_MACHINE.test(first) ||
    TAKEN_OVER.test(first));
