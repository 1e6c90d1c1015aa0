import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { DONE_TO_THINGS } from "@/lib/finance/data/durable";
import { singular } from "../amounts/price-tail";
import { EXAM_SAT } from "../data/exam";
import { kindOfOffer } from "../data/offer-kinds";
import type { Setting } from "../prices/line-kind";
import { literal } from "../text/literal";
import { withoutNegated } from "../text/not-negated";
import type { Archetype, Way } from "../types";
import { isDoneByHand } from "./by-hand";
import { isOwnPlace } from "./kinds/own-place";
import { isPublished } from "./kinds/published";
import { isHandedOver } from "./made-thing";
import { readOffer } from "./offer";
import { isCalled } from "./on-screen";
import { withoutSideLines } from "./side-lines";
import { pricedPiece, readWay, THEIRS } from "./sold";
import { isTaught, teachesGroups } from "./taught";

/** Goods go to the customer's door. */
const SENT =
  /\b(?:(?<!container |cargo |cruise |per |each |a |the )ship(?:s|ped|ping)?|posted|mailed|we (?:mail|post) (?:our |the |every )?(?:subscribers?|customers?|members?|readers?|families)|(?:by|in the|through the|via) (?:post|mail|courier)|subscription box|deliver(?:s|ed)? (?:nationwide|to homes|to (?:the|your|their) (?:doors?|homes?)|frozen|chilled|fresh|overnight|weekly|every|across))\b/i;
const SENDING_COSTS =
  /\b(?:shipping|postage|versand\w*)\b|\bdelivery\s(?:is|costs?(?: us)?)?\s?(?:about )?\p{L}*[$€£]?\s?\d/iu;

const SOFTWARE =
  /\b(?:software|saas|app|apps|browser-based|platform|dashboard|api|programming interface|cloud (?:till|software|system)|plugin|extension|tool that|tablets?|forecasts?|voice agents?|ai agents?|web|online (?:tool|booking|trainer|library|database|calculator)|two-way sync|plugs? into|automatic (?:sms|reminders?)|chatbot|plataforma|plateforme|piattaforma|aplicación|aplicação|anwendung|(?<=\b(?:une|notre|votre|cette|mobile|web|phone|desktop|cloud|software|our) |l['’])application|application(?= (?:that|which|where|with|qui|mobile|web|pour)\b)|aplicativo|applicazione|applicatie)\b/i;
/** "ChoirBox keeps the scores", "Reads the tender documents": what is spoken of like this is nearly always software. */
const NAMED_PRODUCT =
  /^(?:\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+ (?!is |are )\p{Ll}+s |(?:Reads|Turns|Finds|Shows|Scans|Tells|Matches|Tracks|Writes|Predicts|Compares|Translates|Summari[sz]es|Detects|Calculates|Extracts|Generates) (?:the|an?|your|each|every|all|what|which|\p{L}+s)\b)/u;
/** Paid for each person who logs in: software, whatever it is called. */
const BY_USER =
  /\b(?:per|each|a|\/) ?(?:named |active |further |extra |additional )?(?:user|editor|licen[cs]e|seat(?= (?:and|a|per|each|\/) ?(?:month|year)|\/))(?![\p{L}])/iu;
const DEVICE =
  /\b(?:sensors?|gauges?|loggers?|probes?|trackers?|cables? of|hardware|device|battery|solar cell)\b/i;
/** "Booked by phone or app": how it is ordered, not what it is. */
const ORDERED_BY =
  /\b(?:book(?:ed|able)?|order(?:ed)?|reserved?|rent(?:ed)?|paid|unlock(?:ed)?|open(?:ed)?)\b[^.,;]{0,24}\b(?:by|via|through|with|in|on|over|from)\s(?:(?:phone|an?|the|our|text|or|your|their)\s){0,3}(?:app|web|website|platform)\b/gi;
/** "Drone inspections", "we fly": done with a device, which nobody buys. */
const DONE_WITH = /^(?:we|i|our) |\b(?:drones?|inspections?|surveys?|flights?)\b/i;
const GOODS_MADE =
  /\b(?:we (?:bake|brew|sew|ship|cook|produce|print|roast|grow|build|collect|rent|run)|sensor|device|probe|scale|tag(?! printing)|station|box with|hotel|hostel|truck|shop)\b/i;

/** "A funeral planner who sits with the family" is a person, not a program. */
const DONE_BY_SOMEONE =
  /^\W*(?:somebody|someone|one of us|the same (?:person|woman|man))\s[^.;]*?\b(?:comes|visits|sits|walks|stays)\b|^\W*(?:an?\s)?(?:(?!that\s|which\s)\p{L}+\s){1,3}who\s|^\W*an?\s(?!(?:app|platform|tool|bot|robot|service|device|system|van|bus)\s)(?:\p{L}+\s){1,2}(?:visits|comes)\s/iu;

/** "A school has 8 classes" tells what the customer is. */
const OF_A_CUSTOMER =
  /(?:^|(?<=[.;,]\s))(?:an?|each|every|the average)\s(?:\p{L}+\s){1,2}(?:has|have|is)\s[^.;]*/giu;

/** "Video sessions with licensed psychologists": who is met on the screen is what is sold. */
const PROS =
  "(?:[\\p{L}-]+ )?(?:psychologists?|therapists?|doctors?|physicians?|nurses?|midwi(?:fe|ves)|dieti[ct]ians?|nutritionists?|coach(?:es)?|tutors?|teachers?|lawyers?|advis[eo]rs?|trainers?|vets?|veterinarians?|physios?|physiotherapists?|dermatologists?|gyn(?:a)?ecologists?|psychiatrists?|experts?|speakers?)(?![\\p{L}])";
const SKILLED =
  "(?:(?:real|licen[sc]ed|certified|qualified|registered|trained|human|local|senior|native|vetted|verified)[ -])*";
const MET_WITH = new RegExp(
  `\\b(?:sessions?|consultations?|visits?|lessons?|calls?|appointments?|chats?) with (?:an? |our )?${SKILLED}${PROS}|\\bwhere (?:our )?${SKILLED}${PROS}(?: and ${PROS})? (?:answers?|repl(?:y|ies)|advises?|reviews?|calls?)\\b`,
  "iu",
);

/** Done on a screen or where the customer is. */
export const FROM_AFAR =
  /\b(?:videos?|online|by phone|remote|come to|comes to|comes? home|in front of (?:the|your)|visits (?:the|your|their|each|every) (?:flat|home|house|site|office|farm|patient|family)|at (?:the|your|their) (?:office|home|school)|mobile)\b/i;

/** "Three evenings in a studio where a couple learns one dance". */
const TAUGHT_THERE =
  /^(?!.{0,40}\b(?:app|platform|website|software)\b)[^.]*\bwhere (?:\p{L}+ ){1,4}learns?\b/iu;

/** "Twelve weeks in the evening with a nurse: handover, pain, and a mock exam". */
const TAUGHT_FOR =
  /^(?:an? |the |our )?(?:\p{L}+|\d+)[- ](?:weeks?|evenings?|lessons?|sessions?|saturdays|sundays|months?|afternoons?|minutes on)\b(?! (?:we|you|i)\b)/iu;
const IS_LEARNT =
  /\b(?:(?:mock |final )?exam|practi[sc]es?|practising|homework|learn(?:s|ed|t|ing)?|lessons?|teach(?:es|ing|ers?)?|taught|pupils|graduat(?:es?|ed)|have passed|certificate at the end)\b/i;
/** "Six cabins by the river" for a price a night. */
const A_NIGHT = /\d[\d.,]* ?(?:\p{L}+ )?(?:(?:a|per|each) \p{L}+ )?(?:a|per|each) night\b/iu;
const SLEPT_IN =
  /\b(?:rooms?|cabins?|beds?|bunks?|huts?|tents?|pitches|bungalows?|houses?|berths?|parking|yard|spaces?|places?|hammocks?|dorms?|pods?)\b/i;
/** "A monthly letter", "every Friday one page". */
const A_LETTER =
  /\b(?:an?|every|our|one) (?:\p{L}+ )?(?:(?:daily|weekly|monthly|quarterly) (?:\p{L}+ )?(?:letter|page|sheet|bulletin|briefing|digest|paper|report for readers)|(?:\p{L}+ )?(?:radio |half-hour )?(?:show|programme) (?:in|on|for|about|every)|\p{L}+ pages (?:\p{L}+ times a year|every|a (?:week|month|quarter))|\p{L}+day one page)\b/iu;

/** What business a way of being sold makes. */
const KIND: Record<Way, Archetype> = {
  sides: "marketplace",
  device: "hardware",
  goods: "ecommerce",
  work: "services",
  program: "saas",
  gathering: "services",
  let: "services",
};
/** Told by what is done, and so surer than what it is called. */
const OUTWEIGHS: ReadonlySet<Way> = new Set(["sides", "device", "work", "gathering", "let"]);

/** "A smart planter with an app": the app comes with the thing. */
const APP_BESIDE =
  /(?<=^(?:an?|the|our) (?:smart|connected|small|portable|wearable|foldable) [^.]{3,40})\b(?:with|and) (?:an?|its|our) (?:\p{L}+ )?app\b/iu;

const A_COURSE = new RegExp(
  `(?<!\\b(?:two|three|four|five|of|golf|main|race) )\\b(?:course|cohort|bootcamp|tutor\\w*|academy|classes|(?<!set-?up |onboarding |training |start |my |our |own |in the |in a |at the )workshop|camp|${EXAM_SAT}|escuela|curso|kurs|cours|corso)\\b`,
  "i",
);

const PER_PUPIL = /\b(?:per|each|a) (?:pupil|student|learner)\b/i;
const LESSONS = /\b(?:lessons?|classes)\b/i;
/** "An online course with video lessons and a live session": what is called a course is one, whoever is met in it. */
const A_WHOLE_COURSE =
  /^(?:an?|the|our|we (?:run|teach|give|offer)(?: an?)?) (?:(?!(?:with|for|that|on|in|of) )[\p{L}\d-]+ ){0,3}(?:course|bootcamp|curriculum)\b/iu;

/** "Practices post a shift": who begins the sentence is whom it is for. */
const servesAsSubject = (noun: string, { solution, targetAudience }: QuizAnswers) =>
  THEIRS.test(solution) ||
  (noun.endsWith("s") &&
    solution.toLowerCase().startsWith(`${noun} `) &&
    new RegExp(`\\b${literal(noun)}\\b`, "iu").test(
      targetAudience.split(/ (?:in|with|who|that|of) /)[0] ?? "",
    ));

/** "A wax workshop in Atlixco that takes the old comb", "a workshop in a container": work is done in it, and nobody is taught. */
const isCraftWorkshop = (noun: string, { solution }: QuizAnswers) =>
  /\bworkshop$/i.test(noun) &&
  /\b(?:workshop\b[^.;]*\b(?:that|which|where)|repair\w*|servic(?:e|ing)|restor\w+|mend\w*|rebuilt|overhaul\w*|alterations?)\b/i.test(
    solution,
  ) &&
  !/\b(?:teach|taught|learn|lesson|course|class|participant|pupil|student|train(?!ed (?:as|in|at|with|by)\b)|guests?\b|you make|make their own)/i.test(
    solution,
  );

/** What the offer says about how it can be sold; the audience is no evidence. */
export function readSetting(answers: QuizAnswers): Setting {
  const noun = readOffer(answers).noun ?? "";
  const way = readWay(answers);
  const craft = isCraftWorkshop(noun, answers);
  const met = way !== "sides" && MET_WITH.test(answers.solution);
  const called = isPublished(answers)
    ? "media"
    : met || DONE_BY_SOMEONE.test(answers.solution) || craft
      ? "services"
      : TAUGHT_THERE.test(answers.solution) ||
          (TAUGHT_FOR.test(answers.solution) &&
            IS_LEARNT.test(`${answers.solution} ${answers.differentiator} ${answers.businessModel}`))
        ? "education"
        : servesAsSubject(noun, answers)
          ? null
          : (kindOfOffer(noun) ??
            (way === null && SLEPT_IN.test(answers.solution) && A_NIGHT.test(answers.businessModel)
              ? "local"
              : way === null && isOwnPlace(answers)
                ? "local"
                : null));
  const course = A_WHOLE_COURSE.test(answers.solution);
  const taught =
    course ||
    called === "education" ||
    ((called === null || called === "services") && way === null && teachesGroups(answers)) ||
    ((called === null || called === "services") && way !== "sides" && isTaught(answers));
  const byWay =
    way === "program" && isCalled(answers.solution, answers.businessModel) ? "usage" : way && KIND[way];
  const head = taught ? "education" : (way && (called === null || OUTWEIGHS.has(way)) && byWay) || called;
  const ships = way === "goods" || SENT.test(answers.solution) || SENDING_COSTS.test(answers.businessModel);
  // "€139 per robe" of a robe that is posted is the robe's price.
  const posted = ships && head === null && !DONE_TO_THINGS.test(answers.solution);
  const thing =
    way === "device" ||
    way === "goods" ||
    (head === "hardware" && !DONE_WITH.test(answers.solution)) ||
    DEVICE.test(answers.solution) ||
    posted;
  const priced = withoutSideLines(answers.businessModel.replace(OF_A_CUSTOMER, ""));
  const named = `${noun} ${priced}`;
  const all = `${answers.solution} ${answers.differentiator} ${answers.businessModel}`;
  return {
    head,
    software:
      head === "saas" ||
      head === "usage" ||
      ((head === null || head === "services") && BY_USER.test(answers.businessModel)) ||
      (way !== "device" &&
        way !== "goods" &&
        !SENDING_COSTS.test(answers.businessModel) &&
        (SOFTWARE.test(withoutNegated(answers.solution).replace(ORDERED_BY, "").replace(APP_BESIDE, "")) ||
          NAMED_PRODUCT.test(answers.solution)) &&
        !GOODS_MADE.test(answers.solution) &&
        !isDoneByHand(answers) &&
        !/\bdone[- ]for[- ]you\b/i.test(answers.solution) &&
        head !== "local" &&
        head !== "hardware" &&
        head !== "services"),
    education:
      head === "education" ||
      (A_COURSE.test(named) && !craft) ||
      (PER_PUPIL.test(priced) && LESSONS.test(priced)) ||
      (head === null &&
        /(?<!\b(?:two|three|four|five|of|golf|main|race) )\b(?:course|cohort|bootcamp|tutoring|academy|(?:evening|online|weekly|language|dance|yoga|cooking|our|teach|take|of) classes|classes (?:for|in|on|with)|lessons?|(?<!\b(?:my|our|own|in the|in a|at the|in the \p{L}+|in a \p{L}+|in our \p{L}+) )workshop|camp|escuela|curso|kurs)\b/iu.test(
          answers.solution,
        )),
    media:
      called === "media" ||
      A_LETTER.test(answers.solution) ||
      /\b(?:newsletter|newspaper|podcast|magazine|blog|media|channel|listeners|ouvintes|oyentes|episodes|episódios)\b(?! (?:tool|software|platform|app|plugin|builder|hosting|generator|agency|production)s?\b)/i.test(
        all,
      ),
    device:
      thing && way !== "work"
        ? (pricedPiece(noun, answers) ?? (singular(noun.toLowerCase().split(" ").at(-1) ?? "") || null))
        : null,
    thing: thing || head === "ecommerce" || isHandedOver(answers),
    work: way === "work",
    lent: way === "let",
    funded:
      /\b(?:non-?profits?|charit(?:y|ies)|ngo|foundations?|grants?|donations?|funders?|social enterprise)\b/i.test(
        all,
      ),
    comes: FROM_AFAR.test(answers.solution),
    ships,
  };
}
