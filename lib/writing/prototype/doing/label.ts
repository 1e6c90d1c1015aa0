import { literal } from "@/lib/brief/text/literal";
import { cap, plural, withArticle, wordCount } from "../../english";
import type { Doing } from "./doing";
import { type NounPhrase, nounPhrase } from "./noun-phrase";
import { tokensOf } from "./words";

const MOST = 6;
/** "Their shift plan" is "your shift plan" to whoever reads it. */
const OWN = /^(?:their|his|her|your|its|our|my)$/i;

/** The name of a thing in at most so many words: what stands farthest from its last word falls first. */
export function named({ words }: NounPhrase, most: number): string {
  const [name = words, ...of] = words.split(/ (?=of )/);
  const whole = [name, ...of].join(" ");
  if (wordCount(whole) <= most) return whole;
  return name.split(" ").slice(-most).join(" ");
}

/** With what stands before it: "a barcode", "your shift plan". */
function spoken(object: NounPhrase, most: number, reads: boolean): string {
  const name = named(object, most);
  const said = object.determiner.toLowerCase();
  if (OWN.test(said)) return reads && !/^its$/.test(said) ? `your ${name}` : `the ${name}`;
  if (said && (name === object.words || !/^an?$/.test(said))) return `${said} ${name}`;
  return said ? withArticle(name) : name;
}

const NAMED_ALONE = /^(?:list|plan|show)$/;
/** Where what follows may end: "by distance", "by the day". */
const HOW =
  /^(?:by|on|with|in|online|at|from|to) ?(?:the |a |an |your |their )?[\p{L}\d.:]+(?: [\p{L}\d]+)?$/iu;
const REST_ENDS =
  /,|;| (?:until|before|after|when|which|that|so|because|every|each|and|on their|on the phone|with the|in (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/i;

/** What it gives in two to six words: "Weekly meal plan", "Scan a barcode", "Who drives". */
export function labelOf(doing: Doing, reads: boolean): string {
  const { object, question, verb, rest, sort, items, passive, subject } = doing;
  if (passive) return sort === "pay" ? "Payment" : cap(passive.label);
  if (sort === "alert" && verb === "turn") return `When it turns ${rest.split(" ")[0]}`;
  if (sort === "alert") {
    const said = state(rest);
    if (said) return said;
  }
  // "Sees every job and what is still unpaid".
  if (object && question && sort === "show" && wordCount(rest) <= MOST + 1) return cap(rest);
  // "Gives you a simple plan for each week": what one has of it.
  if (object && subject.actor === "" && /^(?:give|offer|create|generate|provide)$/.test(verb)) {
    const whole = rest.replace(/^(?:you|them|us|me|users|customers) /i, "").replace(/^(?:an?|the) /i, "");
    return cap(
      wordCount(whole) < MOST && !/[,;:]| (?:that|which|so|and|when|if) /.test(whole)
        ? whole
        : named(object, MOST),
    );
  }
  const asked = shortQuestion(question.replace(/^(?:whether|if) /i, ""));
  if (question && sort === "choose")
    return cap(`${verb} ${reads ? question.replace(/\bthey\b/g, "you") : question}`);
  if (
    question &&
    (!object || /^(?:tell|see|know|show|say|decide|calculate|find)$/.test(verb)) &&
    wordCount(asked) <= MOST
  )
    return cap(/^(?:whether|if) /i.test(question) ? `whether ${asked}` : asked);
  if (object && NAMED_ALONE.test(sort) && wordCount(object.words) > 1) return cap(named(object, MOST));
  if (/^each other\b/i.test(rest)) return cap(`${verb} each other`);
  if (sort === "photo" && doing.subject.actor === "" && object)
    return cap(`upload ${spoken(object, MOST - 2, reads)}`);
  const got =
    verb === "get" && !object
      ? /^(\p{L}+)(?: (?:straight away|at once|directly))?( (?:if|when) .+)?$/iu.exec(rest)
      : null;
  if (got) return cap(`${got[1]}${got[2] && wordCount(got[2]) < MOST ? got[2] : ""}`);
  const [, behind = ""] = (sort === "translate" && / into (.+)/u.exec(rest)) || [];
  const made = behind ? nounPhrase(tokensOf(behind)) : null;
  if (made) return cap(made.words);
  // "Keeps track of miles and gas".
  const [, kept = ""] =
    (sort === "keep" &&
      /^(?:track|count|a (?:log|record|list)) of (?:the |your |all )?([^,.;]+)$/i.exec(rest)) ||
    [];
  const solved =
    object && verb === "get" ? new RegExp(`^${object.words} (\\p{L}+ed)\\b`, "u").exec(rest)?.[1] : "";
  if (object && solved) return cap(`${object.words} ${solved}`);
  if (kept && wordCount(kept) < MOST && !/\b(?:what|how|who|which)\b/.test(kept))
    return cap(kept.replace(/ (?:to|too|also|as well)$/i, ""));
  if (sort === "alert" && /\bwhen it \p{L}+s\b/u.test(rest)) return "Warning";
  if (/^(?:him|her|them|you|us)\b/i.test(rest) && verb === "remind") return "Your reminders";
  if (sort === "get" && object && /\bback\b/.test(rest))
    return cap(`get ${spoken(object, MOST - 2, reads)} back`);
  if (verb === "apply" && sort === "take" && object)
    return cap(`apply for ${spoken(object, MOST - 3, reads)}`);
  const particle = /^(?:up|out|in|off|down|for)\b/i.exec(rest)?.[0];
  const does = particle ? `${verb} ${particle}` : verb;
  const whole = wholeDeed(doing, reads);
  if (whole) return whole;
  if (object && !/^(?:come|arrive)$/.test(verb)) {
    const two =
      items.length === 2 && wordCount(items.join(" ")) <= 4
        ? items.join(/ or /.test(rest) ? " or " : " and ")
        : "";
    const said = two || spoken(object, MOST - wordCount(does) - 1, reads);
    const behind = new RegExp(`^(?:\\p{L}+ )?${literal(object.words)} (up|out|back|down)\\b`, "iu").exec(
      rest,
    )?.[1];
    const back = behind && wordCount(said) < MOST - 1 ? ` ${behind}` : "";
    return cap(`${does} ${said}${back}`);
  }
  const how = (rest.replace(/^(?:them|it) /, "").split(REST_ENDS)[0] ?? "").trim();
  if (
    doing.subject.actor === "" &&
    HOW.test(how.replace(/\btheir\b/, "your").replace(/^(\w+) your \p{L}+ /u, "$1 your ")) &&
    wordCount(how) <= MOST - 1
  )
    return cap(`${verb} ${how.replace(/\btheir\b/, "your")}`);
  if (HOW.test(how) && wordCount(how) <= MOST - 1) return cap(`${verb} ${how}`);
  return cap(verb);
}

const [MOST_WHOLE, MOST_WHERE_IT_GOES] = [5, 7];
/** "Put all dues" says nothing without where they go. */
const GOES_ON = /^(?:put|turn|keep|move|set|bring|take|hand|leave|pin|talk|connect|link|text|show|map)\b/i;
/** Marks and words behind which something else begins, and those that mean nothing by themselves. */
const NOT_WHOLE =
  /[,;:.()"]|\b(?:which|that|who|so|because|until|unless|than|it|its|they|them|he|she|his|her|i|we|us|me|my|our|there|or|this|these)\b|['’]ll\b/i;
/** What comes out of it is the name of the screen: "plan for the week", "SMS with the bill". */
const MADE_BY_IT = /^(?:make|create|build|generate|produce|give|send|show|print|prepare) (?:an?|the) /i;
const GOT = /^(?:get|receive) (?:an?|the) /i;
/** When and how fast is no part of a name. */
const WHEN_DONE =
  / (?:online|(?:with)?in \d+ \p{L}+|on \p{Lu}\p{L}+day|(?:the )?next day|the day before|each \p{L}+|every \p{L}+|today|at once|bit by bit)$/u;
const HANGS = /\b(?:to|of|for|with|in|on|at|by|from|the|an?|and|too|also|is|are|has|have)$/i;
/** "Put all dues in one calendar", "move jobs when it rains": short enough to be said to its end; "" where it is not. */
function wholeDeed({ verb, rest, items, subject }: Doing, reads: boolean): string {
  const said = `${verb} ${rest.replace(/^(?:you|customers|users) /i, "").replace(/ when it (?=\p{L}+s$)/u, " when ~")}`;
  if (/^(?:come|arrive)$/.test(verb)) return "";
  const own = reads && !/\b(?:each|every)\b/.test(rest) ? "your" : subject.actor === "" ? "their" : "the";
  const deed = said
    .replace(/\btheir\b/g, own)
    .replace(WHEN_DONE, "")
    .trim();
  const made = subject.actor === "" ? MADE_BY_IT : GOT;
  const spoken = wordCount(deed) > 3 ? deed.replace(made, "") : deed;
  return wordCount(spoken) > 2 &&
    wordCount(spoken) <= (GOES_ON.test(spoken) ? MOST_WHERE_IT_GOES : MOST_WHOLE) &&
    !NOT_WHOLE.test(spoken) &&
    !HANGS.test(spoken) &&
    (items.length > 1 || !/\band\b/.test(spoken))
    ? cap(spoken.replace(" when ~", " when it "))
    : "";
}

/** "Which sets are due for service this month" up to where it is whole. */
const shortQuestion = (asked: string) =>
  wordCount(asked) <= MOST
    ? asked
    : asked.replace(
        /^((?:\p{L}+ ){2,5}\p{L}+) (?:for|this|on|in|at|to|by|from|since|during|before|after) .*$/u,
        "$1",
      );

/** "When an invoice is late": invoices that are late. */
function state(rest: string): string {
  const [, noun = "", is = ""] =
    /^(?:when|if|that) (?:an?|one) ((?:\p{L}+ )?\p{L}+) (?:is|gets|becomes) ((?!\p{L}+ (?:to|for|by|in|of)\b)\p{L}+)\b/iu.exec(
      rest,
    ) ?? [];
  return noun ? cap(`${plural(noun)} that are ${is}`) : "";
}
