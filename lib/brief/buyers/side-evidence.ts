import type { AnswerField } from "@/lib/artifacts/concept/artifact";
import { SPELT_NUMBER } from "../text/number-words";

/** What stands around a group in its sentence, and how much it says: above 0 for those who provide, below for those who order. */
export interface Evidence {
  field?: AnswerField;
  before?: RegExp;
  after?: RegExp;
  unless?: RegExp;
  weight: number;
  /** What it tells of them where it is enough for a market: they give up or keep a share, put something up, take up what was asked for, or order. */
  tells?: "share" | "offers" | "answers" | "orders";
}

const SHARE = `(?:\\d[\\d.,]*|${SPELT_NUMBER}) ?(?:%|per ?cent)`;
const NEAR =
  "(?: (?:nearby|near (?:you|them|by)|around you|also|then|can|only|just|each|who [^,.;]{3,40}?|near by|within \\d+ \\p{L}+|(?:with|without|from|in) (?:an? |the |your |their )?\\p{L}+))*";
const then = (verbs: string) => new RegExp(`^${NEAR}(?: [^,.;]{3,40} and)? (?:${verbs})\\b`, "iu");

export const VETTED =
  /\b(?:vetted|verified|checked|approved|trained|tested|certified|qualified|trusted|insured|local|nearby|nearest|retired|freelance|independent|private|spare) $/iu;
/** "Owners post a job": what is asked for. */
const WISH =
  /^[^.;,]{0,40}\b(?:jobs?|tasks?|requests?|projects?|loads?|briefs?|shifts?|wish(?:es)?|problems?|what they need|quer(?:y|ies)|questions?)\b/iu;
const PUTS_UP = then(
  "lists?|posts?|puts? (?:up|in|their)|writes? (?:down )?their|enters?|offers?|sells?|rents? (?:them |it )?out|hires? out|lends?|lets?|opens? (?:their|its|his|her|the)|uploads?|advertises?|publish(?:es)?|sets? (?:the|their|its|his|her) (?:own )?(?:days?|dates?|hours|prices?|rent)|shows? their|teach(?:es)?|have their|keeps? their|gets? (?:paid|a calendar|jobs)|parts? with|goes? out",
);
const ANSWERS = then(
  "competes?|bids?|accepts?|confirms?|takes? (?:the|it|on)|quotes?|makes? an offer|sends? (?:an? )?(?:offer|quote|price)s?|says? (?:when|what['’]s ok|yes)|responds?|sees? (?:it|them)\\b",
);
/** "Painters choose jobs in their quarter": what others asked for. */
const TAKES_JOB = then(
  "(?:chooses?|picks?|sees?|finds?|browses?|gets?) (?:[\\p{L}-]+ ){0,2}?(?:jobs?|tasks?|requests?|loads?|shifts?|projects?)",
);
const ORDERS = then(
  "books?|chooses?|picks?|orders?|search(?:es)?|reserves?|rents?(?! (?:\\p{L}+ )*out)|hires?(?! out)|borrows?|browses?|buys?|finds?|requests?|compares?|filters?|claims?|subscribes?|looks? (?:for|through)|sees?(?! (?:it|them)\\b)|asks?|calls?|sends? (?:the|an?|in|plans)\\b(?! (?:price|offer|quote|bid))|puts? in (?:the )?(?:time|date|address)|needs?|gets? (?:offers|quotes|bids)",
);

export const EVIDENCE: readonly Evidence[] = [
  // Who gives up a share of the deal, and who adds it on top.
  {
    field: "businessModel",
    after: new RegExp(
      `^ (?:(?:gives?|pays?|leaves?|hands?|owes?) (?:(?:us|over|only) )*(?:an? |about |only )?(?:commission|fee|share|${SHARE})|${SHARE})`,
      "iu",
    ),
    unless: /on top\b/iu,
    weight: 5,
    tells: "share",
  },
  { field: "businessModel", after: new RegExp(`^ pays? (?:us )?${SHARE} on top`, "iu"), weight: -5 },
  {
    field: "businessModel",
    before: new RegExp(
      `(?:${SHARE}|\\b(?:commission|fee|cut|share)\\b)[^.;,]{0,34} (?:from|by|to) (?:the |each |every |an? |our )?$`,
      "iu",
    ),
    unless: /\b(?:delivery|booking|service) fee\b[^.;,]{0,10}$|\b(?:affiliate|referral)\b/iu,
    weight: 4,
    tells: "share",
  },
  // Who has the rest, and who sets the price.
  {
    after:
      /^ (?:keeps?|gets?|receives?|earns?|makes?|takes? home|pockets?) (?:about |the |up to )?(?:full |rest\b|remain|[\p{Sc}\d]|most|everything)/iu,
    weight: 5,
    tells: "share",
  },
  { before: /\brest (?:goes |is paid )?to (?:the |our )?$/iu, weight: 4, tells: "share" },
  {
    after:
      /^ (?:sets?|names?|decides?|chooses?|fix(?:es)?) (?:the|their|its|his|her|a|own)? ?(?:own )?(?:prices?|rates?|fees?)\b/iu,
    weight: 4,
  },
  { field: "businessModel", after: /^['’]s? (?:own )?(?:fees?|tariffs?|rates?|prices?|pay)\b/iu, weight: 4 },
  { field: "businessModel", after: /^ prices?\b/iu, weight: 3 },
  {
    field: "businessModel",
    after:
      /^ (?:pays?|is charged|are charged) (?!us|nothing)[^.;%]{0,20}[\p{Sc}\d](?![\d.,]* ?(?:%|per ?cent))/iu,
    weight: -3,
  },
  // Whoever pays to be found provides, and for whom it is free orders.
  {
    field: "businessModel",
    after:
      /^ pays? (?:us )?[^.;%]{0,25}\b(?:per|for each|for every|for an?) (?:\p{L}+ )?(?:lead|referral|introduction|inquir(?:y|ies)|enquir(?:y|ies)|contract|appointment)\b/iu,
    weight: 8,
    tells: "answers",
  },
  { field: "businessModel", before: /\bfree (?:for|to) (?:the |all )?$/iu, weight: -4, tells: "orders" },
  // What they do on it.
  { field: "solution", after: PUTS_UP, unless: WISH, weight: 3, tells: "offers" },
  {
    field: "solution",
    after: new RegExp(
      `${then("posts?|puts? (?:up|in)|lists?|enters?|uploads?").source}${WISH.source.slice(1)}`,
      "iu",
    ),
    weight: -3,
    tells: "orders",
  },
  { field: "solution", after: ANSWERS, weight: 3, tells: "answers" },
  { field: "solution", after: TAKES_JOB, weight: 3, tells: "answers" },
  { field: "solution", after: ORDERS, unless: TAKES_JOB, weight: -3, tells: "orders" },
  { field: "solution", after: then("apply|applies"), weight: 0, tells: "orders" },
  {
    field: "solution",
    before: /\b(?:sells?|rents? out|lets?|offers?) [^.;]{2,60} to (?:an? |the |their |other |local )?$/iu,
    weight: -3,
    tells: "orders",
  },
  // Where what is ordered comes from.
  {
    field: "solution",
    before:
      /\b(?:rent|order|book|buy|hire|borrow|offers?|quotes?|bids?|sold|delivered|deliver(?:y|ies)|meals?|food|cuts?|sessions?|conversations?|calls?|picks up|box)(?:s|ed|ing)?\b[^.;]{0,50} (?:from|with|by) (?:an? |the |other )?$/iu,
    weight: 3,
  },
  {
    field: "solution",
    before:
      /\b(?:books?|hires?|finds?|gets?|meets?|represents?|select) (?:out )?(?:an? |the |one |your )?$/iu,
    weight: 2,
  },
  {
    field: "solution",
    before:
      /\b(?:(?:connect|match|pair|link|introduc|bring|team)(?:s|es|ing|ed)? [^.;]{2,70} (?:with|to|and) |(?:connect|match|pair|link)(?:s|es|ing|ed)? )(?:an? |the |two or three )?$/iu,
    weight: 2,
  },
  {
    field: "solution",
    before:
      /\b(?:market|marketplace|roster|network|pool|platform|site|directory|group) (?:of|where|in which|on which) $/iu,
    weight: 2,
  },
  { field: "solution", before: new RegExp(`(?:^|\\s)(?:\\d[\\d,.]*|${SPELT_NUMBER}) $`, "iu"), weight: 1.5 },
  { field: "solution", before: VETTED, weight: 1.5 },
  {
    field: "solution",
    before: /\b(?:each|every|(?:we|i) (?:certify|vet|check|train|verify|inspect|select)) $/iu,
    weight: 1.5,
  },
  {
    field: "problem",
    after:
      /^ (?:\p{L}+ ){0,3}?(?:throws? (?:out|away)|sits? idle|stands? (?:empty|unused)|loses?|can(?:no|['’])t (?:\p{L}+ )?sell|wait to be paid|need (?:cash|work|customers))/iu,
    weight: 2,
  },
  // How the audience answer names them.
  { field: "targetAudience", after: /^,? (?:and|or) (?:the )?buyers\b/iu, weight: 3 },
  {
    field: "targetAudience",
    after:
      /^ (?:who|that|with|which)\b[^.;,]{0,40}\b(?:extra (?:cash|income|money)|earn\w*|decent pay|paid|spare|empty|unused|rent out|sell|let)\b|^,? on the (?:other|supply) side|^ too$/iu,
    weight: 4,
  },
  {
    field: "targetAudience",
    before: /\b(?:supply|other) side:? (?:are |there are )?(?:the )?$|\bthe sellers are (?:the )?$/iu,
    weight: 5,
  },
];
