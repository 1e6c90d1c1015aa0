/** "Cafes later on but not at the beginning", "gyms too, but not yet": when a group is won, said behind it. */
const PUT_OFF =
  /,?\s(?:(?:too|as well|but|though|and|only|maybe|perhaps|probably|possibly),? )*(?:later(?: on)?|eventually|afterwards|at a later (?:stage|date|point)|in (?:a|the) (?:second|later|next) (?:phase|step|stage|year)|one day|some ?day|in (?:the )?future|once (?:we|i) [^.;]*|not (?:yet|now|right away|straight away|immediately|(?:at|from|in|for) (?:the )?(?:beginning|start|first|moment|now)|to (?:begin|start) with))(?:,? (?:(?:but|and|though|so) )?not [^.;]*)?[.;!\s]*$/iu;

/** Where it begins in a sentence what puts the group off; -1 where nothing does. */
export const putOffAt = (said: string): number => PUT_OFF.exec(said)?.index ?? -1;
