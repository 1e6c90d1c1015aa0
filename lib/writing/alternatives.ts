import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { concedes, faultIn } from "@/lib/brief/text/concession";
import { failedElsewhere } from "@/lib/brief/text/failed-elsewhere";
import { literal } from "@/lib/brief/text/literal";
import type { Brief } from "@/lib/brief/types";
import { isCause } from "./causes";
import { cores, sentences } from "./cut";
import { bare, list, plural, uncap, wordCount } from "./english";
import { saidOfOthers } from "./names/of-ours";
import { allOfThem, byWhatTheyHave, isSkill, whoAlone } from "./plain-supplier";
import { speaksOfOthers } from "./speaks-of-others";

export interface Alternative {
  /** "hire shops": what people use today, in the founder's words. */
  who: string;
  /** "close at 5pm and are a drive away": what is wrong with it. */
  flaw: string;
  /** Both in one sentence. */
  said: string;
  /** Several of them, so that what is said of them stands in the plural. */
  many: boolean;
  /** The whole sentence that tells of it, where only a part of it is `said`. */
  told?: string;
}

const FLAW =
  /^((?:[\p{L}'’-]+ ){0,5}?[\p{L}'’-]+) ((?:(?:are|is)(?! (?:owed|lonely|tired|exhausted|alone|unable|afraid|busy|worried|paid|stuck)\b)|get|gets|have|has|smell|smells|die|dies|close|come|comes|arrives|fill|fills|then fill|turn|won['’]t|show|cost|costs|cancel|keep|want|leave|deliver|open|say|charge|charges|taste|tastes|ignore|refuse|sell|sells|quote|quotes|arrive|need|break|fail|stop|cannot|do not|don['’]t|does not|only|(?:offers?|grants?|lends?)(?= [^,;]*\bonly\b)|have no|has no|ask|demand|require|return|treat|feel|feels|taste|tell|skip|take|takes|pick|look|looks|give|show|leave|make|charge|serve|ship|teach|teaches|help|helps|call|calls|put|puts|work|works|bring|send|talk|talks|stand|run|happen)\b(?:.{8,110}| [^\s\p{L}\d]?\d.{1,6}))$/iu;
/** "send their linen to industrial laundries that pick up twice a week": what they turn to, and how it treats them. */
const TURN_TO =
  /\b(?:(?:sends?|takes?|brings?|outsources?|hands?) (?:[\p{L}'’-]+ ){1,4}to|(?:rel(?:y|ies)|depends?) on|turns? to|goes? to|buys? from|uses?|hires?|calls?|pays?|books?) ((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+s) (?:that|which|who) ((?!they|we|you|i\b|it\b).{8,110})$/iu;
/** Who can be turned to at all: what merely breaks or hurts is no alternative. */
export const PROVIDER =
  /\b(?:shops?|stores?|intermediaries|middlemen|moneylenders|publishers|merchants|bakeries|bakers|tutors|teachers|trainers|courses|schools|walkers|sitters|kennels|agents|agencies|brokers|dealers|cent(?:re|er)s|clinics|doctors|dentists|firms|companies|suppliers|providers|services|canteens|restaurants|caterers|banks|lenders|insurers|platforms|marketplaces|apps|tools|programs|systems|spreadsheets|sites|studios|gyms|salons|barbers|garages|mechanics|plumbers|contractors|installers|operators|consultants|lawyers|accountants|couriers|carriers|laundries|cleaners|brands|supermarkets|pharmacies|newsletters|magazines|photographers|printers|manufacturers|wholesalers|distributors|labs|laboratories|spas|saunas|hotels|videos|tutorials|books|guides|portals|auctions|agencies|notaries|dealerships|kiosks|vending machines|crisps|snacks|powders|kits|bars|pubs|chains|crews|masons|charities|pumpers|painters|roofers|builders|handymen|fitters|craftsmen|tradesmen|workmen|repairmen|electricians|tilers|movers|haulers|tailors|cobblers|vets|groomers|guides|translators|editors|freelancers|recruiters|gardeners|landscapers|candles|stations|blogs|forums|leaflets|manuals|taxis|buses|ferries|wholesalers|traders|exporters|councils|trucks|daycares?|trainings|seminars|workshops|webinars|bootcamps|coaches|nannies|advisers|advisors|handbooks|buttons|cameras|monitors|alarms|trackers|templates|chatbots|academies|courses|shows|fairs|portals|crews|drivers|nurseries|markets|launderettes|clubs|camps|associations|offices|lifeguards|dispensers|diaries|planners|caf[eé]s)\b/i;
/** Who works for schools, clinics and shops is no supplier of theirs. */
export const isStaff = (people: string) =>
  /^(?:teachers|doctors|trainers|cleaners|mechanics|editors)$/i.test(people);
/** "Private doulas cost €35 an hour": what has a price is sold, whatever it is called. */
const PRICED =
  /^(?:big|private|traditional|existing|large|other|most|local|online|human) [\p{L} -]+ (?:costs?|charges?|takes?) (?:up to |about |around |over |more than |at least )?[^\s\p{L}\d]{0,2}(?:[A-Z]{3} )?\d/iu;
const NOT_AN_OFFER =
  /^(?:others?|services|systems|the rest)$|^(our|my|ours|each|they|it|he|she|we|people|nobody|everybody|customers|users|there|this|that|which|who|and|but|because|\p{L}+ing(?! (?:agents?|services?|apps?|sites?|platforms?|companies|firms|agencies|studios|software|tools|schools|clinics|cent(?:er|re)s|systems|portals|houses|videos)\b))\b|\b(paperwork|claims?|pipes?|time|money|children|problem)$/iu;

/** "... are full of additives and bakeries need a week's notice": two of them in one sentence. */
const apart = (said: string): string[] => {
  if (concedes(said)) return [said];
  for (const { index, 0: link } of said.matchAll(/,? (?:and|but|while) /g)) {
    const second = said.slice(index + link.length);
    const [, subject = ""] = FLAW.exec(second) ?? [];
    if (wordCount(said.slice(0, index)) < 3) continue;
    if (PROVIDER.test(subject) || /^(?:cheap|most|many|ordinary|existing) \p{L}+/iu.test(subject))
      return [said.slice(0, index), second];
  }
  return [said];
};

const stem = (word: string) => word.toLowerCase().replace(/(?:es|s)$/, "");
/** "Reading glasses" out of "reading glasses from the kiosk". */
const before = (words: string) =>
  words.split(/ (?:of|for|from|in|by|with|at|on|near) | (?:downtown|nearby|abroad|in town)$/)[0] ?? words;
const OPENS = /[,;:.(]|\s(?:that|which|who|where|with|so|to|in|by|from|for|made|we|they)\s/i;
/** "Shop tenants" are no shops. */
const LAST_IS_PROVIDER = new RegExp(`${PROVIDER.source}$`, "i");
/** "Weather stations measure the air": who several are, where the difference is told against them. */
const THEY_DO =
  /^((?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]{3,}(?<!ss|us)s) ((?!(?:of|in|for|on|with|like|and|or|from|at|to|by|that|which|who|the|an?|people|your|their|each|every|all|you|it|up|off|out)\b)\p{Ll}+ .{6,90})$/u;
/** One word is a name unless it says what they do. */
const SEVERAL = /\p{L} \p{L}|(?:ers|ors|ists|ants|yers)$/iu;
/** "The other meal firms all start with beef": the rest of one's own kind, whatever it is they do. */
const OTHERS_DO =
  /^(?:the |all (?:the )?|most )?(other (?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?<!s)s) ((?:all |only |just |mostly |still )?(?!who\b|that\b|which\b|and\b|or\b|of\b|for\b|in\b|on\b|with\b)\p{Ll}+ .{6,110})$/iu;
/** "Supermarket blends": the thing as everybody buys it. */
export const AS_SOLD =
  /^(?:supermarket|shop|store-bought|shop-bought|high-street|discount|industrial|commercial|mass-produced|imported|ready-made|disposable|conventional|off-the-shelf|drugstore|factory) [\p{L}-]+s$/iu;
const ONE_SUPPLIER =
  /^an? (?:[\p{L}-]+ )?(?:session|lesson|visit|consultation|appointment|carpenter|plumber|electrician|mechanic|builder|painter|roofer|gardener|vet|dentist|doctor|physio|physiotherapist|locksmith|tuner|tailor|seamstress|masseur|technician|handyman|coach|tutor|trainer|lawyer|accountant|consultant|agency|nanny|designer|developer|editor|dietitian|nutritionist|therapist|photographer|planner|broker|agent|contractor|cleaner|assistant|interpreter|translator|teacher|mentor|recruiter|freelancer|architect|stylist)$/iu;
/** "The NHS clinic cleans hearing aids only if somebody brings the patient": one that serves, and what it does. */
const ONE_DOES =
  /^((?:the |an? )(?:[\p{L}'’-]+ ){0,2}?(?:clinic|hospital|shop|store|firm|company|council|municipality|garage|school|agency|bank|library|collector|supplier|dealer|laboratory|lab|pharmacy|publisher|wholesaler|nursery|university|institute|broker|insurer|landlord|operator|provider)) ((?!is\b|has\b|does\b|was\b|needs\b|wants\b|loses\b|pays\b)\p{Ll}{2,}s (?!(?:of|are|were|have|had|can|could|will|would|must|do|did|cost|take|need|want|come|go|get|make|give|sell|charge|ask|say|tell|show|work|run|use|keep|let|leave|only|in|for|that|which|with|and|or|from|at|on)\b).{8,110})$/iu;
/** "Every book and course is made for mums" speaks of all of them. */
const EACH =
  /^(?:every|each) ([\p{L}-]+(?: [\p{L}-]+)?)(?: (?:and|or) ([\p{L}-]+))? (is|has|does|costs|takes|needs|asks) /iu;
const inPlural = (said: string) =>
  said.replace(
    EACH,
    (_, one: string, other: string | undefined, does: string) =>
      `${list([one, other ?? ""].filter(Boolean).map(plural))} ${baseOf[does.toLowerCase()] ?? does.replace(/s$/, "")} `,
  );
const baseOf: Record<string, string> = { is: "are", has: "have", does: "do" };
const overlap = (one: string, other: string) =>
  one.toLowerCase().includes(other.toLowerCase()) || other.toLowerCase().includes(one.toLowerCase());
/** "Books for their level": whose is said elsewhere. */
const WHOSE = / (?:their|his|her|its) /i;
/** Who is granted something is no way of doing it where it is they who need it. */
const NEEDY =
  /(?:^|\s)(?:people|children|kids|parents|patients|students|pupils|women|men|families|customers|clients|guests|users|members|workers|employees|owners|staff|beginners|dogs|cats|horses|ideas?|weather|job|work|life)$/i;
/** "Facebook groups and WhatsApp": where people ask around, whoever runs it. */
const ASKED_AROUND =
  /\b(?:facebook|whatsapp|telegram|viber|instagram|craigslist|gumtree|(?:facebook|whatsapp|telegram|chat|neighbourhood) groups?)$/i;
const SUFFERS =
  /^(?:still |then |always |often |all |anyway |also |easily )?(?:(?:gets?|are|is|becomes?) (?:wet|lost|torn|dirty|crushed|mouldy|moldy|bent|stolen|cold|scratched|stained|dusty|damaged|ruined|spoiled)\b|(?:is|are) (?:the|an?) (?:[\p{L}-]+ ){0,4}(?:complaints?|reasons?|problems?|worr(?:y|ies)|costs?)\b|(?:(?:have|has|face|faces|struggles?|suffers?) (?:with )?(?:an? )?(?:\p{L}+ )?(?:problems?|troubles?|difficult(?:y|ies)|shortages?|hard time|to (?:find|keep|get|hire|pay)|from)\b))/iu;
/** Who serves stands last before what they do: "clinics lose patients who" names nobody. */
const isProvider = (subject: string) =>
  AS_SOLD.test(before(subject)) ||
  SOLD_THERE.test(subject) ||
  ASKED_AROUND.test(subject) ||
  ONE_SUPPLIER.test(before(subject)) ||
  (LAST_IS_PROVIDER.test(before(subject)) && !/\b(?:who|that|which)$/i.test(subject));
/** "The cards in shops": whatever stands there is bought instead. */
const SOLD_THERE =
  / (?:in|from|at) (?:the )?(?:\p{L}+ )?(?:shops|stores|supermarkets|markets|kiosks|pharmacies|malls)$/iu;
/** "Candles" beside an offer of candles: the same thing as it is sold today. */
const isSameThing = (subject: string, solution: string) => {
  const head = stem(before(subject).split(" ").at(-1) ?? "");
  const [offer = ""] = solution.split(OPENS, 1);
  return head.length > 3 && offer.split(/[^\p{L}]+/u).some((word) => stem(word) === head);
};
/** "Repair of wooden stairs": the stairs are there already. */
const WORKED_ON = /\b(?:repair|clean|restor|mend|sharpen|polish|servic|maint|tuning|washing|care of)\w*/i;
/** As it is called beside one's own: a bare noun is the usual one. */
const asUsual = (subject: string) => (/ /.test(subject) ? subject : `the usual ${subject}`);

const FIRMS = / (?:firms|companies|businesses|owners|operators|providers|services)$/i;
/** "Crane firms" are "independent crane companies": the buyers by another general word. */
const areBuyers = (offer: string, audience: string) => {
  const kind = before(offer).toLowerCase();
  return FIRMS.test(kind) && audience.includes(kind.replace(FIRMS, ""));
};

/** "Shops pay us for each one sold", "at a partner shop": who earns with the offer is no way around it. */
const isPartner = (people: string, { solution, businessModel }: QuizAnswers) => {
  const who = literal(stem(people.split(" ").at(-1) ?? ""));
  const earns = new RegExp(
    `\\bpartner(?:ing)? (?:with )?(?:\\p{L}+ )?${who}|\\b${who}\\p{L}* (?:pays?|gives?|sends?) us\\b`,
    "iu",
  );
  return earns.test(`${solution} ${businessModel}`);
};

/** "landscap" of "small landscapers": the buyers under another form of their name; what is short says too little. */
const trunk = (people: string) => {
  const word = people.toLowerCase().split(" ").at(-1) ?? "";
  return word.length > 8 ? word.slice(0, -3) : "\u0000";
};

/** "Small shops" beside "independent shop owners": those whom it is for are no way around it. */
const isHeadOf = (audience: string, people: string) => {
  const [first = ""] = audience.toLowerCase().split(/[,;:.(]| (?:in|with|who|that|of|at|from|and|or) /);
  return first.split(" ").some((word) => stem(word).length > 3 && stem(word) === stem(people));
};

/** What the founder says is used today and what is wrong with it; empty when the answers do not say. */
export function alternativesIn(
  { answers, language, named, offer: { way } }: Brief,
  customers: string,
  names: ReadonlySet<string>,
): Alternative[] {
  if (language !== "en") return [];
  const rivals = named.competitors;
  const head = customers.split(" ").at(-1)?.toLowerCase() ?? "";
  const seen = new Set<string>();
  // What is said of others beside the offer names them as well as the problem does.
  // Nobody can turn to those who closed.
  const ofOthers = saidOfOthers({ answers, named }).filter((said) => !failedElsewhere(said));
  const ofTheRest = sentences(answers.differentiator).filter((said) => OTHERS_DO.test(bare(said)));
  // "Farms throw it away because shops only take straight ones": what others turn to is no way around an offer to offices.
  const [opens = "", ...more] = sentences(answers.problem);
  const ofTheirs = speaksOfOthers(opens, answers.targetAudience)
    ? cores(opens).slice(0, 1)
    : [opens, ...more].flatMap((said) =>
        speaksOfOthers(said, answers.targetAudience) ? cores(said).slice(0, 1) : cores(said),
      );
  return [...ofTheirs, ...[...new Set([...ofTheRest.map(bare), ...ofOthers])].flatMap(cores)]
    .flatMap(apart)
    .flatMap((said) => {
      const whole = inPlural(bare(said));
      const isTold = ofOthers.some((sentence) => sentence.startsWith(whole));
      const [, subject = "", does = ""] =
        OTHERS_DO.exec(whole) ??
        TURN_TO.exec(whole) ??
        (isTold ? ONE_DOES.exec(whole) : null) ??
        FLAW.exec(whole) ??
        (isTold ? THEY_DO.exec(whole) : null) ??
        [];
      // "Monzo shows what you spent": a name, and what it does.
      if (/^what\b|^how\b/i.test(does)) return [];
      const adverb =
        /(?: (?:only|just|still|each|often|always|never|usually|simply|then|either|mostly|anyway|easily|also|already|sometimes))+$/i.exec(
          subject,
        )?.[0] ?? "";
      const who = subject.slice(0, subject.length - adverb.length);
      const doing = bare(`${adverb} ${does}`.replace(/,? and (?:every|each|the|nobody|no) .*$/i, ""));
      const flaw = faultIn(doing);
      const named = uncap(
        whoAlone(who).replace(
          /^(?:and |but )?(?:all the|all|the usual|the|most|many|some|local|every|each) /i,
          "",
        ),
        names,
      );
      const offer = WHOSE.test(named) ? before(named) : named;
      const granted = flaw !== doing && !NEEDY.test(before(offer));
      const same =
        way !== "work" &&
        !WORKED_ON.test(answers.solution.split(OPENS, 1)[0] ?? "") &&
        !NEEDY.test(before(offer)) &&
        isSameThing(offer, answers.solution);
      const told =
        isTold && ((/s$/i.test(before(offer)) && SEVERAL.test(before(offer))) || ONE_DOES.test(whole));
      if (
        (!isProvider(offer) && !same && !told && !granted && !PRICED.test(whole)) ||
        (isOrganisation(customers) && isStaff(before(offer))) ||
        wordCount(flaw) < 2 ||
        SUFFERS.test(doing) ||
        isCause(doing) ||
        isSkill(doing) ||
        /^(?:have|has|need|must|needs) to /i.test(flaw) ||
        /\b(?:can['’]?t|cannot|can|could|couldn['’]?t|don['’]?t|doesn['’]?t|won['’]?t|must|should|will|may|might)$/i.test(
          offer,
        ) ||
        NOT_AN_OFFER.test(offer) ||
        // "A new freezer costs ...": one thing is nobody's customer.
        (/^an? /i.test(offer) && !ONE_SUPPLIER.test(before(offer))) ||
        / (?:who|that|which) /i.test(offer) ||
        /^(?:their|its|his|her) | (?:my|our) | (?:weighs|measures|lasts)$/i.test(offer) ||
        /^(?:the )?(?:good|nice|fresh|real|proper|decent|better) /i.test(offer) ||
        before(offer).toLowerCase().endsWith(head) ||
        // Who refuses a claim is no other way of doing it.
        (/\binsurers?$/i.test(offer) && !/insur/i.test(answers.solution)) ||
        rivals.some((rival) => overlap(offer, rival)) ||
        areBuyers(offer, answers.targetAudience.toLowerCase()) ||
        isPartner(before(offer), answers) ||
        answers.targetAudience.toLowerCase().includes(trunk(before(offer))) ||
        answers.targetAudience.toLowerCase().startsWith(before(offer).toLowerCase())
      )
        return [];
      const sold = before(offer).split(" ").at(-1) ?? "";
      if (stem(sold) === stem(head) || isHeadOf(answers.targetAudience, sold)) return [];
      const served = before(offer).toLowerCase().split(" ").slice(-2).join(" ");
      if (answers.targetAudience.toLowerCase().includes(served) || seen.has(offer)) return [];
      seen.add(offer);
      const kept = byWhatTheyHave(offer, doing);
      if (kept) return [{ who: kept, flaw, said: `${offer} ${doing}`, many: true }];
      const one = /^(?:the|an?) /i.test(who) && !/(?:s|men|people)$/.test(before(offer));
      const called = one && !/^an? /i.test(offer) ? `the ${offer}` : same ? asUsual(offer) : allOfThem(offer);
      return [{ who: called, flaw, said: `${one ? called : offer} ${doing}`, many: !one }];
    })
    .slice(0, 2);
}
