import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { split } from "./rows";

/** Words that show another business than the kind they stand at, and words of which one must be said. */
export interface Telling {
  unless: readonly string[];
  needs: readonly string[];
}

/** Words that many kinds name together. */
const GROUPS: Readonly<Record<string, string>> = {
  "@animals":
    "dog, cat, pet, horse, pony, cow, cattle, livestock, animal, vet, sheep, goat, donkey, alpaca, puppy, puppies",
  "@farm": "cattle, cow, farm, barn, large animal, livestock, sheep, goat, poultry, herd, pig, dairy",
  "@lessons": "teach, teaches, lesson, course, classes, tutor*, bootcamp, webinar, academy",
  "@rental": "rental, renting, for rent, to rent, for hire, hire out, rent out, lend, lending, on loan",
  "@repair": "repair*, mend, mends, mending, restor*, reupholster*",
  "@hands":
    "we clean, we come, we cook, we drive, we install, we move, we paint, we print, we repair, we sew, we wash, handmade, by hand, by post, for rent, for hire, sewn, carved, knitted, baked",
  "@screen":
    "software, app, tool, program*, platform, system, digital*, tablet, phone, smartphone, screen, online, website, web, automat*, ai, scan*, code, cloud, data, plugin, chatbot, bot, assistant, calculat*, text, sms, whatsapp, message, messages, messaging, mail, email, log, logbook, logs, site, portal, sensor, camera, photo, picture, video, remind*, alert*, warn*, track*, voice, map, detect*, record, recorded, records, calendar, diary, planner, schedul*, rota, report, form, template, predict*, forecast*, invoic*, offline, overview, compar*, it plans, it reads, it writes, it suggests, it answers, it checks, it shows, it tells, it counts, it finds, it spots, dictat*, transcri*, document*, entry, register, queue, inventory, stock, kiosk, qr, booking, slot, list, statement, tag, ping, gps, speak, manager, management, count, counts, quote, proof, dashboard, board, library, handheld, ledger",
  "@software": "software, saas, dashboard, crm, plugin",
};

/** "jar, made to order, teach*": a word or short phrase with its plural too, or with any ending. */
export const tellingWords = (text: string): readonly string[] =>
  split(text, ",").flatMap((word) => (GROUPS[word] ? tellingWords(GROUPS[word]) : ` ${word}`));

/** What is said of others and of what it is not tells nothing of the offer itself. */
const NOT_THIS =
  /\b(?:unlike|instead of|rather than|other than|compared (?:to|with)|than|without|not|no|never)\b[^,.;:!?]*/gi;

const spaced = (text: string) =>
  ` ${text
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .toLowerCase()
    .trim()} `;

const stands = (word: string, text: string) =>
  word.endsWith("*")
    ? text.includes(word.slice(0, -1))
    : text.includes(`${word} `) || text.includes(`${word}s `);

/** Tells of a kind whether these answers may speak of it, by the words that stand at it. */
export function mayBe({ solution, targetAudience, problem, differentiator }: QuizAnswers) {
  const offer = spaced(`${solution} . ${targetAudience}`.replace(NOT_THIS, " "));
  const all = spaced(`${solution} . ${targetAudience} . ${problem} . ${differentiator}`);
  return ({ unless, needs }: Telling) =>
    !unless.some((word) => stands(word, offer)) &&
    (needs.length === 0 || needs.some((word) => stands(word, all)));
}
