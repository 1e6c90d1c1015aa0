import { withSharedHead } from "@/lib/brief/buyers/shared-head";
import { plural } from "./english";

/** "Small jam, cider and schnapps makers": the head is said once, behind the last of them. */
const SHARED_HEAD =
  /^((?:small|large|independent|local|young|private|mobile|artisan) )?([\p{L}-]+(?<!s))(?:, [\p{L}-]+(?<!s))+,? (?:and|or) [\p{L}-]+ (?=\p{Ll}+s(?=$|[ ,;.]))/iu;
/** "People who live in Tromsø, 25 to 60, who bathe in winter": where they live is told apart. */
const LIVE_THERE =
  /^(people|adults|those|women|men|families|parents) (?:who|that) (?:live|work|stay|are)(?: and \p{L}+)? (?:in|on|around|near|close to) (?:the )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*,?(?: (?:aged )?\d+ (?:to|-) \d+,?)?(?: and)? (?=who |with )/iu;
const LIVES =
  /^((?:people|adults|women|men|families|parents)(?:,? (?:between |aged |from )?\d{2} ?(?:and|to|-|–) ?\d{2},?)?) (?:who|that) (?:live|work)(?= (?:in|on|around|near) )/iu;

const BARE_WHO = /^(?:people|adults|those|women|men|parents|families) who \p{L}+$/iu;

/** "People who bathe" is cut too early out of "people who bathe in winter and want it as a habit". */
export function wholeKind(kind: string | undefined, group: string): string | undefined {
  if (!kind || !BARE_WHO.test(kind) || !group.startsWith(`${kind} in `)) return kind;
  const where = /^.{2,24}?(?= and | but | or |[,.;]|$)/u.exec(group.slice(kind.length + 4))?.[0];
  return where ? `${kind} in ${where}` : kind;
}

/** "Anyone who has to speak": people who have to. */
const ANYONE =
  /^(?:any|every)(?:one|body) who (has|is|does|wants|needs|likes|owns|lives|works|\p{Ll}{3,}s) /iu;
const THEY: Record<string, string> = { has: "have", is: "are", does: "do" };
/** "With at least one child who has a diagnosed food allergy": parents of children with food allergies. */
const CHILD_WHO_HAS =
  /^((?:[\p{L}-]+ )?(?:parents|mothers|fathers|mums|moms|dads|families|couples|carers))\b.*? (?:with|of|who have) (?:an?|one|\d+|two|several|the|young|small)(?: or more)? (?:young |small )?(?:child(?:ren)?|sons?|daughters?|kids?|bab(?:y|ies)|toddlers?|teenagers?)\b[^,.;]*? (?:who (?:has|have|suffers? from|lives? with|is diagnosed with)|with) (an? )?(?:diagnosed |serious |severe |known |confirmed )*([\p{L}-]+(?: (?!(?:and|or|that|which|who|at|in|but|to)\b)[\p{L}-]+){0,2})(?=$|[,.;]| (?:and|or|that|which|who|at|in|but|to)\b).*$/iu;
const AT_LEAST_ONE = / (?:at least|minimum|not less than) (?:one|1) (?=\p{L})/giu;
const AT_LEAST_SOME =
  / (?:at least|minimum|more than|no fewer than|not less than) (?:\d+|two|three|four|five|six|ten) (?=(?:\p{L}+ )?\p{L}+s\b)(?!(?:years|months|weeks|days|hours|minutes|times|employees|staff|people|km|rooms|hectares|vehicles|branches|units)\b)/giu;
/** "Two or more kids", "one or two flats": how many is no part of a name. */
const SO_MANY =
  /(?<= (?:with|own|have|of|for)) (?:one|two|three|four|\d+) (?:or more|or two|and more) (?!(?:employees|staff|people|rooms|seats|beds|members|vehicles|vans|trucks)\b)/giu;
/** "A garden smaller than 100 square metres". */
const COMPARED =
  / (?:smaller|larger|bigger|older|younger|shorter|taller|longer|higher|lower|newer|cheaper) than \S.*$/iu;

/** "Every café owner who": all of them. */
const EVERY_ONE =
  /^(?:every|each|any) ((?:(?!one\b|body\b)[\p{L}-]+ ){0,2}?)([\p{L}-]+(?<!s))(?= (?:who|that|with|in|of|at|from|on|near|around|which|whose)\b|[,.;]|$)/iu;
/** "Office going people", "school-going children": who goes there is named by the place. */
const GOING = /\b(office|school|college|university|church|mosque|temple|work)[- ]going (\p{L}+)/iu;
const byPlace = (_: string, place: string, people: string) =>
  /^(?:office|work)$/i.test(place) && /^(?:people|persons|adults|folks?|crowd|public)$/i.test(people)
    ? "office workers"
    : /^(?:office|work)$/i.test(place)
      ? `${people} who work in offices`
      : `${place} ${people}`;
/** "Over 70s in their own home". */
const DECADES = /^(?:the )?(over|under)[- ](\d\d)(?:['’]?s)\b/iu;
/** "Boats 7-12 m", "generators of 5 to 30 kVA": how large a thing is. */
const OF_A_SIZE =
  /(?<! within),? sizes? \d+(?:\s?(?:-|–|to|and)\s?\d+)?(?= |[,.;]|$)|(?<! within),? (?:of |from |between |over |under |above |below |up to |at least )?\d[\d.,]*(?:\s?(?:-|–|to|and)\s?\d[\d.,]*)?\s?(?:m|cm|mm|km|kg|g|t|tonnes?|tons?|kw|kva|kwh|hp|ha|ft|feet|foot|inch|inches|litres?|liters?|l|cc|sqm|m2|m²)(?![\p{L}\d])/giu;

/** A group as it is named: without where it lives, how many or how large, and with the head that a list of kinds shares. */
export const plainGroup = (segment: string) =>
  withSharedHead(segment)
    .replace(EVERY_ONE, (_, kind: string, one: string) => `${kind}${plural(one)}`)
    .replace(GOING, byPlace)
    .replace(DECADES, (_, than: string, age: string) => `people ${than.toLowerCase()} ${age}`)
    .replace(OF_A_SIZE, "")
    .replace(ANYONE, (_, does: string) => `people who ${THEY[does.toLowerCase()] ?? does.replace(/s$/, "")} `)
    .replace(AT_LEAST_ONE, " a ")
    .replace(AT_LEAST_SOME, " several ")
    .replace(SO_MANY, " ")
    .replace(
      CHILD_WHO_HAS,
      (_, who: string, one: string | undefined, what: string) =>
        `${who} of children with ${one ? plural(what) : what}`,
    )
    .replace(COMPARED, "")
    .replace(SHARED_HEAD, "$1$2 ")
    .replace(LIVE_THERE, "$1 ")
    .replace(LIVES, "$1");
