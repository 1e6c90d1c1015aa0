import type { Brief } from "@/lib/brief/types";
import { cores, sentences } from "./cut";
import { bare, uncap, wordCount } from "./english";
import { promisedIn } from "./measure-promised";
import { much, ofEach, people, singular } from "./measure-words";

const N = "(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const PART = `(?:${N}(?:\\.\\d+)? ?%|half|an? (?:third|quarter|fifth|tenth)|(?:two|three) (?:thirds|quarters|fifths))`;
const MOST = 14;
/** A thing of one to three words, up to what is said of it. */
const ON =
  "(?:to|in|on|of|for|and|or|but|because|when|they|it|we|at|by|with|from|every|each|during|that|who|which|while|as|or|due|per|an?|the|their|after|before|between|without|over|within|if|so|is|are|was|were|just|compared)";
const THING = `((?!what\\b|${ON}\\b)[\\p{L}-]+(?: (?!${ON}\\b)[\\p{L}-]+){0,2}?)(?= ${ON}\\b|[,.;]|$)`;

/** Figures that a founder gives, turned into what a pilot counts before and after. */
const FORMS: readonly { when: RegExp; say: (found: string[]) => string }[] = [
  {
    when: new RegExp(
      `\\b${N} (?:out )?of (?:(?:our|the|their|its) )?(?:first )?${N} ([\\p{L}-]+(?: [\\p{L}-]+){0,2}?) ((?:were|are|had|have|found|stayed|gained|chose|came|passed|paid|ended|kept|finished|changed|got|moved|renewed|signed|switched|bought|returned|completed|cut|rebooked|reordered) .+)$`,
      "iu",
    ),
    say: ([, noun = "", does = ""]) => `the share of ${noun} ${people(noun)} ${does}`,
  },
  {
    when: new RegExp(
      `\\b${N} (?:out )?of (?:our |the )?(?:first |last )?${N} ((?:passed|stayed|renewed|bought|returned|reordered|found|finished)(?: .+)?)$`,
      "iu",
    ),
    say: ([, does = ""]) => `the share who ${does}`,
  },
  {
    when: new RegExp(
      `\\b${N} ((?:beta |pilot |test )?(?:people|\\p{L}+s)) [^.;%]*\\band ${PART} (?:of them )?((?:stayed|kept|came|bought|reordered|renewed|finished|returned|subscribed|passed) .+)$`,
      "iu",
    ),
    say: ([, noun = "", does = ""]) => `the share of ${noun} ${people(noun)} ${does}`,
  },
  {
    when: new RegExp(
      `\\b(?:with|of|among|^) ?(?:our |the )?(?:first )?${N} (?:paying |active |beta |early )?([\\p{L}-]+s|people)\\b.*?\\b${PART} (?:of them )?((?:(?:were|are|had|have) (?:still )?\\p{L}+(?:ing|ed)|stayed|renewed|replied|came back|booked again|ordered again|slept|finished|passed|\\p{L}{3,}ed (?:less|more|again|better|longer))\\b.*)$`,
      "iu",
    ),
    say: ([, noun = "", does = ""]) => `the share of ${noun} ${people(noun)} ${does}`,
  },
  {
    when: new RegExp(`\\bone (?:[\\p{L}]+ )?in ${N} ([\\p{L}-]+s) (is|was|has|ends|fails) (.+)$`, "iu"),
    say: ([, noun = "", verb = "", rest = ""]) =>
      `the share of ${noun} ${people(noun)} ${singular[verb] ?? verb} ${rest}`,
  },
  {
    when: new RegExp(
      `\\b${PART} of (?:(?:the|all|their|its|valid|all the) )?((?:[\\p{L}-]+ )??[\\p{L}-]+s) ((?:are|were|end|ends|is|fail|go|get|never|have|leave|lead|need) .+)$`,
      "iu",
    ),
    say: ([, noun = "", does = ""]) => `the share of ${noun} ${people(noun)} ${does}`,
  },
  {
    when: new RegExp(
      `\\b(throw(?:s|ing)? away|los(?:e|es|ing)|wast(?:e|es|ing)|miss(?:es|ing)?) (?:about |around |up to |roughly )?${PART} of (?:(?:the|their|its|his|her|all) )?${THING}`,
      "iu",
    ),
    say: ([, verb = "", noun = ""]) =>
      `the share of ${noun.replace(/ \p{L}+ing$/u, "")} ${/away/i.test(verb) ? "thrown away" : /^los/i.test(verb) ? "lost" : /^wast/i.test(verb) ? "wasted" : "missed"}`,
  },
  {
    when: new RegExp(
      `\\b(?:takes?|spends?|needs?) (?:about |around |up to |roughly )?${N} (minutes|hours|days|weeks) (per|for each|a|for every) (?!day\\b|week\\b|month\\b|year\\b)([\\p{L}-]+(?: (?:pump|panel|project|visit|order|application|claim|file|batch|report|review|shift))?)`,
      "iu",
    ),
    say: ([, unit = "", , per = ""]) => `the ${unit} per ${per}`,
  },
  {
    when: new RegExp(
      `\\btakes? (?:them |us |it )?(?:on average |about |around |up to )?${N}(?:\\s?(?:to|-|–)\\s?${N})? (minutes|hours|days|weeks|months) to ((?!be\\b)[\\p{L}-]+(?: [\\p{L}-]+){0,3}?)(?= (?:and|or|because|so|if|while|when)\\b|[,.;]|$)`,
      "iu",
    ),
    say: ([, unit = "", what = ""]) => `the ${unit} it takes to ${what}`,
  },
  {
    when: new RegExp(
      `(?<!\\b(?:runs?|lasts?|works?|up to|gives?) )\\b(?:about |around )?${N} (minutes|hours|days) (?:per|for each|for every) (?!day\\b|week\\b|month\\b|year\\b|charge\\b)([\\p{L}-]+(?: (?:pump|panel|project|visit|order|application|claim|file|batch|report|review|shift))?)`,
      "iu",
    ),
    say: ([, unit = "", per = ""]) => `the ${unit} per ${per}`,
  },
  {
    when: new RegExp(
      `\\b${N} (hours|minutes|days|evenings) (?:a|per|every|each) (week|month|year|day) ((?:on [\\p{L}-]+ )?\\p{L}+ing)(?: (?:the |their |up )?${THING})?`,
      "iu",
    ),
    say: ([, unit = "", period = "", doing = "", what = ""]) =>
      `the ${unit} a ${period} spent ${doing} ${what}`.trim(),
  },
  {
    when: new RegExp(
      `\\b((?!during\\b)\\p{L}+ing) takes (?:about |up to )?${N} (hours|minutes|evenings|days) (?:a|per|every|each) (week|month|year|day)`,
      "iu",
    ),
    say: ([, doing = "", unit = "", period = ""]) => `the ${unit} a ${period} spent ${doing.toLowerCase()}`,
  },
  {
    when: new RegExp(
      `\\b${N} ((?:[\\p{L}-]+ hours|(?:[\\p{L}-]+ )?(?:calls|visits|e-?mails|complaints|trips|returns|cancellations))) (?:a|per|every) (week|month|year|day)`,
      "iu",
    ),
    say: ([, what = "", period = ""]) => `the number of ${what} a ${period}`,
  },
  {
    when: new RegExp(
      `\\b(?:an?|one|each|every) ((?!new one\\b|new pair\\b|one\\b)[\\p{L}-]+(?: (?!that|which)[\\p{L}-]+)?) (?:that |which )?takes? (?:about |around |up to |roughly )?${N} (minutes|hours|days|weeks)`,
      "iu",
    ),
    say: ([, what = "", unit = ""]) => `the ${unit} that one ${what} takes`,
  },
  {
    when: new RegExp(
      `\\b(?:cuts?|reduces?|lowers?) (?:the |their |your )?((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+) by ${N} ?(?:%|percent)`,
      "iu",
    ),
    say: ([, what = ""]) => much(what),
  },
  {
    when: new RegExp(
      `\\b${N} (minutes|hours) (?:saved|less) (?:per|a|for each) ([\\p{L}-]+)(?: (?:per|a|each) (day|week|month))?`,
      "iu",
    ),
    say: ([, unit = "", who = "", period = ""]) =>
      `the ${unit} each ${who} spends on it${period && ` a ${period}`}`,
  },
  {
    when: new RegExp(
      `\\b${N} (minutes|hours|days) instead of ${N} (?:per|for each|for an?) ([\\p{L}-]+)`,
      "iu",
    ),
    say: ([, unit = "", what = ""]) => `the ${unit} per ${what}`,
  },
  {
    when: new RegExp(
      `\\b${N} (?!(?:minute|hour|day|week|month|year)s?\\b)([\\p{L}-]+) instead of ${N}(?= (?:the|a|per|last|before|in)\\b|[,.;]|$)`,
      "iu",
    ),
    say: ([, what = ""]) => `the number of ${/s$/.test(what) ? what : `${what}s`}`,
  },
  {
    when: new RegExp(
      `\\b(?:of|among) (?:our |the )?(?:first )?${N} ([\\p{L}-]+s),? ${N} (?:of them )?((?:made|got|found|came|kept|paid|slept|held|\\p{L}{3,}ed) .+)$`,
      "iu",
    ),
    say: ([, noun = "", does = ""]) => `the share of ${noun} ${people(noun)} ${does}`,
  },
  {
    when: new RegExp(`\\b${N} ?(?:%|percent) less ([\\p{L}-]+)(?=$|[,.;]| (?:per|a|in|than)\\b)`, "iu"),
    say: ([, what = ""]) => `the ${what} used`,
  },
  {
    when: new RegExp(
      `\\b(?:\\p{L}+s|in \\p{L}+) ([\\p{L}-]+) (?:fell|dropped|rose|grew) by ${N} ?(?:%|percent)`,
      "iu",
    ),
    say: ([, what = ""]) => much(what),
  },
  // What a trial changed is what the next one counts.
  {
    when: new RegExp(
      `\\b(?:raised|increased|lifted|improved|grew|cut|reduced|lowered|halved|doubled|tripled) (?:the |their |our |its )?((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+) (?:from|by) ${N}`,
      "iu",
    ),
    say: ([, what = ""]) => much(what),
  },
  {
    when: new RegExp(
      `\\b(?:saved|saves) ${N} ?(?:%|percent) (?:of (?:the |their )?)?((?!time\\b)[\\p{L}-]+)\\b`,
      "iu",
    ),
    say: ([, what = ""]) => `the ${what} used`,
  },
  {
    when: new RegExp(
      `\\b${N} ?(?:%|percent) (?:reduction|drop|fall|decrease|decline|increase|rise|improvement) in (?:the |their )?((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)$`,
      "iu",
    ),
    say: ([, what = ""]) => much(what),
  },
  {
    when: new RegExp(
      `\\b(${N} ?(?:%|percent)) ((?:[\\p{L}-]+ )?[\\p{L}-]+) (?:versus|vs\\.?|against|instead of|compared (?:to|with)) ${N} ?(?:%|percent)`,
      "iu",
    ),
    say: ([, , what = ""]) => `the ${what}`,
  },
  {
    when: /\b((?:(?:average|mean|median) (?:[\p{L}-]+ )?[\p{L}-]+|(?:time|cost|price|yield|speed|spend) per [\p{L}-]+|\p{Ll}+ (?:spend|spending|costs?|turnover|downtime|churn))) (?:rose|fell|went|dropped|grew|improved) from \S+ to \S/iu,
    say: ([, what = ""]) => much(what),
  },
  {
    when: new RegExp(
      `\\b(?:went|rose|fell|grew|dropped|climbed|moved) from (?:an? )?${N} ?(?:%|percent) to (?:an? )?${N} ?(?:%|percent) ((?:[\\p{L}-]+ )?[\\p{L}-]+)(?= (?:across|in|over|within|after|on|for|of|during|with)\\b|[,.;]|$)`,
      "iu",
    ),
    say: ([, what = ""]) => `the ${what}`,
  },
  {
    when: new RegExp(`\\b${N} ?(?:%|percent) fewer ${THING}`, "iu"),
    say: ([, what = ""]) => `the number of ${what}`,
  },
  {
    when: new RegExp(
      `(?:^|[,;] |average |\\b${N} [\\p{L}-]+s )((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+s) (?:up|down|rose|fell|grew|dropped) (?:by |from )?${N}`,
      "iu",
    ),
    say: ([, what = ""]) => much(uncap(what.replace(/^average /i, ""))),
  },
  {
    when: new RegExp(
      `\\bwaits? (?:about |up to )?${N} (days|weeks|months|hours|minutes) for ((?:an? |the |their )?[\\p{L}-]+(?: [\\p{L}-]+)?)`,
      "iu",
    ),
    say: ([, unit = "", what = ""]) =>
      `the ${unit} of waiting for ${what.replace(/^(?:their|the) /, /s$/.test(what) ? "" : "a ").replace(/ (?:at|in|on|for|from|to|of|with|and|or|by)$/i, "")}`,
  },
];

/** "... within three months": longer than a pilot lasts. */
const IN_TIME =
  / (?:within|after|over|in) (?:month )?(?:the first )?(?:half )?(?:an?|one|two|three|four|five|six|nine|twelve|\d+)(?: (?:months?|years?|seasons?|quarters?|weeks?))?$/i;

/** What a pilot should count, out of the founder's own figures; null where none of them can be counted before and after. */
export function measureIn(brief: Brief): string | null {
  const { answers, language } = brief;
  if (language !== "en") return null;
  const said = [answers.problem, answers.differentiator]
    .flatMap(sentences)
    .flatMap((whole) => [...cores(whole), bare(whole)]);
  for (const { when, say } of FORMS)
    for (const text of said) {
      const found = when.exec(text);
      const counted =
        found && bare(say([...found].map((part) => part ?? "")).replace(/,.*$/, "")).replace(IN_TIME, "");
      const measure = counted && ofEach(counted, answers.problem);
      if (measure && wordCount(measure) <= MOST && !/\b(our|we|us|then)\b/i.test(measure)) return measure;
    }
  return promisedIn(brief);
}
