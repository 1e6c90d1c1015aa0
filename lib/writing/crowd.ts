import { SORTS } from "./data/buyers";
import { bare, plural, singular, uncap, wordCount } from "./english";
import { asOne, withoutHalf, withoutKinds } from "./kinds-of-group";
import { ledBy } from "./led-by";
import { asPeople, plainHead } from "./people-name";
import { asPersons } from "./persons-meant";
import { plainGroup } from "./plain-group";

/** Heads that say nothing of a person without what follows them. */
const GENERAL_HEAD =
  /^(?:(?:\p{L}+ of )?people|(?:\p{L}+ of )children|adults|women|men|guys|ladies|families|parents|patients|those|children|owners|mothers|fathers|couples|managers|heads|offices|organi[sz]ers|users|households|relatives|carers|(?:\p{L}+ )?(?:runners|athletes|cyclists|teenagers|seniors|workers|mothers|fathers))$/iu;
/** From here on a group is only described further. */
const DESCRIBED =
  / (?:that|which|who|whose|where|without|(?:kept|parked|used|based|moored|stored|run) (?:in|on|at|by|for)|organi[sz]ed|earning|flying|living|working|looking|needing|coming|visiting|studying|planning|wanting|using|having|located|based|more than|at least|under|with|in|at|on|along|across|around|near|from|between|aged|over|reached|buying|preparing|moving|doing|selling|running|serving|and the|or the|every|twice|once|after|before) .*$/i;
/** "Brides getting married", "parents expecting a baby": the group is named before it. */
export const PARTICIPLE =
  "(?:getting|expecting|facing|becoming|awaiting|struggling|suffering|recovering|retiring|returning|(?:waiting|trying|planning|going|raising|paying|studying|carrying|caring|renting|owning|leaving|losing|keeping|learning|saving|applying|commuting|travelling|traveling|hiring|changing|training|hoping) (?=(?:an?|the|their|to|for|from|into|with|on|no|at|in|home|between)\\b))";
const DOING = new RegExp(`(?<=s|people|men|women|children) ${PARTICIPLE}.*$`, "iu");
const AGE =
  /(?<!\b(?:type|class|grade|year|form|level)),? (?:aged? |between |ages |over |under |above |up to |from )?\d{1,2}(?:\s?(?:to|-|–|and)\s?\d{1,2}|\+)?(?: (?:years?|months?|weeks?|days?)(?: olds?)?)?(?= |,(?!\d)|$)/gi;
/** "In their thirties and forties" is an age in words. */
const IN_DECADES =
  / in their (?:early |mid-?|late )?\p{L}+ties(?:(?:,| and| or| to)+ (?:their )?(?:early |mid-?|late )?\p{L}+ties)?/iu;
/** "in Wales", "from the Gulf": where, not who. */
const WHERE =
  / (?:in|on|along|across|around|near|from|between|within|throughout) (?:(?:the|all|rural|northern|southern|eastern|western|central|greater) )*\p{Lu}[\p{L}'’-]*(?:(?:,| and| or| of| de| do| da| del)? (?:(?:the|northern|southern|eastern|western|rural) )?\p{Lu}[\p{L}'’-]*)*(?: (?:city|town)(?= and (?:its |the )?(?:suburbs|surroundings|outskirts|county|villages)\b))?(?: and (?:its |the )?(?:\p{Ll}+ )?(?:suburbs|surroundings|outskirts|county|villages|valley|towns)(?: (?:a?round|near)(?: (?:it|about|there|here))?)?)?(?: (?:\p{Ll}+ )?(?:area|region|county|province|district|valley|state|ward|quarter|borough|island|islands|towns|cities|villages|suburbs|resorts|areas|regions))?(?![\p{L}'’-]| \p{Ll}{3,}s\b| \p{Lu})/gu;
const [MOST, MOST_DESCRIBED] = [4, 7];
/** "Municipal and regional museums": one kind of them is enough for a title. */
const TWO_KINDS = /^\p{L}+(?:al|ic|ary|ian|dent|ate) and (?=\p{Ll}+ \p{L}+s$)/u;
/** "Civil and environmental engineering firms": neither field alone names them. */
const TWO_FIELDS = /^\p{Ll}+(?:al|il|ic|ary) and \p{Ll}+(?:al|il|ic|ary) (?=\p{Ll}+ing \p{L}+s$)/iu;
/** "Craft and mid-size breweries": every size of them is meant. */
const TWO_SIZES = /^\p{L}+(?:-\p{L}+)? and (?:small|large|mid|medium|big)(?:-\p{L}+)? (?=\p{L}+s$)/iu;
/** "Small and mid-size freight forwarders and customs brokers": a size is nobody. */
const SIZE =
  "(?:small|mid-?sized?|middle|low|high|medium(?:-sized)?|large|larger|big|young|independent|private|public|new|growing)";
const SIZES = new RegExp(
  `^${SIZE}(?:(?:,| and| or| to) ${SIZE})+(?:[- ](?:cost|income|price|priced|budget))? (?=\\p{L})`,
  "iu",
);
/** "Hospitals and outpatient clinics": the first of two buyers stands for both where one is spoken of. */
const FIRST_OF_TWO = /^((?:\p{L}+ )?\p{L}+s) (?:and|or) (?:\p{L}+ )?(?:\p{L}+s|women|men)$/iu;
const ENDS_BADLY =
  / but .*$|(?: (?:for|under|over|above|below|aged|up to))? (?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)$| (?:who|that|which)(?: (?:want|need|have|are|can|would|like|like to|want to|need to|do|get|look|live|use|came|moved|arrived))?$|\s(?:and|or|of|with|for|to|the|a|an|in|on|at|than|by|small|their|who|that|from|between|aged|over|under|about|after|before|during|built|made|born|bought|last|past|next)$|(?<=s)\s\p{L}+ing$|(?<= who \p{L}.{3,30}) and \p{L}+$|\s(?:and|or) (?:people|those|others)$/iu;

/** "Women who like their home to look and smell good": cut behind its first verb it says something else. */
const HALF_SAID = / (?:who|that) .* to \p{L}+$/iu;
/** Praise is no part of whom it is for. */
export const PRAISE =
  /^(?:(?:forward-thinking|ambitious|savvy|tech-savvy|smart|modern|passionate|discerning|high-performing|innovative|visionary|dynamic|progressive|aspiring|aspirational|busy and ambitious|future-focused|design-led),? (?:and )?)+(?=\p{L})/iu;

const SHARED_HEAD =
  /^([\p{L}-]+(?: [\p{L}-]+)?(?<=[^s])(?<!\b(?:people|women|men|children|folk|staff))) and (?:\p{Ll}+ ){1,2}(\p{Ll}+s)$/u;
const MANAGERS_OF =
  /^((?:office|practice|property|shop|facility|fleet|project|event) managers) (?:of|at|in) (?:small |large )?(?:companies|firms|businesses|offices|organi[sz]ations)$/i;
const PARENTS_OF = /^((?:[\p{L}-]+ )?(?:parents|mothers|fathers)) (?:of|with) (?:young |small )?children$/iu;
/** "Teachers of the third year", "safety managers of metal factories": the post says who they are. */
const POST_AT =
  /^((?:green-?keepers|caretakers|conductors|treasurers|head teachers|teachers|nurses|doctors|midwives|trainers|coaches|directors|principals|chefs)|\p{L}+ (?:managers|teachers|nurses|officers|coordinators|directors|leaders|inspectors|secretaries)) (?:of|at|in) .+$/iu;
/** "Sales teams of machine builders": whose they are is told beside it. */
const TEAM_OF = /^((?:\p{L}+ ){1,2}(?:teams|departments)) (?:of|at|in) .+$/iu;
/** "Owners and head chefs of independent restaurants", "HR managers at care homes": the organisation is the customer. */
const POSTS_AT =
  /^(?:(?:(?:head|general|kitchen|HR|duty|small|independent) )?(?:owners|founders|managers|directors|heads|chefs|staff|bosses|operators|landlords)(?:, | and | or |, and |\/))+(?:(?:head|general|kitchen|HR|duty) )?(?:owners|managers|directors|chefs|heads|staff|bosses|operators) (?:of|at|in|from) (?:(?:small|big|large|old|independent|private|busy|new|local) )*((?:\p{L}+ ){0,2}\p{L}+s)$/iu;
/** "Shop owners" buy for their shops, "dog owners" for themselves. */
const OWNERS = /^((?:\p{L}+[ -]){0,2}?\p{L}+) (owners|founders|operators|managers|directors)$/iu;
/** Whose managers buy for more houses than one, or decide as people of a trade. */
const OWN_TRADE =
  /(?:office|property|project|facility|facilities|product|event|practice|building|business|fleet|team|farm|company|development|brand|account|hr|it|sales|marketing|operations|safety|warehouse)$/iu;
/** "Care homes for people": whom they look after was cut off in its midst. */
const FOR_SOME =
  /(?<=s) for (?:people|adults|children|patients|those|women|men|families|students|young people|older people)$/iu;

/** "Owners of boats" are named by what they run; of "managers of care homes" it is the homes that buy. */
const IN_CHARGE_OF =
  /^(heads|directors|managers|owners|keepers|growers|sellers|collectors|operators|organi[sz]ers) of (?:(?:small|big|large|old|independent|private|busy|new|their own|one or two) )*((?:\p{L}+ ){0,2}\p{L}+s)(?: (?:and|or) .*)?$/iu;
const BUILDERS = /^building(?: and \p{L}+)? (?:companies|firms|contractors)$/iu;

/** "Offices with 20-80 staff", "households within 25 km": how large or how near they are is no part of their name. */
const STAFFED =
  / within \d[\d.,]* ?(?:km|kilomet\w+|miles?|minutes)\b.*$| with (?:about |over |up to |at least |more than |fewer than |less than |under |between )?\d[\d.,]*(?:\s?(?:to|-|–)\s?\d[\d.,]*|\+)? (?:staff|employees|people|workers|desks|seats|members|followers|units|locations|sites|capacity)\b/iu;

/** "Heads of nursing and HR in hospitals and care homes": the houses buy, whoever signs there. */
const POST_IN =
  /^(?:the )?(?:heads|directors|managers|coordinators|chiefs|leaders|officers) of [^,;.]*? (?:in|at) (?=(?:\p{Ll}+ ){0,2}\p{Ll}+s(?: |$))/iu;
/** Of "hospitals and care homes" the last, which the market counts too. */
const ONE_OF_HOUSES = /^(?:\p{Ll}+ )?\p{Ll}+s (?:and|or) (?=(?:\p{Ll}+ )?\p{Ll}+s(?: |$))/u;
export function inTheirHouse(said: string): string {
  const houses = said.replace(POST_IN, "");
  const [first = ""] = houses.split(/ (?:with|that|who|in|of|and|or) /);
  return houses !== said && isOrganised(first) ? houses.replace(ONE_OF_HOUSES, "") : said;
}

/** "Salon owners" out of "owners of salons", "safety managers" out of "safety managers of factories". */
export const byPost = (who: string) =>
  ledBy(who)
    .replace(POSTS_AT, (said: string, things: string) => (isOrganised(things) ? things : said))
    .replace(FOR_SOME, "")
    .replace(PARENTS_OF, "$1")
    .replace(TEAM_OF, "$1")
    .replace(POST_AT, "$1")
    .replace(OWNERS, (said: string, thing: string) =>
      !OWN_TRADE.test(thing) && !/s$| (?:and|or)\b/.test(thing) && isOrganised(plural(thing))
        ? plural(thing)
        : said,
    )
    .replace(IN_CHARGE_OF, (_, role: string, things: string) =>
      isOrganised(things) ? things : `${oneOf(things)} ${role.toLowerCase()}`,
    )
    .replace(BUILDERS, "builders");

/** "Injured in the last": one word after the other falls away until it is whole. */
function endedWell(cut: string): string {
  const ended = cut.replace(ENDS_BADLY, "");
  return ended === cut ? cut : endedWell(ended);
}

/** "Families wanting a grown |, housebroken dog", "managers of mid | to large firms": the words go on where the name was cut. */
const GOES_ON =
  /^(?:\s(?!(?:in|on|at|near|from|to \d|an? (?:day|week|month|year)|per|all|next|\p{L}+ing|across|around|within|of|over|under|aged|between|above|who|that|which|but|plus|mostly|mainly|especially|esp|usually|often|also|as|for|with|without|after|before|when|every|by|more|while|because)\b)(?!\p{Lu})\p{L}|,\s(?!(?:or|and|often|men|women|people|mostly|usually|mainly|also|but|who|with|even|not?|some|an?|the|in|on|at|from|plus)\b)\p{Ll}+(?<!s) (?!who\b|with\b|in\b)\p{Ll})/u;
const TELLS_APART = / (?:who|that|which|with|of|wanting|furnishing|needing|buying|owning|\p{L}+ing) /iu;
/** "Wanting a grown": what is wanted may follow behind a comma. */
const AN_ADJECTIVE = / (?:an?|the|their) \S+$/u;
function isCutShort(name: string, segment: string): boolean {
  const [, ...told] = name.split(TELLS_APART);
  const end = told.at(-1)?.split(" ").slice(-2).join(" ") ?? "";
  const at = end ? segment.toLowerCase().lastIndexOf(end.toLowerCase()) : -1;
  if (at < 0) return false;
  const after = segment.slice(at + end.length);
  // "Who want a dog and" is whole, "who are busy and" is not.
  return GOES_ON.test(after) && (!/^\s(?:and|or)\b/.test(after) || / (?:are|is) \S+$/.test(name));
}

/** "lift maintenance companies", "adults with tinnitus": who it is for, short enough for a title; null where nothing fits. */
export function crowdIn(said: string, names: ReadonlySet<string>): string | null {
  const segment = plainGroup(inTheirHouse(asPersons(said.replace(PRAISE, ""))));
  const placed = withoutKinds(bare(asOne(segment.replace(SIZES, "")).split(/[;(:+]|[,.](?!\d)| - /)[0] ?? ""))
    .replace(/ of \d+(?:\s?(?:to|-|–)\s?\d+)?[ -]\p{L}+(?:[ -]olds?)?/u, "")
    .replace(/ of (?:one|two|three|four|five) to (?:three|four|five|six|ten|twelve|twenty) /u, " of ")
    .replace(STAFFED, "")
    .replace(AGE, "")
    .replace(/ (?:with|of) (?:year[- ])?olds$/iu, "")
    .replace(/,? (?:to (?:begin|start)(?: with)?|at first|for now|initially)$/iu, "")
    .replace(IN_DECADES, "")
    .replace(/ whose (\p{L}+) are and /u, " whose $1 ")
    .replace(/ whose \p{L}+ are$/u, "")
    .replace(/ with (?:an? )?(?:[\p{L}-]+ )?(?:incomes?|budgets?|bills?|turnover|revenues?)\b.*$/iu, "")
    .replace(/(?<= in (?:the )?\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?) (?:and|or) (?!the )(?=\p{Ll}).*$/u, "")
    .replace(/ (with|in|of) (\p{Ll}+) and \p{L}+ (\p{L}+)$/u, " $1 $2 $3")
    .replace(WHERE, "")
    .replace(
      /^(?:the |our |all |mostly |mainly |first (?!time)|independent |busy |private )+(?!and |or )/i,
      "",
    )
    .replace(/ for more than .*$| (?:and|or) (?:for|in|on|at|with|by) .*$/i, "");
  const plain = placed.replace(DESCRIBED, "").replace(DOING, "").replace(TWO_FIELDS, "");
  const aged = /^(?:people|adults|women|men) (?:aged )?(?:over|under) \d+/i.exec(segment)?.[0];
  if (aged && /^\S+(?: (?:in|at|on|from) .*)?$/.test(placed)) return uncap(aged, names);
  const described = GENERAL_HEAD.test(plain);
  // "Hobby sheep and goat keepers": the first kind stands for both.
  const long = described ? placed : plain;
  const sized =
    wordCount(long) > MOST ? long.replace(/^(?:small|large|big|young|local|old|new) /i, "") : long;
  const full = wordCount(sized) > MOST ? sized.replace(SHARED_HEAD, "$1 $2") : sized;
  const most = described || / of /.test(plain) ? MOST_DESCRIBED : MOST;
  const cut = wordCount(full) > most ? withoutHalf(full.split(/\s+/).slice(0, most).join(" ")) : full;
  const ended = endedWell(cut);
  const halved = HALF_SAID.test(ended) && / (?:and|or) /.test(full.slice(ended.length, ended.length + 5));
  const named = bare(halved ? plain : ended)
    .replace(TWO_KINDS, "")
    .replace(TWO_SIZES, "")
    .replace(FIRST_OF_TWO, "$1")
    .replace(MANAGERS_OF, "$1")
    .replace(/^(\p{L}+s) with (?:home )?(?:delivery|internet|smartphones?)\b.*$/iu, "$1")
    .replace(/.+/u, byPost);
  const whole = asPeople(named);
  const people =
    whole && !isCutShort(whole, placed) && !(AN_ADJECTIVE.test(whole) && isCutShort(whole, segment))
      ? whole
      : (plainHead(segment) ?? whole);
  return people === null || /\d|\b(?:everyone|anyone|everybody)\b/i.test(people)
    ? null
    : uncap(people, names);
}

/** A school that somebody owns decides like a firm. */
const OWNED = /\b(?:independent|private|family-run|owner-run)\b/i;
const SCHOOLS =
  /^(?:(?:village|rural|local|small|high|middle|special|nursery|city) )?(?:schools|kindergartens)$/i;
const isOrganised = (things: string) => /^(?:firm|public)$/.test(sortOf(things) ?? "");
export const sortOf = (text: string) => {
  // "Schools with deaf parents" are schools.
  const head = text.split(/ (?:with|who|that|whose|for) /)[0] ?? text;
  const kindOf = (said: string) => SORTS.find(([, kind]) => kind.test(said))?.[0];
  const sort = kindOf(head) ?? (SCHOOLS.test(head) ? "public" : kindOf(text));
  return sort === "public" && OWNED.test(text) ? "firm" : sort;
};

const ONE_ENDS = new RegExp(
  ` (?=(?:(?:of|with|without|in|at|on|over|under|aged|from|near|starting|buying|after|for|whose) |${PARTICIPLE}))|(?<=s|people|women|men|children) (?=(?:to|[\\p{L}]{3,}ing) )| (?:who|that|which) .*$`,
  "u",
);
/** "Black and brown women": one of them is one or the other. */
const TWO_SORTS = /^\p{Ll}+ (?:and|or) \p{Ll}+ (?=(?:women|men|people|families)$)/u;
/** "Condo and HDB owners": one of them owns one or the other. */
const OWN_EITHER = /^([\p{L}-]+) and (?=[\p{L}-]+ (?:owners|keepers|riders|players|holders|tenants)$)/iu;
/** "an organiser of trail races" out of "organisers of trail races", without its article. */
export function oneOf(crowd: string): string {
  const [head = crowd, ...rest] = crowd.split(ONE_ENDS).filter(Boolean);
  const [leading = head] = head.split(/ and | or /);
  // "Ethiopian and Eritrean families": one of them is one or the other.
  const either = head
    .replace(/(\p{Lu}\p{L}+) and (?=\p{Lu}\p{L}+ \p{Ll})/u, "$1 or ")
    .replace(OWN_EITHER, "$1 or ");
  const first = /(?:s|people|women|men|children)$/i.test(leading) ? leading : either;
  const words = first.replace(TWO_SORTS, "").split(" ");
  const one = [...words.slice(0, -1), singular(words.at(-1) ?? "").replace(/^folk$/i, "person")];
  // "Women buying for themselves": of one of them it would read otherwise.
  const told = rest.some((part) => /\bthemselves\b/.test(part)) ? [] : rest;
  return [...one.map((word) => word.replace(/ \p{L}+ing (?:for )?themselves\b.*$/u, "")), ...told].join(" ");
}
