import { concedes } from "@/lib/brief/text/concession";
import type { Brief } from "@/lib/brief/types";
import { cores, sentences } from "./cut";
import { bare, uncap, wordCount } from "./english";
import { fewestWords, isDoneInstead, isTheirWork, OWN_CLAUSE } from "./habit-deeds";
import { isCustomer, isFurtherGroup, isOfOthers, WANT_TO_REACH_THEM } from "./habit-doers";
import { alsoDone, doneBy, ing, isNoDeed, keptIn, oneDoes, paidFor, stillUsed, turned } from "./habit-forms";
import { customersWay, withMeans } from "./habit-gate";
import { listedMeans, meansTold } from "./habit-means";
import { DOES } from "./habit-verbs";
import { isServed, PERSON, speaksOfOthers } from "./speaks-of-others";

const ONE_DOES = oneDoes(DOES);
const meansListed = listedMeans(DOES);
/** "Shifts on paper and call staff": a second verb that was not turned. */
const ANOTHER_DEED = new RegExp(` and (?:${DOES}) .*$`, "i");
const DOING = new RegExp(
  `^((?:[\\p{L}\\d'’-]+ ){1,9}?)(?:(?:still|often|usually|mostly|just|only|then|either|currently|now|today|(?:have|need) to|keep|end up) )*(${DOES}) ((?!not\\b|out\\b|off\\b|one\\b(?! (?:from|at|of|in) )|it\\b|them\\b|this\\b|that\\b|in\\b|the same\\b)[^;:]{4,}?)(?:, .*)?$`,
  "iu",
);
/** "... are asked for the footprint and fill in a different spreadsheet": what they do comes second. */
const SECOND = new RegExp(` and (?:then |still )?(${DOES}) ((?!one\\b|it\\b|them\\b)[^,;:]{8,})$`, "iu");
/** "Booking one means four phone calls and a paper contract." */
const MEANS =
  /^[^,;:]{3,40}?(?<! (?:only|just)) (?:means|takes|involves) ((?!(?:an?|one|two|three|four|five|six|\d+) (?:years?|months?|weeks?|days?|hours?|minutes?)\b|(?:too|so|long|forever|ages|much|more|over|up)\b|(?:an? )?(?:lot\b|long\b|cancelled|lost|missed|failed|broken|ruined|late|wasted|empty)\b)(?:an? |two |three |four |five |six |\d+ )?[^;:]{8,70})$/i;
/** "... and end up driving 14 hours": what it comes to. */
const ENDS_UP =
  /\b(?:ends? up|resorts? to|gets? by|makes? do (?:with|by)|(?:is|are) left) ((?!with\b)[a-z]+ing [^,;:]{4,60})/i;
/** "Everyone is tying it with a rubber band". */
const EVERYBODY_IS =
  /^(?:everyone|everybody|people|most(?: people)?|they|we) (?:is|are) (?:still |always |just |simply )?((?:tying|using|taping|wrapping|buying|carrying|calling|asking|borrowing|writing|keeping|doing|mixing|washing|cleaning|fixing|storing|sharing|sending|copying|printing|driving|walking|cooking|making|ordering|renting|hiring|boiling|burning|filling|cutting) [^,;:]{4,60})$/iu;
/** "Receptionists spend an hour a day phoning patients": what the hours go into. */
const HOURS_INTO =
  /\b(?:spend|spends|lose|loses|waste|wastes) (?:(?:up to |about |around |over |more than |at least |their )?(?:\d[\d.,]*|an?|one|two|three|four|five|six|ten|many|several|half an?|whole|countless|endless|their|the)?(?: to \d+)? ?(?:hours?|minutes|days?|weeks?|evenings?|weekends?|nights?|time)\b(?: (?:a|an|per|each|every) (?:\p{L}+))?(?: (?:on|with|by))?) ((?!\p{L}*thing\b)\p{L}+ing [^,;:]{4,70})$/iu;
/** "Renting a kitchen is too expensive." */
const DOING_COSTS =
  /^((?!\p{L}*thing\b|(?:letting|training|advertising|booking|cleaning|catering|dating|meeting|coaching|teaching|listing|banking|accounting|recruiting|consulting|building|shopping|holding|existing) \p{L}+s?\b|living\b|being\b|having\b|getting\b|running out\b)\p{L}{3,}ing (?:an? |the |their |your )?[\p{L} -]{3,40}?) (?:is|costs|takes|means) .+$/iu;
/** "The only options are sandwiches and salads", "find only perfumed products". */
const ONLY =
  /\b(?:(?:the )?only (?:options?|choices?|alternatives?|thing left) (?:is|are)|(?:find|finds|get|gets|are offered|have|has) only|only (?:have|get|find)(?= (?:[\p{L}-]+ ){0,3}[\p{L}-]+s\b)|(?:have|has) (?:the )?choice between|choose between) ((?!(?:one|two|three|four|five|few|half|part|so|parts|some|as)\b|an? (?:few|third|half|part|quarter)\b)[\p{L}'’ -]{5,60})$/iu;
/** "Tourists queue at the airport for a card": who only waits has no way of doing it. */
const QUEUES = /^(?:[\p{L}'’-]+ ){1,6}queue ((?:[\p{L}\d]+ ){0,3}for (?!them\b|it\b)[^,;:]{4,60})$/iu;
/** "People who work night shifts in hospitals eat ...": what they are, before what they do. */
const WHO_ARE = /^((?:[\p{L}-]+ ){1,3})who \p{L}+ /iu;
/** "Nowhere warm to meet except bars": the one thing there is. */
const ONLY_THERE =
  /\b(?:except(?: for)?|besides|other than|apart from|nothing but) ((?:the |an? )?(?:[\p{L}-]+ )?[\p{L}-]+)$/iu;
/** "Patients get a paper sheet with exercises": what those whom the customers serve are given today. */
const HANDED =
  /^((?:[\p{L}\d'’-]+ ){1,9}?)(?:gets?|receives?|(?:are|is) (?:given|handed|sent)) ((?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:sheets?|paper|forms?|folders?|leaflets?|booklets?|lists?|letters?|binders?|print-?outs?|spreadsheets?|e-?mails?|pdfs?|notebooks?|cards?|calendars?|hand-?outs?|brochures?|manuals?)(?: (?:with|of|for) [\p{L} -]{3,30})?)$/iu;
/** "Get only the bills": what comes and serves nobody. */
const NO_HELP =
  /\b(?:bills|promises|complaints|excuses|problems|trouble|luck|patience|time|money|hope|questions)$/i;
const ENDS =
  / (?:or (?=[a-z]{3,} )|and (?=[a-z]+s (?:sit|wait|stand|stay|go|lose|get|pay|leave|come|cannot|have|are|throw|eat|hate|buy|forget|miss)\b|(?:never|forget|miss|fail|regret|worry|hope|pray|nobody|cannot|have|has|do|does|are|is|were|every|each|usually|often|mostly|nobody|somebody|then|still|at|in|on|by|wait|lose|get|hope|end|go)\b|(?:don['’]?t|can['’]?t|won['’]?t|doesn['’]?t|\d+|write off)\b|[a-z]+ (?:every|the|a|an|on|to|it|them|for|still|go|are|is|come|get|have|take)\b)|but|because|since|as|so that|which|who|that|where|although|though|without|while|just|until|when|before|after|mostly|even|than|only to|to see)\b.*$/i;
const MOST = 10;
/** One word says what is given up: "cancel lessons". */
const GIVES_UP = /^cancel$/i;
/** What is merely too much is a complaint and no way of doing it. */
const TOO =
  /\bthe wrong \p{L}+|^costs?\b|\btoo (?:much|little|many|few|long)\b|^(?:few|nothing|less|more)\b| (?:about|with|for|of|to)$/iu;

/** "Throw away 10% of the food": what is lost is the pain and no way of doing it. */
const LOST =
  /^(?:away |out )?(?:up to |about |around |over |nearly |almost |more than )?(?:\d|half\b|a (?:third|quarter|fifth|tenth)\b|tonnes\b|so much\b|a lot\b|lots\b|unsold\b|spoiled\b)/i;
const LOSES = /^(?:throw|toss|burn|cancel)$/i;

function second(said: string, audience: string): string[] | null {
  const found = SECOND.exec(said);
  const [first = ""] = said.split(/ (?:are|have|who|get|must) /);
  return found && PERSON.test(first) && first.length < said.length && isCustomer(`${first} `, audience)
    ? [found[0], first, found[1] ?? "", found[2] ?? ""]
    : null;
}

/** "Portland has a lot of trees, so gutters": who does it stands last. */
const lastOf = (doer: string) => doer.split(/, (?:so|but) /).at(-1) ?? "";

function deedIn(said: string, audience: string, names: ReadonlySet<string>): string | null {
  const means = MEANS.exec(said)?.[1];
  if (means && !/\b(minutes|hours|days|weeks|months|time|years)\b/i.test(means)) return bare(means);
  const intoIt = HOURS_INTO.exec(said)?.[1];
  const doing = bare((intoIt ?? DOING_COSTS.exec(said)?.[1] ?? "").replace(ENDS, ""));
  if (
    doing &&
    wordCount(doing) >= 2 &&
    wordCount(doing) <= MOST &&
    (intoIt || isDoneInstead(doing)) &&
    !isTheirWork(doing, audience)
  )
    return uncap(doing, names);
  const left = bare((ENDS_UP.exec(said)?.[1] ?? "").replace(ENDS, ""));
  if (left && wordCount(left) <= MOST) return left;
  const common = bare((EVERYBODY_IS.exec(said)?.[1] ?? "").replace(ENDS, ""));
  if (common && wordCount(common) <= MOST) return common;
  const queue = QUEUES.exec(said)?.[1];
  if (queue) return `queueing ${bare(queue.replace(ENDS, ""))}`;
  const hard = HARD_WITHOUT.exec(said)?.[1];
  if (hard && wordCount(hard) >= 2 && wordCount(hard) <= MOST) return uncap(hard, names);
  const place = ONLY_THERE.exec(said)?.[1];
  const there = place ?? ONLY.exec(said)?.[1];
  // "Find only about a third": how much it is, and no thing to make do with.
  const only = there?.replace(/,? and (?:nothing|nowhere|that['’]?s it)\b.*$/i, "");
  if (
    only &&
    (place || wordCount(only) > 1) &&
    wordCount(only) <= MOST &&
    !LOST.test(only) &&
    !NO_HELP.test(only)
  )
    return `making do with ${only}`;
  const [, getter = "", handed = ""] = HANDED.exec(said) ?? [];
  if (wordCount(handed) > 1)
    return `${isCustomer(getter, audience) ? "making do with" : "handing out"} ${bare(handed)}`;
  const still = stillUsed(said);
  if (still) return still;
  const kept = doneBy(said) ?? keptIn(said, DOES);
  if (kept && wordCount(kept) <= MOST && !SERVED_PEOPLE.test(kept))
    return uncap(kept.replace(/ The /, " the "), names);
  const [, by = "", task = ""] = (isServed(audience) && ONE_DOES.exec(said)) || [];
  if (by && isNoDeed(by, task)) return null;
  if (by) return `${ing(by.toLowerCase())} ${bare(task.replace(ENDS, ""))}`;
  const plain = DOING.exec(said);
  const [, doer = "", verb = "", rest = ""] =
    plain && isCustomer(lastOf(plain[1] ?? ""), audience) ? plain : (second(said, audience) ?? []);
  if (isNoDeed(verb, rest) || (LOSES.test(verb) && LOST.test(rest))) return null;
  // What a thing costs is no way of doing without another.
  if (/^(?:pay|spend)$/i.test(verb) && /\d/.test(rest)) return null;
  const [, other = "", both = ""] = /^or (\p{L}+) (.+)$/u.exec(rest) ?? [];
  if (doer && other && wordCount(both) <= MOST && isDoneInstead(`${ing(verb.toLowerCase())} ${both}`))
    return uncap(
      `${ing(verb.toLowerCase())} or ${ing(other.toLowerCase())} ${bare(both.replace(ENDS, ""))}`,
      names,
    );
  const cut = bare(rest.replace(ENDS, ""));
  // "Fax and phone to refer patients and 30% ...": what looked like a second verb was a thing.
  const whole =
    wordCount(cut) >= fewestWords(verb, cut)
      ? cut
      : (rest.split(/ (?:because|but|which|that|when|and \d\S*) /)[0] ?? "");
  const all = turned(bare(whole.replace(/(?<!\bby) one$/, "")), DOES);
  const first = all.replace(ANOTHER_DEED, "");
  const object = wordCount(first) > 1 ? first : all;
  return !doer ||
    TOO.test(object) ||
    wordCount(object) > MOST ||
    wordCount(object) < (GIVES_UP.test(verb) ? 1 : fewestWords(verb, object)) ||
    /^to\b/i.test(object) ||
    !isDoneInstead(`${ing(verb.toLowerCase())} ${object}`)
    ? null
    : uncap(`${ing(verb.toLowerCase())} ${object}`, names);
}

/** "Residents with swallowing problems are sent to hospital": who is served is no way of doing it. */
const SERVED_PEOPLE =
  /\b(?:residents|patients|people|customers|clients|users|members|guests|children|students|pupils|employees|tenants)\b/i;

/** "€1.19 per bag", "an hour with the way there", "doing not know", "asking 300 for a lesson". */
const NO_WAY =
  /^(?:\p{L}+ing (?:\p{L}+ly|anyway|again|more|less)$|(?!\p{L}+ing\b)\p{L}+ly\b|(?:keeping (?:getting|having|losing|forgetting|making|running|missing)|making sure|finding|trying to|losing|missing|struggling|hoping|wishing|worrying|moving with|waking up|choosing|knowing|understanding|sitting|standing|being|getting|starting)\b|spending (?:a fortune|(?:too )?much|a lot|money|so much)|paying (?:a lot|too much|so much|a fortune)|throwing away|(?:buying |paying for )?an? (?:hour|day|week)\b|\p{Sc}|\d|doing not\b|(?:asking|charging) .*\d)/iu;

const habitIn = (said: string, audience: string, names: ReadonlySet<string>) =>
  deedIn(said, audience, names) ?? paidFor(said);

/** "Restaurants can't find local produce without calling ten farms": that is what they do. */
const HARD_WITHOUT =
  /\b(?:can['’]?t|cannot|can not|never|unable to) [^.;]{4,50} without ((?!having |being |getting |paying |knowing )\p{L}+ing [^.;,]{3,40})$/iu;

/** "... and the ward manager finds out": what comes of it. */
const OTHERS_NOTICE =
  / and (?:the|their|its) (?:[\p{L}'’-]+ ){1,3}?(?:finds?|gets?|loses?|has|have|is|are|comes?|knows?|notices?|asks?|misses)\b.*$/iu;
/** "They have to track allergens, and most do it on printed sheets": how it is done stands behind what has to be. */
const DO_IT = /\b(?:do|does|doing) (?:it|this|that) (?:on|in|with|by|from) /i;
const DUTY = /\b(?:have|has|need) to \p{L}+ /iu;
/** "Making do with the sheet" beside "printed spreadsheets on the wall". */
const pointsTo = (habit: string, other: string) => {
  const [, thing] = /^making do with (?:the|this|that|these) ([\p{L}-]+)$/iu.exec(habit) ?? [];
  return thing !== undefined && other.toLowerCase().includes(thing.toLowerCase());
};

/** "Cannot build a report in Excel or write a query": what they are unable to do is no way of doing it. */
const UNABLE = /\b(cannot|can['’]?t|can not|could ?n['’]?t|unable)\b(?![^,.;]* (?:without|but) )[^,.;]*/giu;
const HARDLY = /\b(hardly|barely|rarely)\b[^,.;]*/giu;
const FINITE = /\b(?:are|is|was|were|won['’]?t|don['’]?t|doesn['’]?t|can['’]?t|cannot|will|would)\b/iu;

/** What customers do today, as the founder tells it: "writing the rota in Excel"; empty when the answers do not say. */
export function habitsIn(
  { answers, language, vagueness, segments }: Brief,
  names: ReadonlySet<string>,
): string[] {
  if (language !== "en" || vagueness >= 0.6) return [];
  const problem = answers.problem.replace(HARDLY, "$1").replace(UNABLE, "$1");
  const said = sentences(problem);
  const listed = said.flatMap((each) => {
    const { doer, habit } = meansListed(bare(each)) ?? { doer: "", habit: "" };
    return habit && isCustomer(doer, answers.targetAudience) ? [uncap(habit, names)] : [];
  });
  const found = said
    // "Nurseries are reliable, but they open at eight": the other way itself is spoken of; what must be done is a duty.
    .filter((each) => !concedes(each) && !/\bmust\b/i.test(each))
    .filter((each) => !isFurtherGroup(each, segments) && !WANT_TO_REACH_THEM.test(each))
    .filter((each, i) => !/^they\b/i.test(each) || !speaksOfOthers(said[i - 1] ?? "", answers.targetAudience))
    .map((said) =>
      said
        .replace(/^(?:when|if|once|after|before) (?:[^,]{4,60}, |.+?, (?=they ))/i, "")
        .replace(/,? because .*$/i, "")
        .replace(WHO_ARE, "$1")
        .replace(OTHERS_NOTICE, "")
        // "Driving schools with 3 to 15 instructors plan lessons in Excel".
        .replace(/(?<=s) with \d[\d,]*(?:\s?(?:to|-|–)\s?\d[\d,]*)? [\p{L}-]+(?= \p{Ll}+ )/u, ""),
    )
    .flatMap((said) => [
      ...new Set(
        cores(said).concat(
          alsoDone(said, DOES),
          said.split(OWN_CLAUSE).slice(1),
          said
            .split(/,? (?:while|but|and|or) (?=[\p{L}' -]{3,40} [\p{L}]+)/u)
            .filter((part, at) => at === 0 || !isOfOthers(part, answers.targetAudience)),
        ),
      ),
    ])
    .filter((said) => !(DO_IT.test(answers.problem) && DUTY.test(said)))
    .map(
      (said) =>
        habitIn(bare(said), answers.targetAudience, names) ??
        habitIn(bare(said.split(/ and (?=[a-z]+ )/)[0] ?? said), answers.targetAudience, names),
    )
    .filter((habit) => habit !== null)
    .map((habit) =>
      habit.replace(
        /,? and (?:it|they|he|she|that|this|nobody|everybody|always|often) .*$| to (?:look|take|go|see)$/i,
        "",
      ),
    )
    // "The industrial park of Ghent has a kiosk": a noun that could be a verb.
    .filter((habit) => !/^\p{L}+ing of |^living /u.test(habit) && !NO_WAY.test(habit) && !FINITE.test(habit));
  const isSaidBetter = (habit: string, other: string) =>
    other !== habit &&
    (other.startsWith(habit) || (habit.endsWith(other) && other.length > 0) || pointsTo(habit, other));
  const ways = [...listed.filter((habit) => !/^living /.test(habit)), ...found];
  const kept = ways.map(customersWay).filter((way) => way !== null);
  const means = kept.some((habit) => meansTold(habit) || withMeans(habit)) ? null : meansTold(problem);
  return [...new Set([...(means ? [means] : []), ...kept])]
    .filter((habit, _, all) => !all.some((other) => isSaidBetter(habit, other)))
    .slice(0, 2);
}
