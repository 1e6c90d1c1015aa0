/** "Small jam, cider and schnapps makers": the head is said once, behind the last of them. */
const SHARED_HEAD =
  /^((?:small|large|independent|local|young|private|mobile|artisan) )?([\p{L}-]+(?<!s))(?:, [\p{L}-]+(?<!s))+,? (?:and|or) [\p{L}-]+ (?=\p{Ll}+s(?=$|[ ,;.]))/iu;
/** "People who live in Tromsø, 25 to 60, who bathe in winter": where they live is told apart. */
const LIVE_THERE =
  /^(people|adults|those|women|men|families|parents) (?:who|that) (?:live|work|stay|are)(?: and \p{L}+)? (?:in|on|around|near|close to) (?:the )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*,?(?: (?:aged )?\d+ (?:to|-) \d+,?)?(?: and)? (?=who |with )/iu;
const LIVES =
  /^(people|adults|women|men|families|parents) (?:who|that) (?:live|work)(?= (?:in|on|around|near) )/iu;

const BARE_WHO = /^(?:people|adults|those|women|men|parents|families) who \p{L}+$/iu;

/** "People who bathe" is cut too early out of "people who bathe in winter and want it as a habit". */
export function wholeKind(kind: string | undefined, group: string): string | undefined {
  if (!kind || !BARE_WHO.test(kind) || !group.startsWith(`${kind} in `)) return kind;
  const where = /^.{2,24}?(?= and | but | or |[,.;]|$)/u.exec(group.slice(kind.length + 4))?.[0];
  return where ? `${kind} in ${where}` : kind;
}

/** A group as it is named: without where it lives, and with the head that a list of kinds shares. */
export const plainGroup = (segment: string) =>
  segment.replace(SHARED_HEAD, "$1$2 ").replace(LIVE_THERE, "$1 ").replace(LIVES, "$1");
