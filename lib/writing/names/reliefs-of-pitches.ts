import { cap, singular, withArticle } from "../english";
import { all, type Way } from "./doings";

const ENDS = "(?=[,.;:]|$| (?:and|or|but|because|so|when|while|before|after|since|although|which|who) )";
const ABOUT = "(?:up to |about |around |over |more than |almost |nearly |on average |an average of )?";
/** "60-90 days", "5 months", "three weeks". */
const SPAN = `${ABOUT}(?:[\\d.]+ ?(?:-|–|to) ?)?([\\d.]+|two|three|four|five|six|seven|eight|nine|ten|twelve) (minute|hour|day|week|month|year)s?`;
const WORK =
  "(?:answer|calculat|chas|clean|compar|copy|creat|cut|design|draft|edit|enter|fill|fix|manag|match|organi[sz]|plan|prepar|process|reconcil|research|review|schedul|search|sort|track|translat|transcrib|typ|updat|writ)ing";
const POOR =
  "bad|boring|confusing|conflicting|contradict(?:ing|ory)|generic|hidden|incomplete|misleading|outdated|overpriced|poor|stale|unreliable|wrong";

const you = (text: string) =>
  text
    .replace(/\b(?:they|he|she) (?:are|is)\b/gi, "you are")
    .replace(/\b(?:they|he|she)\b/gi, "you")
    .replace(/\b(?:their|his|her)\b/gi, "your");

/** What pitches complain of in so many words, said as what the customer gets instead. */
export const RELIEFS_OF_PITCHES: readonly Way[] = [
  // "miss around 30% of calls", "forget deadlines": "Never miss a call again".
  (text) =>
    all(
      text,
      new RegExp(
        `(?<!\\bto )\\b(miss|forget)(?:es|s)? ${ABOUT}(?:\\d+ ?% of |half of |a third of |many |some )?(?:the |their )?((?:[a-z-]+ )?(?:calls|leads|deadlines|appointments|bookings|payments|doses|orders|enquiries|inquiries|emails|messages|birthdays|shifts|renewals))${ENDS}`,
        "gi",
      ),
      ([, verb = "", what = ""]) =>
        `!never ${verb.toLowerCase()} ${withArticle(what.replace(/^(?:late|missed|new) /i, "").replace(/\S+$/, (last) => singular(last)))} again`,
    ),
  // "wait 60-90 days for payment": "Payment without the 90-day wait".
  (text) =>
    all(
      text,
      new RegExp(`\\bwaits? ${SPAN} for ((?:an? |the |their )?[a-z-]+(?: [a-z-]+)?)${ENDS}`, "gi"),
      ([, many, unit = "", what = ""]) => `!${cap(you(what))} without the ${many}-${unit.toLowerCase()} wait`,
    ),
  // "the wait for a dermatologist is 5 months".
  (text) =>
    all(
      text,
      new RegExp(`\\bwait(?:ing (?:time|list))? for ((?:an? )?[a-z-]+(?: [a-z-]+)?) is ${SPAN}`, "gi"),
      ([, what = "", many, unit = ""]) => `!${cap(what)} without the ${many}-${unit.toLowerCase()} wait`,
    ),
  // "spend 5 hours per episode cutting clips": "No more hours spent cutting clips".
  (text) =>
    all(
      text,
      new RegExp(
        `\\b(?:spend|waste|lose)s? [^,.;]*?\\b(hours|days|evenings|weekends)\\b[^,.;]*? (${WORK} (?:for )?(?:the |their |an? )?(?!each\\b|every\\b)[a-z-]+(?: [a-z-]+s(?=[,.;]|$| (?:for|in|on|and|from|by|with|at)\\b))?)(?= |[,.;]|$)`,
        "gi",
      ),
      ([, time = "", doing = ""]) => `!no more ${time.toLowerCase()} spent ${you(doing)}`,
    ),
  // "struggle to find trustworthy sitters at short notice": "Find trustworthy sitters at short notice".
  (text) =>
    all(
      text,
      new RegExp(
        `\\b(?:struggles?|(?:find|finds) it (?:hard|difficult)) to ((?:find|get|keep|reach|compare|understand|see|fill|hire|book|plan|learn|build|sell|track|prove) [^,.;]+?)${ENDS}`,
        "gi",
      ),
      ([, said = ""]) => you(said),
    ),
  // "have no idea if the tutor is qualified", "don't know if they are overcharged".
  (text) =>
    all(
      text,
      new RegExp(
        `\\b(?:no idea|(?:don['’]t|do not|doesn['’]t|cannot|can['’]t|never) (?:know|tell)) (?:if|whether) ([^,.;]+?)${ENDS}`,
        "gi",
      ),
      ([, said = ""]) => `!know whether ${you(said)}`,
    ),
  // "three quotes that can't be compared": "Quotes that can be compared".
  (text) =>
    all(
      text,
      /\b([a-z]+s) that (?:can['’]t|cannot) be ([a-z]+ed)\b/gi,
      ([, what, done]) => `!${what} that can be ${done}`,
    ),
  // "good local roasters are hard to discover": "Good local roasters, easy to discover".
  (text) =>
    all(
      text,
      /\b((?:[a-z-]+ ){0,2}[a-z]+s) (?:are|is) (?:hard|difficult|impossible|a pain) to (find|discover|get|compare|reach|book|clean|repair)\b/gi,
      ([, what, verb]) => `!${what?.replace(/^(?:because|and|but|that|the) /i, "")}, easy to ${verb}`,
    ),
  // "get confusing quotes", "buy wrong creams": "No more confusing quotes".
  (text) =>
    all(
      text,
      new RegExp(
        `\\b(?:drink|eat|wear|use|buy|get|receive|rely on|face|pay)s? (?:the )?((?:${POOR}) (?:[a-z-]+ )?[a-z]+)(?= on | at | from | in | for |[,.;]|$| (?:and|or|because|that|which) )`,
        "gi",
      ),
      ([, what = ""]) => `no more ${what.toLowerCase()}`,
    ),
  // "get fined", "get paid late".
  (text) => all(text, /\b(?:get|gets|are|is|being) fined\b/gi, () => "!no fines, no missed dates"),
  (text) =>
    all(text, /\b(?:get|gets|are|is|being) paid (?:too )?late\b/gi, () => "!paid on time, every time"),
  // "lose up to 30% of colonies each winter".
  (text) =>
    all(
      text,
      new RegExp(
        `\\bloses? ${ABOUT}(?:\\d+ ?% of|half of|a third of|a quarter of) (?:their |the )?([a-z]+s)( (?:each|every|per) [a-z]+)?${ENDS}`,
        "gi",
      ),
      ([, what, often = ""]) => `!fewer ${what} lost${often}`,
    ),
  // "throw away 10% of the food they buy": "Throw away less food".
  (text) =>
    all(
      text,
      new RegExp(
        `\\bthrows? away ${ABOUT}(?:\\d+ ?% of |half of )?(?:the |their )?(?!about\\b|around\\b|over\\b|up\\b|nearly\\b|an?\\b|all\\b|it\\b|them\\b|one\\b|most\\b|half\\b|too\\b|thousands\\b|hundreds\\b|tons\\b|what\\b|everything\\b)([a-z]+)`,
        "gi",
      ),
      ([, what = ""]) => `!throw away ${/s$/.test(what) ? "fewer" : "less"} ${what}`,
    ),
  // "type invoices by hand": "No more invoices by hand".
  (text) =>
    all(
      text,
      /\b(?:types?|copy|copies|enters?|fills?|sorts?|counts?|writes?|calculates?|calculating|typing|copying) (?!it\b|them\b|this\b)(?:the |their |every |each )?([a-z]+s) by hand\b/gi,
      ([, what]) => `!no more ${what} by hand`,
    ),
];
