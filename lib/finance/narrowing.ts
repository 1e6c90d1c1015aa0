import type { Range } from "./data/archetype-defaults";

/** What the answer says of the customers beyond their kind, and the assumed share of the kind that it leaves. */
export interface Narrowing {
  /** As the answer says it: "with 20 to 150 rental sets". */
  said: string;
  share: Range;
}

const AND_MORE: Range = [0.15, 0.3, 0.5];
const UP_TO: Range = [0.4, 0.6, 0.8];
const BETWEEN: Range = [0.25, 0.5, 0.75];
const A_CLAUSE: Range = [0.1, 0.3, 0.5];
const IN_TREATMENT: Range = [0.005, 0.02, 0.05];
const AT_A_TURN: Range = [0.005, 0.02, 0.06];
const SHARED_BY_MANY: Range = [0.3, 0.5, 0.7];

/** A wish or a worry is shared by many; what they have or do, by fewer. */
const SOFT =
  /^(?:who|that|which) (?:would |also |often |really )?(?:likes?|loves?|wants?|cares?|needs?|values?|prefers?|wish|hate|dislike|struggle|(?:are|is) (?:tired|busy|worried|short|too)|have (?:little|no)|has (?:little|no))\b|^with(?:out)? (?:little|no|too)\b|^without\b/i;
const ILL =
  /\b(?:being treated|diagnos\w+|operated|amputat\w+|transplant\w*|brace|prosthe\w+|rare|premature|after (?:an? )?(?:stroke|surgery|operation|injury))\b/i;

/** What happens to people a few times in a life is true of few at a time. */
const TURN_OF_LIFE =
  /\b(?:appl(?:y|ies|ying) (?:for|to)|train(?:s|ing)? (?:as|to be)|(?:sit|take|prepare|study|studying|preparing)(?:s|ing)? (?:for )?(?:an?|the|their) (?:\p{L}+ )?(?:exam|test|licen[cs]e)s?|mov(?:e|es|ing) (?:house|home|abroad|in|to)|expecting|pregnant|(?:get|gets|getting|plan|planning) (?:married|divorced|a wedding|their wedding)|just (?:had|moved|started|retired|bought|lost)|recently|newly|about to|laid off|bereaved|griev\w+|widowed|adopting|retiring|first-time)\b/iu;

const NUMBER =
  "(?:\\d[\\d.,]*k?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty|a hundred)";
const SIZED = new RegExp(
  `\\b(?:(?<most>up to|fewer than|less than|under|below|at most)|(?<least>at least|more than|over|above|from))? ?(?<from>${NUMBER})(?:\\s?(?:to|-|–|and)\\s?(?<to>${NUMBER}))? (?:[\\p{L}-]+ )?(?<noun>\\p{L}{3,})`,
  "iu",
);
const STAFF = /^(?:employees|staff|people|workers|drivers|technicians|mitarbeiter)$/i;
/** A size is something they have or need. */
const HAVING =
  /^with\b|\b(?:own|have|has|run|manage|keep|look after|need|employ|serve|handle|operate|hold|let|rent|buy|use)s?\b/i;
const DURATION =
  /^(?:months?|years?|weeks?|days?|hours?|minutes?|km|kilomet\w+|miles|euros?|dollars|pounds|percent)$/i;

/** Firms thin out with size: about one in eleven has ten people, one in a hundred a hundred. Within one trade they do so more slowly. */
const OF_ALL = 1.05;
const OF_ONE_TRADE = 0.5;
const ALONE = 2;
const WORDS: Record<string, number> = Object.fromEntries(
  "one two three four five six seven eight nine ten".split(" ").map((word, i) => [word, i + 1]),
);
const numberOf = (said: string | undefined) =>
  said === undefined
    ? null
    : (WORDS[said.toLowerCase()] ??
      (Number(said.replace(/[.,](?=\d{3})/g, "").replace(/k$/i, "000")) || null));

function bySize(clause: string, anyFirm: boolean): Range | null {
  const { most, least, from, to, noun = "" } = SIZED.exec(clause)?.groups ?? {};
  if (!from || DURATION.test(noun) || !HAVING.test(clause)) return null;
  if (!STAFF.test(noun)) return most ? UP_TO : to ? BETWEEN : AND_MORE;
  const larger = (n: number) => Math.min(1, anyFirm ? n ** -OF_ALL : (n / ALONE) ** -OF_ONE_TRADE);
  const [first, last] = [numberOf(from) ?? 1, numberOf(to)];
  const share = most
    ? 1 - larger(first)
    : last
      ? larger(first) - larger(last)
      : least
        ? larger(first)
        : larger(first) - larger(first * 3);
  return [share * 0.6, share, Math.min(1, share * 1.5)];
}

/** What stands before the kind and leaves a part of it. */
const ADJECTIVES: readonly (readonly [RegExp, Range])[] = [
  [
    /\b(?:small|smaller|independent|family-run|family|owner-managed|owner-run|local|traditional)\b/i,
    [0.5, 0.7, 0.9],
  ],
  [/\b(?:solo|sole|one-person|one-man|one-woman)\b/i, [0.3, 0.5, 0.7]],
  [/\b(?:large|larger|big|leading)\b/i, [0.05, 0.1, 0.2]],
  [/\b(?:mid-?sized|medium|medium-sized)\b/i, [0.1, 0.2, 0.3]],
  [/\b(?:high-end|luxury|boutique|upmarket|fine-dining|premium|design)\b/i, [0.04, 0.08, 0.15]],
  [/\b(?:organic|vegan|vegetarian|zero-waste|halal|kosher)\b/i, [0.02, 0.05, 0.1]],
  [
    /\b(?:private|public|municipal|state|rural|village|urban|city|suburban|inner-city|coastal)\b/i,
    [0.3, 0.5, 0.7],
  ],
  [
    /\b(?:italian|french|spanish|greek|turkish|indian|chinese|japanese|thai|vietnamese|korean|mexican|asian|african|ethiopian|lebanese)\b/i,
    [0.03, 0.06, 0.12],
  ],
  [/\b(?:new|newly|young|growing|fast-growing|early-stage)\b/i, [0.05, 0.15, 0.3]],
];

/** "Who are treated with a brace" is one clause, "with 20 sets who dive in winter" are two; a comma in "2,000" ends none. */
const CLAUSES =
  /(?:^|[ ,])((?:who|that|which|whose) .*?|(?:with|without) .*?(?=,? (?:who|that|which|whose) ))(?=,? (?:who|that|which|whose) |[,.](?:\s|$)|;|$)|(?:^|[ ,])((?:with|without) .*?)(?=,? (?:with|without) |[,.](?:\s|$)|;|$)/gi;
/** What else stands before the name of the kind tells a trade within it: "board game cafes", "scaffold hire firms". */
const OF_A_KIND: Range = [0.03, 0.1, 0.3];
/** "Civil and environmental" are two trades within it. */
const TWO_OF_A_KIND: Range = [0.1, 0.25, 0.5];
const OF_ANY_FIRM: Range = [0.0005, 0.002, 0.01];
const SAYS_NOTHING =
  /^(?:the|all|some|many|most|other|our|their|owners?|managers?|heads?|of|at|in|and|hr|office|residential|commercial|professional|freelance|self-employed|smallholder|amateur|volunteer|community|registered|qualified|mobile|working|busy|hobby)$/i;
const OF_A_COUNTRY = /^\p{Lu}\p{Ll}+(?:an|ish|ese|ch|ss|ek)$/u;
/** The sort of them, by the words that no adjective of the list explains; null where there are none. */
export function ofSort(before: string, kinds: string, anyFirm: boolean): Narrowing | null {
  // "Heads of nursing in hospitals and care homes": who decides there, and a kind beside it, are no sort of it.
  const near = before.split(/ (?:in|at|of|for|from) /).at(-1) ?? "";
  if (/\b(?:and|or)\s*$/i.test(near)) return null;
  const left = ADJECTIVES.reduce((text, [word]) => text.replace(word, " "), near)
    .split(/\s+/)
    .filter((word) => word && !SAYS_NOTHING.test(word) && !OF_A_COUNTRY.test(word));
  const two = left.length === 2 && /(?:al|il|ic|ary) and /i.test(near);
  return left.length === 0 || left.length > 3
    ? null
    : {
        said: `${left.join(two ? " and " : " ").toLowerCase()} ${kinds}`,
        share: anyFirm ? OF_ANY_FIRM : two ? TWO_OF_A_KIND : OF_A_KIND,
      };
}

const MOST = 3;
/** "In Utrecht" and "first in Malta" say where; "in JSS classes" does not. */
const NAME = "\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*";
const WHERE = new RegExp(
  `,? (?:(?:first|mostly|mainly|only|starting|beginning) )*(?:in|across|around|near|throughout) (?:the )?${NAME}(?:(?:, | and | or |, and )${NAME})*(?: (?:first|only))?$`,
  "u",
);
/** "Starting with Lekki", "to begin with": where or when, and nothing they have. */
const STARTS =
  /\b(?:start|starts|starting|begin|begins|beginning|first|initially|along|together|work|works|working|deal|deals)$/iu;
/** "Homeowners and their tenants who": said of those who stand beside the group. */
const BESIDE = /\b(?:and|or|plus) (?:their|his|her|our|the(?= \p{Ll})) /u;
/** A reason or a plan is no condition on anybody. */
const NO_CONDITION =
  /\b(?:since|because|so that|to begin with|to start with|at first|etc|for example|we|we['’]\p{L}+|i|i['’]\p{L}+|us|my|our)\b/iu;
/** Whoever has children is a parent: that narrows nothing. */
const SAME_AGAIN = /^(?:with|who have) (?:children|kids|a child|customers|clients)$/iu;
const MOST_SAID = 14;
/** "Who use Samsung, Tecno or iPhone": the list to its last member. */
const LIST_ON = /^(?:, [\p{L}\d'’-]+(?: [\p{L}\d'’-]+)?){1,4},? (?:or|and) [\p{L}\d'’-]+/u;
const isCondition = (said: string, before: string) =>
  said.includes(" ") &&
  !/^(?:who|that|which) [\p{L}-]+$/iu.test(said) &&
  said.split(" ").length <= MOST_SAID &&
  !STARTS.test(before) &&
  !BESIDE.test(before) &&
  !NO_CONDITION.test(said) &&
  !SAME_AGAIN.test(said);

/** Sizes and clauses of a description; `before` is what stands before the kind's name. */
export function narrowings(text: string, { before = "", anyFirm = false } = {}): Narrowing[] {
  const adjective = ADJECTIVES.flatMap(([word, share]) => {
    // "Family wineries": the adjective stands alone in the steps.
    const said = word
      .exec(before)?.[0]
      .toLowerCase()
      .replace(/^family$/, "family-run");
    return said ? [{ said, share }] : [];
  });
  const clauses = [...text.matchAll(CLAUSES)].flatMap((match): Narrowing[] => {
    const [whole, clause = "", having = ""] = match;
    const rest = LIST_ON.exec(text.slice(match.index + whole.length))?.[0] ?? "";
    const said = `${clause || having}${rest}`.replace(WHERE, "").trim();
    if (!isCondition(said, text.slice(0, match.index).trim())) return [];
    const share =
      bySize(said, anyFirm) ??
      (ILL.test(said)
        ? IN_TREATMENT
        : TURN_OF_LIFE.test(said)
          ? AT_A_TURN
          : SOFT.test(said)
            ? SHARED_BY_MANY
            : A_CLAUSE);
    return [{ said, share }];
  });
  return [...adjective, ...clauses].slice(0, MOST);
}
