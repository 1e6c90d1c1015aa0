import { SCENE_UNITS, type Scene } from "../data/scenes";
import { plural, singular, uncap } from "../english";
import { gloss } from "../gloss";
import type { Material } from "../material";
import { thingsOf } from "../names/objects";
import { paperHandedOver } from "../paper-case";
import { objectOf as objectIn, thingOf } from "./deed-words";
import { deedsOn } from "./deeds-on";
import type { OwnWords } from "./own-words";
import { isName } from "./sound";

/** Spoken of as a mass: nobody has three waters. */
const MASS =
  /^(?:water|food|bread|milk|energy|music|money|health|paper|wood|oak|software|language|art|fashion|coffee|tea|meat|fish|light|prepare|with|come|pass|get|power|work|call|button|way|form|name|attorney|clay|hay|steel|sand|wool|soil|honey|wine|beer|flour|paint|sauce|leather|furniture|clothing|cream|feed|equipment|stuff|help|support|care|clothe|trouser|glasse)$/;
/** Somebody or somewhere, not what is handled. */
const NOT_HANDLED =
  /^(?:child|children|house|home|building site|handyman|kitchen|school|customer|person|people|family|town|village|office|company|demand|wholesale|retail|loan)s?$/;
/** Somebody who does something: "walker", "tutor". */
const SOMEBODY =
  /^(?!(?:trailer|locker|printer|computer|container|scooter|tractor|generator|projector|heater|mower|number|letter|paper|offer|order|water|corner|counter|character|river|motor|visitor|sensor|charger|planter|poster|folder|dresser|freezer|stroller|trainer|camper|adapter|hamper|cracker|burger|butter|starter|sticker|cover|filter|jumper|sweater|dinner|supper|blazer|saucer|scanner|reader|tracker|logger)$)[a-z]+(?:er|or|ist)$/;

const CLIENT =
  /^(?:student|pupil|child|baby|client|patient|customer|member|guest|tenant|owner|buyer|seller)$/;
const WORKER =
  /^(?:nurse|butcher|baker|brewer|farmer|grower|potter|tailor|jeweller|beekeeper|fisher|keeper|chef|cook|[a-z]+(?:ier|eer|ant|ian|ist|smith|wright)|[a-z]*(?:teach|train|build|bak|design|clean|carri|driv|manag|edit|instruct|inspect|doct|tut)(?:er|or))$/;
/** What somebody comes for, once. */
const OCCASION =
  /^(?:[a-z]+ing|visit|session|lesson|treatment|exam|check|check-?up|appointment|service|round|walk|wash|inspection|consultation|call-?out|massage|haircut|cut|class|collection|delivery|pick-?up|trip|tour|test|repair|assessment|ride|shift|hour)$/;
/** Scenes in which what is paid for once is what the screens are about. */
const BY_UNIT: readonly Scene[] = [
  "visit",
  "case",
  "session",
  "call",
  "api",
  "programme",
  "rental",
  "goods",
  "counter",
];
/** Scenes in which the customer handles time, not a thing. */
const BY_TIME: readonly Scene[] = [
  "call",
  "ask",
  "event",
  "issue",
  "show",
  "visit",
  "session",
  "seat",
  "play",
  "retainer",
  "ordering",
  "lessons",
  "course",
  "giving",
];
const NAMED_ONCE: readonly Scene[] = ["object", "device", "rental", "case"];
/** Scenes about something that is booked, let or sold. */
const BY_OBJECT: readonly Scene[] = ["market", "rental"];
const SOLD: readonly Scene[] = ["goods", "counter", "object"];

/** "Book empty rooms by the hour", "rent out complete party boxes - plates". */
const DEALT =
  /\b(?:books?|booking|gives?|hosts?|teach(?:es)?|rents?(?: out)?|hires?|finds?|reserves?|borrows?|lends?(?: out)?|swaps?|buys?|leases?|lists?|puts? up|offers?|posts?|match(?:es)?) ((?:[a-z-]+ ?)+)/i;
const DEALT_ENDS =
  /(?:^| )(?:by|for|in|at|from|with|w|without|on|to|of|near|per|as|that|which|who|when|where|and|or|so|if|they|we|you|until|within|instead|directly|online|out|behind|under|over|it|them|its|their|is|are|-)(?: .*)?$/i;
/** "Tool rental lockers", "a bike library". */
const LET = /\b(?!online\b)([a-z]{3,12}) (?:rental|library|hire|sharing|leasing)\b/i;
/** "Answers guests in 12 languages". */
const ANSWERED =
  /\banswers? (?:the |your |their )?(guest|customer|caller|patient|visitor|tenant|member|student|client|parent|citizen|passenger)s?\b/i;

/** "We send a test strip kit". */
const SENT =
  /\b(?:we )?(?:send|make|sew|knit|print|bake|weave|carve|pour|sell|deliver|ship)s? (?:you |them |out )?((?:[a-z-]+ ?)+)/i;

const GENERAL =
  /^(?:need|thing|item|one|place|time|subscription|membership|every|each|tonight|today|tomorrow|now|quarter|hour|day|service|offer|request|deal|app|part|kind|free|slot|way|style|edit|status|deposit|exchange|person|site|platform|out|shelf|week|month|year|today|what|which|how|whatever)$/;
const usable = (noun: string) =>
  /^[a-z]{3,12}$/.test(noun) &&
  isName(noun) &&
  !MASS.test(noun) &&
  !NOT_HANDLED.test(noun) &&
  !GENERAL.test(noun);

/** The last word of what follows: "test strip kit" is a kit. */
function objectOf(verb: RegExp, solution: string): string | undefined {
  const said =
    verb
      .exec(solution)?.[1]
      ?.toLowerCase()
      .replace(/^(?:(?:how many|how much|their|your|an?|the|own|empty|spare|single|unused) )+/, "")
      .replace(DEALT_ENDS, "")
      .trim() ?? "";
  const noun = singular(said.split(" ").at(-1) ?? "");
  return usable(noun) && !SOMEBODY.test(noun) ? noun : undefined;
}

function letOut(solution: string): string | undefined {
  const noun = LET.exec(solution)?.[1]?.toLowerCase();
  return noun && usable(noun) ? noun : undefined;
}

/** "A booking site for bands". */
const OFFERED_ON = /\b(?:site|website|app|platform|marketplace) for (?:[a-z-]+ )?([a-z]{3,}s)\b/i;

/** "Offer a piece of their garden": the garden is. */
const PART_OF = /\b(?:an? )?(?:piece|part|corner|half|share|bit)s? of (?:their|the|an?|your|our) /g;
/** What is booked, let or swapped, in one word. */
function dealtWith(told: string): string | undefined {
  const solution = told.replace(PART_OF, "their ");
  const [, offered = ""] = OFFERED_ON.exec(solution) ?? [];
  const noun = (usable(singular(offered)) && singular(offered)) || objectOf(DEALT, solution);
  if (noun) return noun;
  return letOut(solution);
}

/** "Report a defect with photos", "reads every invoice". */
const DONE_TO =
  /\b(?:reports?|writes?|drafts?|plans?|tracks?|checks?|reads?|scans?|measures?|compares?|sorts?|predicts?|schedules?|logs?|records?|counts?|manages?|reviews?|edits?|finds?|makes?) (?:an?|the|each|every|their|your|all) (?:(?:day|week|month|year) of )?(?:[a-z-]+ )?([a-z]{3,12})(?= (?:with|from|in|on|by|to|for|and|at|of|so|that|which|before|after)\b|[,.;]|$)/i;

/** Whoever pays, not what is handled. */
const PAYS =
  /^(?:practice|hotel|location|licen[cs]e|shop|store|restaurant|project|clinic|company|firm|user|seat|site|workspace|agency|branch|device|room|foundation|council|school|employer|sponsor|family|household)$/;

/** What a feature is done to: "defect". */
export function doneTo(clause: string): string | undefined {
  const noun = singular(DONE_TO.exec(clause)?.[1]?.toLowerCase() ?? "");
  return usable(noun) && !SOMEBODY.test(noun) ? noun : undefined;
}

const ENDS_THERE =
  "(?=[,.;:!?)]|$| (?:and|or|of|in|on|at|to|for|with|by|from|that|which|who|is|are|was|has|when|where|if|so|as|before|after|until|per|within|without|an?|the|their|costs?|gets?|needs?|takes?|stays?|comes?|goes|they|we|you)\\b)";
/** Said as a thing: "a roof", "each order"; what only stands as a verb ("if one cancels") or before another noun is none. */
const isNamed = (noun: string, text: string) =>
  new RegExp(
    `\\b(?:an?|the|each|every|per|one|your|their|its|all|new|of|our|\\d+) (?:[a-z-]+ )?${noun}${ENDS_THERE}|(?<!\\b(?:to|and|or|people|you|they|we|can|customers|users|(?:an?|the|every|each) [a-z]+) )\\b${plural(noun)}${ENDS_THERE}`,
  ).test(text);

/** "Set up by a luthier", "the accountant's program": who works on it, and no thing that is kept. */
const isWorker = (noun: string, text: string) =>
  new RegExp(
    `\\b(?:by|from|with|through) (?:an?|the|our|one) (?:[a-z]+ )?${noun}\\b|\\b${noun}['’]s\\b|\\bpay the ${noun}\\b`,
  ).test(text);

/** "What is in the fridge": where something lies is not what is worked on. */
const WHERE =
  /\b(?:in|into|inside|on|onto|at|from) (?:the|an?|your|their|our|his|her) (?:[a-z-]+ )?[a-z]+(?=[,.;]| (?:and|or|so)\b|$)/gi;

/** "Farms list what they harvest": no noun says what it is. */
const LISTED_AS_CLAUSE = /\b(?:lists?|posts?|puts? up|offers?|enters?) (?:what|whatever|how much|which)\b/;

/** Who asks is not what is asked for. */
const isPayer = (noun: string, { who, group }: Material) =>
  `${who} ${group.crowd}`
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => singular(word) === noun);

/** "Listens to a video": what the product begins with. */
const workedThrough = (m: Material) => {
  const [first] = deedsOn(m).filter(({ actor, kind }) => actor === "" && kind);
  const noun = first ? thingOf(objectIn(first.rest.replace(/^(?:to|at|through) /, ""))) : "";
  return usable(noun) && !SOMEBODY.test(noun) ? noun : undefined;
};

/** "Post a photo of what is left": the photo is not what is dealt with. */
const PICTURED =
  /\b(?:posts?|lists?|puts? up|shows?) (?:an? |the |their )?(?:photos?|pictures?|videos?) of\b/;
/** Sold by weight or length: what is offered at once is a lot of it. */
const BY_MEASURE = /^(?:tonn?e?|kilo|kg|met(?:er|re)|lit(?:er|re)|hectare)$/;

/** What the offer handles, one and many: "elevator", "elevators". */
export function handled(m: Material, scene: Scene, own: OwnWords): readonly [string, string] {
  const { brief } = m.context;
  const usual = SCENE_UNITS[scene];
  const pair = (noun: string | undefined) => (noun ? ([noun, plural(noun)] as const) : null);
  if (m.foreign) {
    const subject = gloss(m.context.brief).offered.find(
      (noun) => !NOT_HANDLED.test(noun) && !MASS.test(noun),
    );
    return (BY_TIME.includes(scene) || scene === "chat" ? null : pair(subject)) ?? usual;
  }
  const solution = brief.answers.solution.toLowerCase();
  if (scene === "chat") return pair(ANSWERED.exec(solution)?.[1] ?? "customer") ?? usual;
  // Whoever uses it is no record in it.
  const theirs = own.kinds.some((kind) => singular(uncap(kind)) === own.unit);
  // "A worm composter ... €160 per composter": what the offer opens with is no person.
  const offered = brief.offer.noun?.toLowerCase().endsWith(own.unit) ?? false;
  const named =
    own.unit && usable(own.unit) && (offered || !SOMEBODY.test(own.unit)) && !theirs ? own.unit : "";
  const unit = scene === "visit" && !OCCASION.test(named) ? "" : named;
  if (scene === "rental") {
    const lent = letOut(`${brief.offer.noun}; ${solution}`) ?? unit;
    if (lent) return pair(lent) ?? usual;
  }
  if (scene === "programme") return pair(PAYS.test(unit) ? "" : unit) ?? usual;
  if (scene === "market" && PICTURED.test(solution))
    return pair(unit && unit !== "transaction" ? unit : "") ?? usual;
  if (scene === "market" && BY_MEASURE.test(unit)) return ["lot", "lots"];
  if (scene === "market" && LISTED_AS_CLAUSE.test(solution)) return ["offer", "offers"];
  if (BY_OBJECT.includes(scene)) {
    const dealt = dealtWith(solution) ?? (scene === "rental" ? objectOf(SENT, solution) : undefined);
    if (dealt) return pair(dealt) ?? usual;
    if (scene === "market" && unit && !/^(?:booking|order|deal|match|transaction)$/.test(unit))
      return pair(unit) ?? usual;
  }
  if (scene === "project") return usual;
  if (BY_UNIT.includes(scene) && unit) return pair(unit) ?? usual;
  // "Book a wheel": what one has for an hour.
  if (scene === "seat") return pair(objectOf(DEALT, solution)) ?? usual;
  if (BY_TIME.includes(scene)) return usual;
  if (scene === "case") return pair(singular(paperHandedOver(solution)) || undefined) ?? usual;
  const head = brief.offer.noun?.toLowerCase().split(" ").at(-1) ?? "";
  if (scene === "device" || scene === "object")
    return pair(/^\p{L}{3,}$/u.test(head) ? singular(head) : undefined) ?? usual;
  if (SOLD.includes(scene) && /s$/.test(head) && usable(singular(head))) return pair(singular(head)) ?? usual;
  const sent = SOLD.includes(scene) ? objectOf(SENT, solution) : undefined;
  if (sent) return pair(sent) ?? usual;
  const handedIn = scene === "tool" ? deedsOn(m).find(({ verb }) => verb === "upload") : undefined;
  const uploaded = handedIn ? thingOf(objectIn(handedIn.rest)) : "";
  if (usable(uploaded)) return pair(uploaded) ?? usual;
  const worked = scene === "tool" ? workedThrough(m) : undefined;
  if (worked) return pair(worked) ?? usual;
  const everything = Object.values(brief.answers)
    .join(". ")
    .toLowerCase()
    .replace(scene === "tool" ? WHERE : /^$/, " ");
  const things = thingsOf(brief)
    .filter(({ noun, times }) => (NAMED_ONCE.includes(scene) || times > 1) && solution.includes(noun))
    .map(({ noun }) => noun);
  const noun = [...things, ...m.keyNouns.filter((word) => solution.includes(word))].find(
    (word) =>
      !MASS.test(word) &&
      !NOT_HANDLED.test(word) &&
      !GENERAL.test(word) &&
      !(scene === "market" && isPayer(word, m)) &&
      isNamed(word, everything) &&
      (scene === "tool"
        ? !(WORKER.test(word) && isWorker(word, everything))
        : !WORKER.test(word) && !CLIENT.test(word)) &&
      !own.kinds.some((kind) => uncap(kind).includes(word)),
  );
  if (noun || scene !== "tool") return pair(noun) ?? usual;
  return pair(doneTo(solution)) ?? pair(PAYS.test(unit) ? "" : unit) ?? usual;
}
