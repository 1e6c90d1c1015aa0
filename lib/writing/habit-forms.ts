/** "Keep" and "keeping". */
const DOUBLED =
  /^(cancel|travel|label|put|get|run|ship|plan|scan|swap|cut|set|stop|shop|sit|dig|drag|drop|fit|jot|knit|log|mop|skip|trim|wrap|bet|grab|beg)$/;
export const ing = (verb: string) =>
  DOUBLED.test(verb)
    ? `${verb}${verb.slice(-1)}ing`
    : /[^eoy]e$/.test(verb)
      ? `${verb.slice(0, -1)}ing`
      : `${verb}ing`;

const PARTICIPLES: Record<string, string> = {
  kept: "keeping",
  written: "writing",
  done: "doing",
  drawn: "drawing",
  agreed: "agreeing",
  taken: "taking",
  sent: "sending",
  sold: "selling",
  paid: "paying",
  held: "holding",
};
/** "The night list is kept on paper": how it is done today. */
const DONE_BY =
  /^(?:(?:in|at|on|for) [^,]{3,40}?,? (?=the |their |each |every ))?((?:(?:the|their|every|each|most|all) )?(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+) (?:is|are) (?:still |often |usually |mostly |only |all )*(kept|written|done|drawn|planned|noted|recorded|counted|tracked|agreed|booked|arranged|ordered|passed|shared|stored|managed|checked|measured|collected|taken|sent|held|sold) ((?:up |on |down )?(?:on|by|in|with|from|through|over) (?:an? |the |their |one )?(?:[\p{L}'’-]+ ){0,2}?(?:paper|hand|phone|telephone|e-?mail|post|excel|spreadsheets?|notebooks?|whiteboards?|blackboards?|whatsapp|memory|heads?|folders?|binders?|calendars?|diar(?:y|ies)|lists?|forms?|fax|text messages|chats?|groups?|mouth))(?=[ ,]|$)/iu;

export function doneBy(said: string): string | null {
  const [, thing = "", participle = "", by = ""] = DONE_BY.exec(said) ?? [];
  if (!thing || /\b(?:who|that|which|it|this)\b/i.test(thing)) return null;
  const deed = PARTICIPLES[participle.toLowerCase()] ?? participle.replace(/ed$/i, "ing");
  return `${deed} ${thing.replace(/^(?:our|my) /i, "the ")} ${by}`;
}

/** "Receipts in a shoebox", "session notes in Word": where things are kept, without a verb. */
const KEPT_IN =
  /^((?:[\p{L}-]+ )?(?!(?:this|parents|people|owners|teams|hours|evenings|days|years|ads|friends|customers|always)\b)[\p{L}-]{3,}s) (in|on) ((?:an? |the |one )?(?:shoe ?box(?:es)?|glove ?box|drawers?|carrier bags?|paper|napkins?|excel|word|spreadsheets?|(?:google|excel) sheets?|notebooks?|binders?|(?:paper |ring )?folders?|whiteboards?|sticky notes|post-its|diar(?:y|ies)|whatsapp)) ?(?=$|[,;:.]| (?:until|and|or|but)\b)/iu;
export function keptIn(said: string, verbs: string): string | null {
  const [, things = "", where = "", place = ""] = KEPT_IN.exec(said) ?? [];
  return things && !new RegExp(`^(?:i|we|they|(?:${verbs})s?) `, "i").test(things)
    ? `keeping ${things.charAt(0).toLowerCase()}${things.slice(1)} ${where} ${place}`
    : null;
}

/** Who does it for an organisation that buys: "the manager phones round". */
const STAFF =
  "manager|secretary|receptionist|foreman|volunteer|treasurer|nurse|teacher|chef|owner|assistant|clerk|boss|dispatcher|planner|cook|farmer|caretaker|trainer|coach|chair";
export const oneDoes = (verbs: string) =>
  new RegExp(
    `^(?:the|an?|every|each|one) (?:[\\p{L}-]+ ){0,2}?(?:${STAFF}) (?:still |often |usually |then |always )*(${verbs})e?s ([^;:,]{4,60}?)(?= and |[,;:]|$)`,
    "iu",
  );

/** "Throwing the pot away and buy again": a second verb is turned too. */
export const turned = (said: string, verbs: string) =>
  said.replace(
    new RegExp(
      ` (and|or) (${verbs})(?= (?:again|them|it|the|an?|their|one|much|some|new|another|everything|for|from|on|in|to|at|by|\\d+)(?: |$))`,
      "giu",
    ),
    (_, link: string, verb: string) => ` ${link} ${ing(verb.toLowerCase())}`,
  );

/** "Parents buy one online, or borrow one from school": the second clause has the doer of the first. */
export const alsoDone = (said: string, verbs: string) =>
  [
    ...said.matchAll(
      new RegExp(
        `,? or (?:they )?((?:${verbs}) (?:(?:an?|the|one|their|it|them|from|for|on|in|to|at|by|\\d+)|(?:\\p{L}+ ){1,2}(?:from|to|in|on|at|with|for)) (?:[^,;:]|,(?=\\d)){4,})`,
        "giu",
      ),
    ),
  ].map(([, clause = ""]) => `They ${clause}`);

/** "A paper list on the fridge is ignored": what they have for it is there and does not help. */
const PASSED_OVER =
  /^((?:an?|the|their|most|some) (?:[\p{L}-]+ ){0,2}?(?:lists?|notebooks?|spreadsheets?|calendars?|whiteboards?|charts?|rotas?|boards?|chats?|diar(?:y|ies)|sheets?|posters?|notes?|schedules?|folders?|binders?|log ?books?|group chats?|whatsapp groups?)(?: (?:on|in|at|by|from|with) (?:the|an?|their) [\p{L}-]+(?: [\p{L}-]+)?)?) (?:is|are|gets?|goes) (?:always |soon |often |usually |quickly |mostly |never |still )*(?:ignored|forgotten|lost|outdated|out of date|overlooked|read|thrown|torn|muted|useless|unread|wrong|updated|illegible|smudged|missing)\b/iu;
/** "The queue at the car wash is an hour": they stand in it. */
const QUEUE =
  /\b(?:the|an?) (?:long )?(?:queues?|lines?) (at|in|for) ((?:the|an?|their) [\p{L} -]{3,30}?) (?:is|are|takes?|lasts?|goes|runs?|can be)\b/iu;

export function stillUsed(said: string): string | null {
  const [, place = "", where = ""] = QUEUE.exec(said) ?? [];
  if (where) return `queueing ${place.toLowerCase()} ${where}`;
  const thing = PASSED_OVER.exec(said)?.[1];
  return thing ? `making do with ${thing.charAt(0).toLowerCase()}${thing.slice(1)}` : null;
}

/** "People wear aids that do not work": what they are stuck with is no way of doing it. */
const USELESS =
  /\b(?:that|which) (?:(?:do|does)(?:n['’]t| not) (?:work|fit|help)|never (?:work|fit|help)s?|(?:are|is) (?:broken|useless))\b/i;

/** "Text and phone calls" are two things; "make you sew" and "ask why" tell what others do to them, or a complaint. */
export const isNoDeed = (verb: string, object: string) =>
  /^(?:calls?|messages?|forms?|offices?|numbers?|chats?|groups?|shops?|bills?|lists?|cards?)\b/i.test(
    object,
  ) &&
  /^(?:phone|text|e?-?mail|order|post|paper|film|record|book|list|travel|ship|message|park|fish|water|waste|file)$/i.test(
    verb,
  )
    ? true
    : USELESS.test(object) ||
      // "Go days without talking": what is suffered is no way of doing it.
      /^(?:days|weeks|hours|months|years)\b/i.test(object) ||
      /^(?:you|us|me|everyone|everybody)\b/i.test(object) ||
      // "Take a month to come", "sit idle in one village", "wear through": what happens is no way of doing it.
      (/^take$/i.test(verb) &&
        /^(?:an?|one|two|three|up to|about|\d+|several|many) (?:\p{L}+ )?(?:hours?|days?|weeks?|months?|years?)\b/iu.test(
          object,
        )) ||
      (/^(?:sit|stand|lie)$/i.test(verb) && /^(?:idle|empty|unused|around|still)\b/i.test(object)) ||
      (/^wear$/i.test(verb) && /^(?:through|thin|down)\b/i.test(object)) ||
      (/^(?:ask|argue|guess)$/i.test(verb) && /^(?:why|when|whether|if)\b/i.test(object));

const SUM =
  "(?:(?:up to|about|around|over|nearly|almost|more than|at least) )?[^\\s\\p{L}\\d]{0,2}(?:[A-Z]{1,3}\\$?)?\\s?\\d[\\d.,]*(?:\\s?(?:k|€|£|zł|kr|euros?|dollars?|pounds|rupees|[A-Z]{3}))?(?: (?:and|or) more)?(?: (?:an?|per|each|every) [\\p{L}-]+)?";
const WHAT =
  "((?:[\\p{L}'’-]+ ){0,5}?[\\p{L}'’-]+)(?=$|[,;:.]| (?:that|which|who|and|or|but|because|when|even|only|just|every|each|per|they)\\b)";
/** "Spend ₹15,000 on outfits they wear once", "pay $80 an hour for tutors". */
const PAYS_FOR = new RegExp(
  `\\b(?:spends?|pays?) ${SUM} (?:on|for) ${WHAT}(?<worn> they \\p{L}+ (?:once|twice))?`,
  "u",
);
/** "Pay an editor $25 per clip." */
const PAYS_WHOM = new RegExp(
  `\\bpays? (?!an average|a total|[A-Z]{2,4}\\b)((?:an? |the )?(?:[\\p{L}-]+ )?(?![A-Z]{2,3} \\d)[\\p{L}-]+) ${SUM}`,
  "u",
);
const FALLS_BACK = new RegExp(`\\bfalls? back (?:on|to) ${WHAT}`, "u");
/** "Get contradictory advice from Facebook groups." */
const TAKEN_FROM =
  /\bgets? (?:[\p{L}-]+ )?(advice|tips|information|answers|quotes|offers|estimates|recommendations) from ([\p{L}][\p{L} '’-]{3,40}?)(?=$|[,;:.]| (?:that|which|who|and (?:don|do|can|get|never|then)|but|because)\b)/iu;
/** "Spend 2 hours a day on clinical notes." */
const HOURS_ON =
  /\b(?:spends?|loses?|wastes?) (?:up to |about |around |over |more than |at least )?(?:\d[\d.,-]*|an?|two|three|four|five|many) (?:hours?|evenings?|days?|nights?)(?: (?:an?|per|each|every) [\p{L}-]+)? on ((?!\p{L}+ing\b)(?:[\p{L}-]+ )?(?:notes|paperwork|reports?|quotes|estimates|invoices|bookkeeping|admin|accounts|taxes|schedules?|rotas|lesson plans|applications|documentation|emails?|e-mails?|forms|timesheets|expenses|payroll|proposals|listings|captions|subtitles))\b/iu;
const DOES_WORK = /(?:[^aeiou]ers?|ors?|ants?|ists?|agenc(?:y|ies)|firms?|nann(?:y|ies)|compan(?:y|ies))$/iu;

/** What the money goes to today, or what is fallen back on. */
export function paidFor(said: string): string | null {
  const back = FALLS_BACK.exec(said)?.[1];
  if (back) return `falling back on ${back}`;
  const [, what = "", whose = ""] = TAKEN_FROM.exec(said) ?? [];
  if (what) return `taking ${what.toLowerCase()} from ${whose}`;
  const chore = HOURS_ON.exec(said)?.[1];
  if (chore) return `doing ${chore} themselves`;
  const paid = PAYS_FOR.exec(said);
  const whom = PAYS_WHOM.exec(said)?.[1] ?? (DOES_WORK.test(paid?.[1] ?? "") ? paid?.[1] : undefined);
  if (whom) return `paying ${whom}`;
  return paid ? `buying ${paid[1]}${paid.groups?.worn ?? ""}` : null;
}
