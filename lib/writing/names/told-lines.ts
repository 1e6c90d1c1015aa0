import { PERSONS, TRADESPEOPLE } from "@/lib/brief/buyers/firms-or-people";
import { sentences } from "../cut";
import { bare, cap, wordCount } from "../english";
import type { Material } from "../material";
import { baseVerb } from "../third";
import { ownSentences } from "./of-ours";
import { participle, verbOf } from "./participle";
import { factsTold } from "./told-facts";

const FEWEST = 3;
const MOST = 8;
/** Whoever buys or uses it. */
const READERS = `(?:${PERSONS}|${TRADESPEOPLE}|customers|clients|users|members|participants|guests|visitors|subscribers|buyers|owners|firms|companies|shops|schools|each user|every (?:user|customer|member|guest)|both sides)`;
const POINTS =
  /\b(?:it|its|they|them|this|that|these|those|there|such|then|he|she|his|her|which|who|whom|also|we|our|us|i|my|me)\b/i;
const ENDS_BADLY =
  /\b(?:a|an|the|and|or|of|for|with|to|in|on|at|by|from|than|is|are|has|have|each|every|your|more|less|as|per|first|own|about|into|until|before|after|when|if|because|so|not|only|very|one|two|three|four|five|six|same|most|other)$/i;
/** Broken off, said of the founder, or true of every offer. */
const NO_LINE =
  /\bbetween (?!.* and )|\bfor people$|^(?:how|what|worked|applied|spent|located|lived|studied|born|and|or|been|signed|take an?|know what (?:not|small)|do the|get the|fit up|see the result)\b|\b(?:patent\w*|waiting list|pilots?|founders?|investors?|any user data)\b|^(?:\p{L}+ ){0,2}(?:agreement|programme|course|app|platform|service)$/iu;
const OF_MONEY =
  /[€$£¥₹%ł]|\b\d[\d.,]* ?(?:kr|lei|kč|ft)\b|\b(?:euros?|dollars?|pounds?|kroner|kronor|rupees|chf|aed|usd|eur|gbp|costs?|fee|price[sd]?|commission|margin|revenue|investors?)\b/i;
/** Where a clause may end and still be whole. */
const CUT =
  /,(?= (?!\d))|;|:| - | (?:so that|because|while|when|if|and then|which|who|where|although|but|until|unless) | and (?:can|is|are|has|have|do|does|was|were) | (?:without|according|depending|during|instead of|such as|including|using|through|via) /i;

const yours = (text: string) =>
  text
    .replace(
      /\b(?:their|his or her|his|her|the customer['’]s|the host['’]s|the firm['’]s|the owner['’]s)\b/gi,
      "your",
    )
    .replace(/\bthemselves\b/gi, "yourself");

/** Shorter by what is added at its end, until it is short enough; "" where nothing whole is left. */
function fitted(text: string): string {
  let line = /^know /.test(text) ? bare(text) : bare(text.split(CUT)[0] ?? "");
  while (wordCount(line) > MOST || ENDS_BADLY.test(line)) {
    const at = Math.max(
      ...[" with ", " in ", " for ", " at ", " from ", " on ", " by ", " of ", " and ", " to "].map((word) =>
        line.lastIndexOf(word),
      ),
    );
    if (at < 0) return "";
    const cutOf = / of $/.test(line.slice(0, at + 4)) && line.lastIndexOf(" of ") === at;
    const next = line.slice(0, at);
    if (cutOf && wordCount(next) < 4) return "";
    line = bare(next);
  }
  return wordCount(line) >= FEWEST &&
    !POINTS.test(line.replace(/^know (?:how (?:much|many) of )?which\b/, "")) &&
    !OF_MONEY.test(line) &&
    !NO_LINE.test(line)
    ? cap(line)
    : "";
}

const DO = new RegExp(
  `^(?:the )?${READERS}(?: and \\p{L}+)?(?: (?:in|of|from|with) [\\p{L} ]{3,20})? (?:can |may |simply |then |also )*(?!not\\b|do not\\b|are\\b|have\\b|were\\b|is\\b|has\\b)(\\p{Ll}+) (.+)$`,
  "iu",
);
const NEED_NOT = new RegExp(`^(?:the )?${READERS} (?:do not|don['’]t|never) (?:have|need) to (.+)$`, "iu");
const LEAST_TO_DO = 4;
const RECEIVE = /^(?:get|receive)s?$/i;
/** "Owners receive a short video every afternoon", "customers choose a time slot online": told to the customer. */
function toldToYou(sentence: string): string {
  const need = NEED_NOT.exec(sentence);
  if (need) return fitted(yours(`no need to ${need[1]}`));
  const [, verb = "", rest = ""] = DO.exec(sentence) ?? [];
  if (
    !verb ||
    /^(?:pay|buy|sell|spend|look|want|need|wait|find|prefer|know|think|like|use|work|live|become|come|and|or|travel|cycle|decide|celebrate|ride)s?$/i.test(
      verb,
    )
  )
    return "";
  if (RECEIVE.test(verb)) return fitted(yours(rest.replace(/^(?:an?|the) (?=\p{L}+s\b)/iu, "")));
  const base = baseVerb(verb) ?? verbOf(verb) ?? (/s$/.test(verb) ? null : verb.toLowerCase());
  const line = base ? fitted(yours(`${base} ${rest}`)) : "";
  return wordCount(line) >= LEAST_TO_DO ? line : "";
}

const HAVE =
  /^(?:we|i)(?: also| always| only)? (?:have|offer|provide|publish|organise|organize|run|rent out|hire out|sell|stock|serve|give|include|accept|use|keep|guarantee|bring(?! together)|send(?: subscribers| customers| you)?|teach|make|produce|bake|brew|grow|build|cook|design|create|roast) (?!to\b|that\b|it\b|them\b|up to\b)(.+)$/i;
const CREATED = /\b(?:created|designed|built|developed)\b/i;
/** "We have one trained carer for every eight dogs": what there is, by itself. */
const whatThereIs = (sentence: string) => {
  const [, what = ""] = HAVE.exec(sentence) ?? [];
  return what && !/^the /i.test(what) && !CREATED.test(what.split(" ")[0] ?? "") ? fitted(yours(what)) : "";
};

/** "Children understand the lamp", "The dough is rolled thin by hand", "A violin maker sets up every instrument". */
const STANDS =
  /^(?:children|pupils|families|guests|half of|(?:the|an?|one) (?:\p{L}+ ){1,3}(?:is|are|\p{L}+s) )/iu;
const OF_FOUNDERS =
  /\b(?:came|comes from|worked|was|were|had|has|have|years|certified|founder|partner|checks|patents?|brother|husband|wife|sister|supplier|lawyer)\b/i;
const WHOLE = /^(?:every|each|no|one|all|most|courses|classes|lessons|orders|parts|boxes|members) .+/i;
const IS_DONE =
  /^(?:every|each) (?:\p{L}+ )?\p{L}+ (?:is|are) ((?:\p{L}+ed|made|sewn|cut|grown|baked|built|kept|sent|given|taught|sold|held|run|written) (?:in|by|from|within|on|at|for|with|before|after|to|under|under) .+)$/iu;
/** "Each box is posted within two days of roasting": "Posted within two days of roasting". */
const done = (sentence: string) => {
  const [, how = ""] = IS_DONE.exec(sentence) ?? [];
  return how ? fitted(yours(how)) : "";
};
const SIZE = /\b(?:weighs?|lasts?|folds?|fits?) (only .+|for .+|flat .+|(?:under|below|less than) .+)$/i;
const sized = (sentence: string) => {
  const [said = ""] = SIZE.exec(sentence) ?? [];
  return said ? fitted(yours(said.replace(/^(\p{L}+?)s? /u, (word) => cap(word)))) : "";
};

const INCLUDED = /^(.+?) (?:are|is) (included|waiting|ready|on site|available on site|free)\b/i;
const included = (sentence: string) => {
  const [, what = "", how = ""] = INCLUDED.exec(sentence) ?? [];
  return what && !/\b(?:and|contains?|comes?|which|that)\b$|\bcontains?\b/.test(what)
    ? fitted(yours(`${what} ${how.replace("available ", "")}`))
    : "";
};
const THERE_ARE =
  /^there (?:are|is) ((?:never|no|only|always|one|two|three|four|five|six|seven|eight|nine|ten) .+)$/i;
const thereAre = (sentence: string) => fitted(yours(THERE_ARE.exec(sentence)?.[1] ?? ""));
const ANSWERED =
  /^(?:we|i) (answer|reply|deliver|ship|start|repair|finish) ((?:within|on|by|before|in under) .+)$/i;
const answered = (sentence: string) => {
  const [, verb = "", when = ""] = ANSWERED.exec(sentence) ?? [];
  return verb ? fitted(yours(`${participle(verb)} ${when}`)) : "";
};
const NEEDS_NO = /^it needs (no [\p{L} -]+?)(?= and |,|$)/iu;
const RUNS =
  /\b(?:runs|lasts|works|keeps) (?:for )?((?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:hours|days|weeks|months|years)\b.*)$/i;
const ofThing = (sentence: string) => {
  const [, no = ""] = NEEDS_NO.exec(sentence) ?? [];
  return no ? fitted(`${no} needed`) : fitted(yours(RUNS.exec(sentence)?.[1] ?? ""));
};

const TELLS =
  /\b(?:shows?|tells?|warns?|alerts?|reminds?|informs?|notifies|sees?|knows?) (?:(?:the|an?|each|every|you|your) ?(?:\p{L}+ )?(?:at once |exactly |immediately )?|)(?:exactly )?(when|how much|how many|which|whether|where|what) ((?!\p{L}+ are\b.* and$)[^,.;]+)(?=[,.;]|$)/iu;
/** "A light shows the cook when the oil has to be changed": "Know when the oil has to be changed". */
const known = (sentence: string) => {
  // "I know where children get stuck" is what the founder knows.
  if (/^(?:.* so )?(?:we|i) know\b/i.test(sentence)) return "";
  const [, asked = "", what = ""] = TELLS.exec(sentence) ?? [];
  const said = what.split(/ (?:or|and|so that|because|in the|on the) /)[0] ?? "";
  return said && wordCount(said) > 2 ? fitted(yours(`know ${asked} ${said}`)) : "";
};

const clauses = (text: string) =>
  sentences(text).flatMap((sentence) =>
    bare(sentence)
      .split(
        /; |, (?:and|but) (?=(?:we|i|you|each|every|the|both|customers|members|owners|parents|guests|users)\b)| and (?=(?:we|i|you|they|members|customers|parents|owners|each|every|the \p{L}+(?: is|s are)) \p{Ll}?)/iu,
      )
      .map(bare),
  );

/** "The secretary enters the jobs": what those who decide have to do is nothing that wins them. */
const isTheirTask = (said: string, audience: string) => {
  const [, who = ""] = /^the (\p{L}+) \p{L}+s /iu.exec(said) ?? [];
  return who !== "" && new RegExp(`\\b${who}\\b`, "i").test(audience);
};

/** Lines out of what the founder tells of the offer, turned to whoever buys: none of them fits another business. */
export function toldLines(m: Material): string[] {
  const { brief } = m.context;
  if (m.foreign || m.vague) return [];
  const solution = clauses(brief.answers.solution);
  const own = ownSentences(brief).flatMap(clauses);
  const needed = clauses(brief.answers.targetAudience).filter((said) => /^no .+ needed$/i.test(said));
  const standing = own.filter((said) => STANDS.test(said) && !OF_FOUNDERS.test(said) && wordCount(said) > 3);
  const whole = [...needed, ...standing, ...own, ...solution]
    .filter(
      (said) =>
        (WHOLE.test(said) || STANDS.test(said)) &&
        wordCount(said) <= MOST &&
        !OF_FOUNDERS.test(said) &&
        !isTheirTask(said, brief.answers.targetAudience),
    )
    .map((said) => fitted(yours(said)))
    .filter((line) => wordCount(line) > FEWEST);
  const ways = [whatThereIs, toldToYou, done, sized, included, thereAre, answered, ofThing, known];
  const turned = [...own, ...solution].flatMap((said) => ways.map((way) => way(said)));
  const facts = factsTold(brief)
    // What would have to be cut is no whole thought.
    .filter((said) => wordCount(said) > FEWEST && wordCount(said) <= MOST && fitted(said) === cap(said))
    .map((said) => fitted(yours(said)));
  const lines = [...turned, ...whole, ...facts].filter(Boolean);
  return [...new Set(lines)];
}
