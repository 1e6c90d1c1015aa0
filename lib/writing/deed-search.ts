import type { Brief } from "@/lib/brief/types";
import { singular } from "./english";

/** What is done, as people type it who look for it: "we rent violins" is looked for as "violin rental". */
const NOUN_OF: Readonly<Record<string, string>> = Object.fromEntries(
  "transcribe:transcription darn:darning record:recording bring:delivery rent:rental hire:hire lend:rental let:rental repair:repair mend:repair fix:repair restore:restoration clean:cleaning wash:washing trim:trimming shear:shearing mow:mowing sharpen:sharpening resole:resoling tune:tuning paint:painting install:installation inspect:inspection test:testing measure:measuring plan:planning track:tracking translate:translation interpret:interpreting digitise:digitising digitize:digitizing train:training walk:walking groom:grooming deliver:delivery collect:collection recycle:recycling refill:refill store:storage move:moving print:printing edit:editing compare:comparison count:counting monitor:monitoring predict:forecast forecast:forecast schedule:scheduling manage:management organise:organising organize:organizing sort:sorting design:design build:building insulate:insulation teach:lessons coach:coaching insure:insurance map:map reupholster:upholstery dye:dyeing weld:welding carve:carving frame:framing bind:binding grade:grading weigh:scale dry:drying shred:shredding compost:composting prune:pruning sweep:sweeping seal:sealing remove:removal tutor:tutoring polish:polishing iron:ironing alter:alterations convert:conversion import:import export:export roast:roasting mill:milling press:pressing smoke:smoking slaughter:slaughter butcher:butchery"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
/** What is made is looked for by its own name. */
const MAKES =
  "make|sell|bottle|bake|brew|grow|produce|send|ship|sew|knit|cook|ferment|print|offer|stock|blend";
const OBJECT =
  "((?:(?!(?:from|for|to|in|into|on|onto|at|by|with|without|of|and|or|so|that|which|who|when|where|while|until|before|after|between|over|under|out|up|off|back|round|around|near|as|per|each|every|than|it|them|this|is|are|whether|if|how|what|again|within|during|about|along|through)\\b)[\\p{L}’'-]+ ?){1,6})";
const DONE = new RegExp(
  `(?:^|\\b(?:we|i|and|that|which|who|to|or|it|then)|,) (?:then |also |only |automatically |hand-)?(?!lets )(${[...Object.keys(NOUN_OF)].join("|")})(e?s)? (?:out |up |off )?(?:every |each |all )?${OBJECT}`,
  "giu",
);
const MADE = new RegExp(
  `^(?:(?:We|I)(?: also)? (?:${MAKES})|(?:An?|The|Our) [^,.]{0,30}?(?:shop|store|business|bakery|farm|kitchen) (?:that|which) (?:buys|sells|makes|bakes|grows|cooks|sends)) ${OBJECT}`,
  "iu",
);
/** "An app where painters see scaffolding": what is found there. */
const FOUND_THERE = new RegExp(
  `^(?:an?|the|our) (?:[\\p{L}-]+ ){0,2}?(app|site|website|platform|marketplace|catalogue|map) where [\\p{L} ]{3,30}? (?:see|find|book|reserve|rent|order|buy|swap|sell|offer|list|compare|hire) ${OBJECT}`,
  "iu",
);
/** "A small sensor that sticks on the cooling unit": the thing, and what it is for. */
const FOR_THING = new RegExp(
  `^(?:(?:an?|the|our) )?(?:[\\p{L}-]+ ){0,2}?(sensor|app|device|software|platform|tool|lamp|box|gauge|scale|alarm|meter|camera|tracker|kit|course|workshop|map|site|website)(?:(?: that| which) \\p{Ll}+s| for| on)(?: (?:on|to|in|at|into|for|under|inside|how|when))? (?:the|an?|each|every|your|their) ${OBJECT}`,
  "iu",
);
/** "A subscription box with plants": what is in it. */
const FILLED = new RegExp(
  `^(?:an?|the|our) (?:[\\p{L}-]+ ){0,2}?(box|kit|set|pack|course|class|workshop) (?:with|of|for|about|on|in) ${OBJECT}`,
  "iu",
);
/** "We buy old accordions, restore them and rent them": the last thing done to them. */
const THEM = new RegExp(
  `^(?:we|i) (?:buy|collect|take|gather|fetch|get) ${OBJECT}.*\\b(?!bring|collect|deliver)(${[...Object.keys(NOUN_OF)].join("|")}) them\\b`,
  "iu",
);
/** "Turns notes into sign language video": what comes out of it. */
const INTO = new RegExp(`\\b(?:turns?|makes?|converts?) [^.;]{3,60}? into ${OBJECT}`, "iu");
/** "A monthly visit by a gardener", "a forester walks the wood": who comes. */
const WALKS =
  /^An? ((?:[\p{L}-]+ )?\p{L}+(?:er|or|ist|ian|nurse|man|woman)) \p{Ll}+s (?:the|an?|your|with|to|through|round)\b/u;
const COMES =
  /^(?:an? |the )?(?:[\p{L}-]+ )?(?:visits?|sessions?|rounds?|calls?|evenings?) (?:by|from|with) an? ((?:[\p{L}-]+ )?\p{L}+(?:er|or|ist|man|nurse|cook|chef|vet|guide|coach|mechanic))\b/iu;
const LOOKS_AT =
  /^(?:an? |the |our )?(?:[\p{L}-]+ ){0,2}?\p{L}+ (?:that|which) (?:looks|listens|connects|works|runs|uses|reads|asks|goes|sits)\b/iu;
const WITHOUT_MEANING =
  /^(?:the|an?|our|your|their|its|his|her|my|all|any|some|no|more|most|many|new|old|good|better|best|small|little|large|big|real|own|whole|full|fresh|nice|simple|cheap|used|worn|broken|empty|every|each|one|two|three|four|five|six|seven|eight|nine|ten|first|last|next|same|right|only|free|hot|cold|home-made|turnkey|seamless|effortless|end-to-end|holistic|stress-free|world-class|cutting-edge|next-generation|innovative|unique|bespoke|tailored|curated|comprehensive|premium|high-quality)$/i;
const NOTHING =
  /^(?:people|customers?|clients?|users?|things?|data|money|time|everything|anything|work|people|place|way|home|day|days|week|weeks|hours?|list|status|results?|round|service|help|experience|solution|journey|approach|value|quality)$/i;
/** A second article opens another thing. */
const ANOTHER = /^(?:the|an?|your|their|our|you|they|we|i|he|she)$/;
const MOST = 2;

function objectIn(said: string | undefined, most = MOST): string {
  const words = (said ?? "").trim().toLowerCase().split(/\s+/).filter(Boolean);
  const from = words.findIndex((word) => !WITHOUT_MEANING.test(word));
  const rest = from < 0 ? [] : words.slice(from);
  const until = rest.findIndex((word) => ANOTHER.test(word));
  const kept = (until < 0 ? rest : rest.slice(0, until)).slice(-most);
  const head = kept.at(-1) ?? "";
  if (head.length < 3 || NOTHING.test(singular(head)) || kept.some((word) => /['’]s$/.test(word))) return "";
  return [...kept.slice(0, -1), singular(head)].join(" ");
}

/** "Plans a week of dinners": dinners are planned. */
const OF_MANY = /\b(?:an?|the) (?:week|month|day|list|set|range|choice|year|evening) of (?=\p{L})/giu;

/** The deed or the thing that the offer is, in the words of somebody who looks for it; null where no verb says it. */
export function deedSearch({ answers, language, offer }: Brief): string | null {
  if (language !== "en") return null;
  if (offer.byFounder) return offer.noun;
  const [first = ""] = answers.solution.split(/(?<=[.!?])\s/);
  const opening = first.replace(OF_MANY, "");
  const made = objectIn(MADE.exec(opening)?.[1], MOST + 1);
  if (made) return made;
  const [, theirThings, deed = ""] = THEM.exec(opening) ?? [];
  const things = objectIn(theirThings);
  if (things) return `${things} ${NOUN_OF[deed.toLowerCase()]}`;
  const comes = (COMES.exec(opening) ?? WALKS.exec(opening))?.[1]?.toLowerCase();
  if (comes) return comes;
  const [, thing = "", what] =
    FOUND_THERE.exec(opening) ?? FOR_THING.exec(opening) ?? FILLED.exec(opening) ?? [];
  // What a program looks at is not what it is for.
  const looksAt = /^(?:app|software|platform|tool|site|website)$/i.test(thing) && LOOKS_AT.test(opening);
  const about = looksAt ? "" : objectIn(what);
  for (const [, verb = "", , object] of opening.matchAll(DONE)) {
    const noun = NOUN_OF[verb.toLowerCase()];
    const done = objectIn(object);
    if (done && noun) return noun.startsWith(done) ? noun : `${done} ${noun}`;
  }
  const into = objectIn(INTO.exec(opening)?.[1], MOST + 1);
  if (into) return into;
  const [buyers = ""] = answers.targetAudience.toLowerCase().split(/ (?:in|with|who|that|of|at) /);
  const theirs = buyers.includes(about);
  return about && about !== thing && !theirs ? `${about} ${thing.toLowerCase()}` : null;
}
