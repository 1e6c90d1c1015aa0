/** "Private and municipal music schools": both kinds of them, so neither word stands in their name. */
const BOTH_KINDS =
  /^(?:private|public|independent|municipal|state|small|large|big|local|urban|rural|hobby|amateur|professional|part-time|full-time|new|experienced)(?: and | & | or |, )(?:private|public|independent|municipal|state|small|medium|mid|large|big|local|urban|rural|state-run|hobby|amateur|professional|part-time|full-time|new|experienced)(?:-sized)? (?=\p{L}+)/iu;
/** "Under 165 cm", "over 20 hectares" measures them and does not name them. */
const MEASURED =
  / (?:under|over|above|below|up to|at least|more than) \d[\d.,]*[kKmM]? ?(?:cm|kg|m|km|(?!years|months|weeks|days)\p{L}{3,}s)\b/iu;
/** "People with a boat in the garage": where it stands tells nobody apart. */
const KEPT_SOMEWHERE =
  /( with(?:out)? (?:an?|the|their) [\p{L}-]+(?: [\p{L}-]+)?) (?:in|on|at|under|beside|behind) (?:the|an?|their|his|her) \p{Ll}[\p{L}-]+$/iu;
export const withoutKinds = (said: string) =>
  said.replace(BOTH_KINDS, "").replace(MEASURED, "").replace(KEPT_SOMEWHERE, "$1");

/** "Freelance writers, editors and translators": one word for all three. */
const FREELANCE =
  /^(?:self-employed|freelance) \p{L}+s?(?: \p{L}+s)?, [^.;]*?\band (?:\p{L}+ ){0,2}?\p{L}+s(?![\p{L}])/iu;
/** "Solo lawyers and firms with 2-10 attorneys": large and small of them. */
const SOLO_AND_FIRMS =
  /^(?:solo|single|sole|self-employed) (\p{L}+s) and (?:small )?(?:firms|practices|offices|clinics|agencies|studios)\b/iu;

/** "First-year students of law, medicine and biology": no one subject names them. */
const OF_SEVERAL =
  /^([^,.;:]*?s) of (?:\p{L}+ ){0,1}\p{L}+, (?:\p{L}+ )?\p{L}+(?:, (?:\p{L}+ )?\p{L}+)*,? (?:and|or) \p{L}+(?: (?!at\b|in\b|on\b|who\b|with\b|from\b|of\b)\p{L}+)?(?= |[,.;]|$)/iu;
const YEAR_OLDS = /(?<= of )\d+(?:\s?(?:to|-|–)\s?\d+)?[- ]years?[- ]olds\b/iu;

/** "Who have done at least one course": how exactly is no part of a name. */
const EXACTLY = / (?:at least|already|just|recently|currently|regularly|usually)(?= )/giu;

/** "Owners of hotels, inns and lets": the first kind stands for all. */
const IN_CHARGE_OF_SEVERAL =
  /^(owners|managers|operators|keepers) of ((?:\p{L}+ ){0,2}\p{L}+s)(?:, (?:\p{L}+ )?\p{L}+s)+,? (?:and|or) (?:\p{L}+ )?\p{L}+s/iu;

/** "Patients and their families": who stands beside them. */
const THEIRS =
  /,? (?:and|or) their (?:(?:adult|grown-up) children who pay|parents|families|family|relatives|carers|partners|owners|teachers|neighbou?rs)\b.*$/i;
/** "Private people and music schools": who buys for himself is a customer. */
const PRIVATE_PEOPLE = /^private (?:people|persons|individuals)\b/iu;
/** "Adult children of people over 80": an age is a kind of people here. */
const OF_OLDER =
  /(?<=\b(?:children|sons|daughters|relatives|families|carers) of )(?:people|adults|parents|those) (?:over|above|aged) [678]\d\+?/iu;
/** "People who own or charter a boat": the first of two verbs. */
const OWN_OR =
  /(?<= (?:own|buy|rent|have|keep|run|use|hire)) (?:and|or) \p{Ll}+(?= (?:an?|the|their|\p{Ll}+s)\b)/u;
/** "People living in and around Little Sampford": told by where they live. */
const WHO_LIVE_THERE =
  /^(?:[Pp]eople|[Tt]hose|[Aa]dults|[Ee]veryone|[Ee]verybody) (?:who live|living) (?:in|on|near|around|within|close to) (?:and (?:around|near) )?(?:the |our |this )?(?:\p{Lu}|villages?\b|towns?\b|area\b|neighbou?rhoods?\b|streets?\b).*$/u;
/** "Teenagers in our town" are teenagers. */
const IN_OURS = / (?:in|from|around|near) (?:our|my|the same) (?:own )?\p{L}+\b/iu;
/** "Working dog owners" own no working dogs. */
const WORKING_OWNERS = /^(?:busy |full-time )?working (?=\p{L}+ owners\b)/iu;

const GROWN_UP = /\b(?:grown|adult)[- ]?(?:up )?kids\b/iu;

/** "22 to 38 year olds who like going out". */
const YEARS_OLD = /^(?:(?:about|around|mostly|mainly) )?\d{2}\s?(?:to|-|–|until)\s?\d{2}[- ]year[- ]olds\b/iu;

/** Several kinds that one word names. */
export const asOne = (segment: string) =>
  segment
    .replace(YEARS_OLD, "people")
    .replace(EXACTLY, "")
    .replace(GROWN_UP, (said) => (/^adult/i.test(said) ? "adult children" : "grown-up children"))
    .replace(WHO_LIVE_THERE, "local residents")
    .replace(OWN_OR, "")
    .replace(IN_OURS, "")
    .replace(THEIRS, "")
    .replace(OF_OLDER, "older people")
    .replace(PRIVATE_PEOPLE, "private customers")
    .replace(WORKING_OWNERS, "")
    .replace(IN_CHARGE_OF_SEVERAL, "$1 of $2")
    .replace(OF_SEVERAL, "$1")
    .replace(YEAR_OLDS, "children")
    .replace(FREELANCE, "freelancers")
    .replace(SOLO_AND_FIRMS, (_, people: string) => people.toLowerCase());

/** Some of them are more than one person. */
export const hasFirms = (segment: string) => SOLO_AND_FIRMS.test(segment);

/** What was cut off in its midst goes whole: "couples with children who have just". */
export const withoutHalf = (cut: string) =>
  cut.replace(/ (?:and|or) .*$/, "").replace(/^((?:\S+ ){2,}?\S+) (?:who|that|which) .*$/, "$1");
