import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readAim } from "./buyers/aim";
import { customersBehind, readCustomers } from "./buyers/customers";
import { readMarketCount } from "./buyers/market-count";
import { payersFirst } from "./buyers/payers-first";
import { isB2b, readSegments } from "./buyers/segments";
import { readWaysIn } from "./buyers/ways-in";
import { emptyBrief } from "./empty-brief";
import { findMissing, measureVagueness } from "./gaps";
import { readNumbers } from "./number-mentions";
import { readArchetypes } from "./offer/archetype";
import { readOffer } from "./offer/offer";
import { readSector } from "./offer/sector";
import { readSetting } from "./offer/setting";
import { readWay } from "./offer/sold";
import { inCountry } from "./places/geography";
import { readPlaces } from "./places/workplace";
import { readMoney } from "./read-money";
import { readNamed } from "./rivals/named";
import { isAboutRival } from "./rivals/named-rivals";
import { findContradictions, findRedFlags } from "./rules";
import { readPains, readProof, readTeam, readTraction } from "./statements";
import { cleanAnswers } from "./text/clean-answers";
import { allText } from "./text/fields";
import { readKeyphrases } from "./text/keyphrases";
import { detectLanguage } from "./text/language";
import type { Brief } from "./types";
import { unreadSums } from "./unread-sums";

/**
 * Reads the five answers into a brief: what is offered, to whom, where, how it earns, and what is missing. A missing
 * answer counts as ""; what cannot be read is left empty and named in `missing`, never guessed. Orders to the software
 * and markup are taken out first and recorded in `dropped`. Money in `currency`, shares 0 to 1, frequencies per month.
 * Pure, deterministic, never throws; a few milliseconds for five full answers.
 */
export function readBrief(raw: Partial<QuizAnswers>): Brief {
  const { answers, dropped } = cleanAnswers(raw);
  const language = detectLanguage(allText(answers));
  const setting = readSetting(answers);
  const { geography, buyersIn } = readPlaces(answers);
  const segments = payersFirst(readSegments(answers), answers);
  const money = readMoney(answers, geography, setting, language, segments);
  const b2b = isB2b(segments, answers);
  const numbers = readNumbers(answers, money);
  const sector = readSector(answers);
  const traction = readTraction(answers);
  const marketCount = readMarketCount(answers, numbers, segments);
  const customers = readCustomers(traction, answers) ?? customersBehind(traction, money.lines);
  const aim = readAim(answers, segments);
  const proof = readProof(answers);
  const named = readNamed(answers);
  const team = readTeam(answers).filter(({ text }) => !isAboutRival(text, named.competitors));
  const brief: Brief = {
    ...emptyBrief(answers),
    language,
    dropped,
    offer: { ...readOffer(answers), way: readWay(answers) },
    segments,
    waysIn: language === "en" ? readWaysIn(answers) : [],
    geography: inCountry(geography, money.currency),
    ...(buyersIn ? { buyersIn } : {}),
    currency: money.currency,
    b2b,
    pains: readPains(answers),
    proof,
    numbers,
    named,
    lines: money.lines,
    stated: {
      ...money.stated,
      traction,
      team,
      ...(marketCount ? { marketCount } : {}),
      ...(customers ? { customers } : {}),
      ...(aim ? { aim } : {}),
    },
    sector,
    archetypes: readArchetypes(answers, money.lines, setting, sector, geography?.scale === "city" && !b2b),
    keyphrases: readKeyphrases(answers, language),
    unreadSums: unreadSums(answers, money, geography?.country ?? null, [...proof, ...traction, ...team]),
    contradictions: findContradictions(answers),
    redFlags: findRedFlags(answers),
  };
  const missing = findMissing(brief);
  const read = { ...brief, missing };
  return { ...read, vagueness: measureVagueness(read) };
}
