import { isKnownWord } from "../abroad/known-word";
import { OPENING_NOUNS } from "../data/no-names";
import { literal } from "../text/literal";

const NAME = "\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:& )?\\p{Lu}[\\p{L}\\d&'’.-]*){0,2}";
/** Others of the same kind may stand beside a name: "Foo and wholesalers". */
const MORE_NAMES = `(?:(?:, | and |, and | or )(?:${NAME}|(?:the )?(?:other )?\\p{Ll}+(?:ers|ors|ies|ops|tes|ces|ms|pps|ools)(?= (?:only|just|don|can|never|still)\\b)))*`;
const VERB =
  "(?:accept|address|allow|answer|ask|assume|automate|bill|book|build|bundle|cater|charge|check|collect|combine|compare|connect|cook|cost|count|cover|deliver|demand|design|earn|finance|do|expect|fit|focus|force|generate|get|give|guess|handle|help|hide|ignore|include|keep|lack|leave|lend|let|limit|list|lock|make|manage|match|measure|miss|mix|need|offer|pick|predict|print|produce|promise|push|put|read|record|rely|remind|rent|repair|require|run|search|sell|send|serve|ship|show|solve|speak|spam|start|store|suggest|swap|sync|take|target|teach|tell|track|train|transcribe|translate|treat|use(?!s? it\\b)|want|watch|work|write)(?:e?s)?|relies|ha(?:s|ve)(?= (?:no|only|just|their|its|fewer|less|a long|(?:it|that|this|one|them) (?:only|just))\\b)";
const NARROW = ` (?:only|just|merely|still|mostly|simply) (?:${VERB}|ha(?:s|ve)|\\p{Ll}{3,}s)\\b`;
const IS =
  " (?:is|are) (?:too|only|just|still|for|not|made|built|designed|aimed|meant|geared)\\b| (?:is|are) (?:\\p{L}+ ){1,2}only\\b";
const CANNOT =
  " (?:doesn['’]?t|does not|don['’]?t|do not|isn['’]?t|aren['’]?t|can['’]?t|cannot|won['’]?t|never|stops? at|shut down|ha(?:s|ve) (?:no|only|just))\\b";
const COSTS =
  " (?:(?:charge|cost|want|need|require|lack|ignore|target|sell|accept|treat|pick)s?|(?:focus|mix|teach)(?:es)?|takes?(?= (?:\\d|an? |weeks|months|days|hours)))";
/** What is done for the founder is no fault: "Siemens pays us", "Lidl sells our bread". */
const NOT_OURS =
  "(?! (?:[^\\s,;]+ ){0,2}(?:us|ours?|me|my|this|we|co-?founders?|partners?|investors?|customers?)\\b)";
/** What is said of a product one does without: "only lists ads", "is for everyday clothes", "are too much". */
const FAULT = new RegExp(`^${MORE_NAMES}(?:${NARROW}|${IS}|${CANNOT}|${COSTS})\\b${NOT_OURS}`, "u");
const OPENS_CLAUSE = /(?:^|[,:;–])\s*(?:[Tt]he )?$|\b(?:and|but|while|whereas|because|since|or)\s+$/i;
/** "Show offices in Ghent and Aalst accept them": the second of two places opens nothing. */
const OF_TWO_PLACES = /\b(?:in|at|from|near|between|around|of) \p{Lu}[\p{L}-]+ (?:and|or)\s+$/u;
const opensClause = (before: string) => OPENS_CLAUSE.test(before.trimStart()) && !OF_TWO_PLACES.test(before);

/** "Rover is cheap but it is somebody else every week": a fault after what is granted. */
const GRANTED = new RegExp(
  `^${MORE_NAMES}(?: \\p{Ll}{3,}s)? (?:is|are|has|have|do|does|works?|helps?|offers?|gives?|shows?|lists?|\\p{Ll}{3,}s) [^.;]{2,70}?,? (?:but|although|though|yet|while) (?!(?:we|us|ours?|i|my)\\b)|^${MORE_NAMES} (?:is [^.;]{2,50}? and (?:(?:does|can|has|is)(?: not|n['’]t| no)|cannot|never)|\\p{Ll}{3,}s [^.;]{3,40},? so (?:you|they|people|nobody|it)) `,
  "u",
);
/** "... and Poshmark is for everyday clothes": a name that heads its clause, with a fault told of it. */
export const isFaulted = (before: string, after: string) =>
  opensClause(before) && (FAULT.test(after) || GRANTED.test(after));

/** "Branded bags from Foo or": who makes the things that one does without; of food a place is told that way. */
const MADE_BY = new RegExp(
  `(?:^|[,;:–] *|\\b(?:and|but|while) )(?:\\p{L}[\\p{L}’'-]* ){0,2}(?!\\p{L}*(?:cheese|wine|beer|coffee|bean|apple|fruit|rose|flower|tea|oil|olive|tomato|vegetable|fish|ham|sausage|meat|people|customer|student|guest|friend|visitor|client))\\p{L}[\\p{L}’'-]*s from (?:${NAME}(?:,| or| and) )?$`,
  "iu",
);
const WEARS_OUT =
  /\b(?:but (?!we\b|us\b)|only\b|breaks?\b|tears?\b|cracks?\b|leaks?\b|fades?\b|rusts?\b|smells?\b|fails?\b|costs?\b|go(?:es)? (?:flat|soft|dull|in)\b|(?:is|are) (?:big|bulky|heavy|stiff|hard|flimsy|thin|clumsy|ugly|loud|slow|dear|expensive)\b|falls? (?:apart|off)\b|wears? out\b|lasts?\b|too \p{L})/u;
const THEIRS_FAIL = new RegExp(`^${MORE_NAMES} ${NOT_OURS.replace(" ", "")}[^.;]*?${WEARS_OUT.source}`, "u");
export const isMakerFaulted = (before: string, after: string) =>
  MADE_BY.test(before.trimStart()) && THEIRS_FAIL.test(after);

const DOING = new RegExp(
  `^(?<more>${MORE_NAMES})(?: \\p{Ll}+s)?(?: (?:is|are|must)(?! (?:on board|in|interested|using|testing|signed|with|already|live|ready|backed|supported|our|my|the)\\b)|(?: only| just| merely| still| mostly)? (?:${VERB})\\b)${NOT_OURS}`,
  "u",
);
/** "Vanta bundles it. We do one thing": the offer stands against it. */
const CONTRAST =
  /^[^.;]{4,100}(?:[.;,–] |\b)(?:(?:but|and|while|whereas) )?(?:\b[Ww]e|\b[Oo]urs?|\b[Yy]ou still)\b/u;
/** "... and Textly rewrites the argument": whatever it is that a name does. */
const DOES = new RegExp(
  `^ \\p{Ll}{2,}(?<!s)s (?!that\\b|with\\b)(?:the|an?|your|theirs?|its|every|each|all|any|up|out|away|\\p{Ll}{3,}s)\\b${NOT_OURS}`,
  "u",
);
/** "Wordly corrects commas and Textly rewrites": the second name vouches for the first. */
const PARALLEL =
  /^ \p{Ll}{2,}(?<!s)s (?:the|an?|your|their|all|\p{Ll}{3,}s)\b[^.;]{0,40}?(?:,| and| while|, and) \p{Lu}[\p{L}\d]{2,} \p{Ll}+s\b/u;
/** "Foo heats theirs": it has one of the same kind. */
const THEIRS = /^ \p{Ll}+s theirs\b/u;
/** "Kwikspares delivers only by van": several would deliver, so it is one that is called so. */
const CALLED_IN_S = /(?<!s|us|is|ic|te)s$/;
const ONE_DOES = /^ (?:is|has|does|\p{Ll}{3,}(?<!s)s)\b/u;
const DOES_ONLY = /^ (?:has|does|\p{Ll}{3,}(?<!s)s) (?:only|just|no|not|nothing|too)\b/u;
const isCalledInS = (word: string, after: string) => CALLED_IN_S.test(word) && ONE_DOES.test(after);
const SURE = /\s|\d|\p{Ll}\p{Lu}|\p{Ll}\.\p{Ll}/u;
/** "Dext", "Swiggy": what is no word of the language. */
const isNoWord = (name: string) => /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !isKnownWord(name);
/** "Facturama and the tax portal need a laptop", "Splosh posts you pouches": what such a name does, alone or beside others. */
const NAME_DOES = new RegExp(
  `^(?: (?:and|or) (?:the )?(?:[\\p{L}-]+ ){1,3}(?:need|are|cost|want|take|only|have|ask|charge|sell)\\b| \\p{Ll}{2,}(?<!s)s (?:you|it|them|people)\\b)${NOT_OURS}`,
  "u",
);
/** "Trade and Atlas have a few. We carry nothing else": two names, and then what is ours. */
const TWO_AGAINST_US =
  /^(?:,| and| or) \p{Lu}[\p{L}\d]{2,} (?:is|are|have|do|try|only|all|\p{Ll}+) [^.;]{4,100}[.;,–] (?:(?:but|and|while|whereas) )?(?:[Ww]e|[Oo]urs?|[Mm]ine|I)\b/u;
/** "Rover and Gudog accept anyone", "...; Brew Dr is pasteurised": what is surely a name, and what it does. */
export const isAtWork = (name: string, before: string, after: string) => {
  const more = opensClause(before) ? DOING.exec(after)?.groups?.more : undefined;
  if (more === undefined)
    return (
      opensClause(before) &&
      (TWO_AGAINST_US.test(after) ||
        (isNoWord(name) && NAME_DOES.test(after)) ||
        THEIRS.test(after) ||
        (isCalledInS(name, after) && DOES_ONLY.test(after)) ||
        (before.trim().length > 0 || SURE.test(name) || isNoWord(name) ? DOES : PARALLEL).test(after))
    );
  return (
    more.length > 0 || before.trim().length > 0 || SURE.test(name) || isNoWord(name) || CONTRAST.test(after)
  );
};

/** "Parents give up on Tinder", "finish Duolingo": what was tried and did not do. */
export const isTried = (before: string) =>
  /\b(?:(?:give|gave|giving) up on|quit|finish(?:ed)?|tried|abandon(?:ed)?|switch(?:ed)? from|end(?:s|ed|ing)? up (?:on|with|at|using|ordering (?:on|from|with))|stuck (?:with|on)|resort to)\s+(?:\p{Lu}[\p{L}\d.-]* (?:and|or) )?$/iu.test(
    before,
  );

/** "... like Foo, Bar and": the list goes on. */
const SUCH_AS = ",? (?:like|such as)\\s+(?:(?:the )?\\p{Lu}[^,;.]{0,28}(?:, and|, or|,| and| or) ){0,4}$";
const SOFTWARE = new RegExp(
  `\\b(?:systems?|tools?|(?:web)?sites?|apps?|platforms?|marketplaces?|software|programs?|portals?|suites?)${SUCH_AS}`,
  "iu",
);
const KIND =
  /(?<!\b(?:cit|countr|communit|universit))(?<!\b(?:town|place|region|district|island|state|language|day|month|holiday|event|festival|name|word|subject|topic|area|village|market|port|friend|client|customer|partner|user|investor|disease|condition|case))(?:(?<!u)s|ies|y) (?:like|such as)\s+(?:(?:the )?\p{Lu}[^,;.]{0,28}(?:, and|, or|,| and| or) ){0,4}$/iu;
/** "... help but most people hate putting them on": further on in the sentence. */
const LATER_FAULT = new RegExp(
  `^${MORE_NAMES}${NOT_OURS}(?! (?:work|use)s? (?:with )?(?:us|it)\\b)[^.;]*?\\b(?:but (?!we\\b|us\\b)|only\\b|refuses?\\b|cannot\\b|never\\b|too \\p{L}|(?:do|does|ca|wo|is|are)n['’]t\\b)`,
  "u",
);
/** What is joined or sold through is no rival. */
const JOINED =
  /\b(?:integrat\w*|connect\w*|work(?:s|ing)? (?:with|inside|alongside|on|next)|plugs?|sync\w*|imports?|exports?|partner\w*|supply|sell(?:s|ing)?|sold|listed|stocked|built on|runs? on|inside)\b/i;

/** "Big systems like Yardi": software is compared, a firm only where a fault is told of it. */
export const isLikened = (before: string, after: string) =>
  !JOINED.test(before) &&
  (SOFTWARE.test(before) ||
    (KIND.test(before) && (FAULT.test(after) || DOING.test(after) || LATER_FAULT.test(after))));

/** No article before it, so it is a name or a mass; these are masses, many, or anybody. */
const NO_RIVAL =
  /(?:[^u]s|ing|tion|sion|ment|ness|ity|ery|age|ance|ence|ism|ware|(?:any|every|no|some)body|one|thing|people|men|children|staff)$/i;
/** What is called without an article though it is no name. */
const MATTER =
  /^(?:leather|paper|plastic|glass|wood|cotton|wool|linen|silk|steel|iron|gold|silver|stone|brick|concrete|cement|rubber|foam|bamboo|cork|milk|cheese|meat|beef|pork|chicken|fish|rice|flour|sugar|salt|butter|honey|chocolate|tea|wine|juice|fruit|water|oil|gas|petrol|diesel|coal|wind|solar|insulin|aspirin|ibuprofen|therapy|physiotherapy|yoga|pilates|surgery|school|church|university|college|nursery|daycare|kindergarten|home|radio|television|post|mail|poetry|music|gin|vodka|whisky|soap|shampoo|detergent|bleach|vinegar|fertili[sz]er|compost|manure|hay|straw|sand|gravel|gold|jewellery|clay|felt|denim|leatherette|mulch|tape|glue|paint|wallpaper|carpet|vinyl|laminate|acupuncture|hypnosis|botox|medicine|care|cloud|email|excel|word|bluetooth|wifi|fibre|broadband|internet|english|french|german|spanish|maths?|latin|football|tennis|golf|skiing|chess|sleep|sport)$/;

/** Another name right after it: "Rover and Gudog". */
const NEXT_NAME = /^(?:,| and| or) \p{Lu}[\p{L}\d]{2,}/u;
const NO_NAME_OPENS =
  /^(?:ours|theirs|mine|yours|this|that|these|those|it|they|we|i|you|there|here|such|others?|another|existing|traditional|current|normal|usual|typical|standard|ordinary|conventional|generic|competing|cheap|big|large|small|local|foreign|imported|human|popular|modern|online|digital|smart|unlike|while|whereas|but|and|or|even|like|because|since|although|though|where|when|however|today|only|both|our|my|your|every|each|most|many|some|all|no|the|an?|what|with|without|if)$/i;

/** A word that stands small elsewhere in the answers is no name. */
const isSaidSmall = (small: string, whole: string) =>
  new RegExp(`(?<![\\p{L}\\d])${literal(small)}s?(?![\\p{L}\\d])`, "u").test(whole);

/** "Pressure mats measure the weight": several things of an ordinary kind. */
const OF_THINGS = new RegExp(`^ \\p{Ll}{3,}s (?:only |just |still )?(?:are|${VERB})\\b`, "u");

/** "Stillwhite only lists ads": at the head of a sentence, what nothing but a name can be. */
export const opensAsRival = (words: string, after: string, whole: string) => {
  const [first = ""] = words.split(" ");
  const small = first.toLowerCase().replace(/['’]s$/, "");
  // "My Music Staff" is called so.
  if (NO_NAME_OPENS.test(first)) return /^My \S+ \S/.test(words) && isFaulted("", after);
  if (/\s/.test(words)) return DOING.test(after) || FAULT.test(after);
  if (OPENING_NOUNS.has(small) || MATTER.test(small) || isSaidSmall(small, whole)) return false;
  if (SURE.test(words) || NEXT_NAME.test(after))
    return DOING.test(after) || FAULT.test(after) || DOES.test(after);
  if (
    isNoWord(first) &&
    [DOING, FAULT, DOES, GRANTED, NAME_DOES, TWO_AGAINST_US].some((told) => told.test(after))
  )
    return true;
  if (TWO_AGAINST_US.test(after)) return true;
  // "RFID tags break": letters alone are no name.
  if (/^\p{Lu}+$/u.test(first)) return false;
  return (
    first.length > 3 &&
    (!NO_RIVAL.test(first) || isCalledInS(first, after)) &&
    // "Button needs cold rooms", "life is too complicated": a word is a name only where ours stands against it.
    (((FAULT.test(after) || GRANTED.test(after)) && CONTRAST.test(after)) ||
      (isCalledInS(first, after) && DOES_ONLY.test(after)) ||
      PARALLEL.test(after) ||
      THEIRS.test(after) ||
      (DOING.test(after) && !OF_THINGS.test(after) && CONTRAST.test(after)))
  );
};
