import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { fixed } from "@/lib/finance/assumed";
import { perUsd } from "@/lib/finance/scale";
import { inEnglish, inOwnWords } from "./abroad/in-own-words";
import { asKnown } from "./as-known";
import { readBeliefs } from "./beliefs/beliefs";
import { aimOf } from "./buyers/aim";
import { isB2b, tellsWhoPays } from "./buyers/firms-or-people";
import { readMarketCount } from "./buyers/market-count";
import { readMostCustomers, withoutRoom } from "./buyers/most-customers";
import { payersFirst } from "./buyers/payers-first";
import { goalsOf, isGoal, readPresale, withoutGoal } from "./buyers/presale";
import { readPromised } from "./buyers/promised";
import { readSegments } from "./buyers/segments";
import { countedInPieces } from "./buyers/sold-so-far";
import { sponsorsNamed } from "./buyers/sponsors-pay";
import { readTraded } from "./buyers/traded";
import { withOwnVolume } from "./buyers/traded-by";
import { readWaysIn } from "./buyers/ways-in";
import { whoPays } from "./buyers/who-pays";
import {
  buyersFirst,
  currencyOf,
  offerNoun,
  placeOf,
  sectorOf,
  stillUnread,
  withBuyers,
  withOffer,
  withRivals,
} from "./corrected/apply-reading";
import { cleanReading } from "./corrected/clean-reading";
import { onlyBuyer } from "./corrected/own-buyers";
import { withOwnLines } from "./corrected/own-lines";
import type { ReadingCorrections } from "./corrected/reading-corrections";
import { withStart } from "./corrected/start";
import { withYear } from "./corrected/year-of-customer";
import { emptyBrief } from "./empty-brief";
import { customersAsTold, paidFor, promisedAsTold, tradedAsTold } from "./evidence/as-happened";
import { nothingSold } from "./evidence/nothing-sold";
import { readSoFar } from "./evidence/so-far";
import { readTraction } from "./evidence/traction";
import { formToReadBy, readForms } from "./forms/settle-form";
import { wayOf } from "./forms/sorts";
import { findMissing, measureVagueness } from "./gaps";
import { readSums } from "./meanings/read-sums";
import { readNumbers } from "./number-mentions";
import { withoutMakers } from "./offer/made-with";
import { readOffer } from "./offer/offer";
import { readSector } from "./offer/sector";
import { readSetting } from "./offer/setting";
import { readWay } from "./offer/sold";
import { marketIn } from "./places/sold-from";
import { readPlaces } from "./places/workplace";
import { namedByOffer } from "./prices/named-by-offer";
import { readPaidToday } from "./prices/paid-today";
import { calledAsUsual, paidAsUsual } from "./prices/usual-period";
import { readMoney } from "./read-money";
import { readNamed } from "./rivals/named";
import { isSaidOfOthers } from "./rivals/others-said";
import { findContradictions, findRedFlags } from "./rules";
import { readPains, readProof, readTeam } from "./statements";
import { cleanAnswers } from "./text/clean-answers";
import { allText } from "./text/fields";
import { readKeyphrases } from "./text/keyphrases";
import { detectLanguage } from "./text/language";
import { statementsOf } from "./text/sentences";
import { toldAim, toldMarket } from "./told-numbers/counts";
import { withRate } from "./told-numbers/limits";
import type { Archetype, Brief } from "./types";
import { openTerms, unreadSums } from "./unread-sums";
import { ventureBy } from "./ventures/catalogue";
import { settleSector } from "./ventures/told-sectors";
import { settingOf, withFirst } from "./ventures/usual-form";
import { ventureOf } from "./ventures/venture-of";

const VAGUE = 0.6;

function readIn(
  language: string,
  said: QuizAnswers,
  own: ReadingCorrections,
  about: Pick<Brief, "dropped" | "toldOn"> & { places?: ReturnType<typeof readPlaces> },
  form?: Archetype,
): Brief {
  const { dropped, toldOn, places } = about;
  const [answers, plain] = [withoutMakers(withBuyers(said, own)), withoutMakers(said)];
  const setting = form ? settingOf(readSetting(plain), form) : readSetting(plain);
  const place = placeOf(own);
  const found = readPlaces(plain);
  const there = found.geography ? found : (places ?? found);
  const { geography, buyersIn } = place ? { geography: place } : there;
  const audience = readSegments(answers);
  // What the answers say by themselves: a group put right says nothing of what is sold, and to how many.
  const written = own.buyers ? payersFirst(readSegments(plain), plain) : payersFirst(audience, answers);
  const segments = buyersFirst(payersFirst(audience, answers), own);
  const money = readMoney(answers, geography, setting, language, segments, own.sums);
  const sold = withOwnLines(money.lines, own.lines ?? {}, segments);
  const payer = onlyBuyer(sold, own);
  if (payer) return readIn(language, said, { ...own, buyers: payer }, about, form);
  const currency = currencyOf(own) ?? money.currency;
  const firmsAsRead = isB2b(written, plain);
  const follows = own.buyers !== undefined && tellsWhoPays(own.buyers);
  const b2b = own.buyersAre ? own.buyersAre === "firms" : follows ? isB2b(segments, answers) : firmsAsRead;
  const numbers = readNumbers(answers, money);
  const ownNoun = offerNoun(own);
  const called = withOffer(answers, ownNoun);
  const sector = sectorOf(own) ?? readSector(called);
  const english = language === "en";
  const presale = english ? readPresale(answers) : undefined;
  const soFar = english ? withoutGoal(readSoFar(answers), presale) : [];
  const traction = readTraction(answers, soFar);
  const marketCount =
    readMarketCount(answers, numbers, segments) ?? (english ? toldMarket(answers, segments) : undefined);
  const unsold = english && paidFor(soFar).length === 0 ? nothingSold(answers) : null;
  const traded = unsold ? undefined : tradedAsTold(readTraded(answers, sold, toldOn), soFar);
  const pledged = readPromised([...traction, ...statementsOf("targetAudience", answers.targetAudience)]);
  const promised = promisedAsTold(isGoal(presale, pledged) ? undefined : pledged, soFar);
  const { paying, customers: counted } = whoPays({
    answers,
    plain,
    english,
    // Readers who pay nothing are no customers of those who pay.
    unsold: unsold !== null || sponsorsNamed(answers) !== null,
    traction,
    traded,
    promised,
    written,
    segments,
    sold,
  });
  const customers = unsold ? counted : customersAsTold(counted, soFar);
  const aim = aimOf(answers, segments, () => (english ? toldAim(answers, segments, sold) : undefined));
  const most = readMostCustomers(answers);
  const beliefs = readBeliefs(answers);
  const proof = readProof(answers);
  const named = withRivals(readNamed(answers), own);
  const team = readTeam(answers).filter(({ text }) => !isSaidOfOthers(text, { answers, named }));
  const offer = { ...readOffer(answers), way: readWay(answers) };
  const calledByOffer = (each: Brief["lines"]) =>
    namedByOffer(withOwnVolume(each, traded, paying ?? customers), { ...offer, solution: answers.solution });
  const lines = withYear(
    calledByOffer(sold),
    own.year ? fixed(own.year, "Set by the founder.", "founder") : undefined,
  );
  // The kind is a reading of its own: prices, buyers and place that are put right do not change it.
  const earned = own.lines && money.lines.length > 0 ? calledByOffer(money.lines) : lines;
  const local = there.geography?.scale === "city" && !firmsAsRead;
  const plainly = { answers: plain, lines: earned, setting };
  const kinds = readForms(plainly, { sector, atPlace: local, english });
  // What is put right changes no kind of venture: rides for commuters stay carpooling where their employers pay.
  const venture = own.venture
    ? ventureBy(own.venture)
    : language === "en"
      ? ventureOf(withOffer(plain, ownNoun), firmsAsRead, kinds[0]?.id)
      : null;
  const usual = form ?? formToReadBy(kinds, venture, plainly);
  // Prices are read anew by the form that such ventures have.
  if (usual && !form && !own.kind) return readIn(language, said, own, about, usual);
  const earnsAs = usual ?? kinds[0]?.id ?? null;
  const brief: Brief = {
    ...emptyBrief(answers),
    ...(toldOn ? { toldOn } : {}),
    language,
    dropped,
    offer: { ...offer, way: wayOf(offer.way, earnsAs), ...(ownNoun && { noun: ownNoun, byFounder: true }) },
    segments,
    waysIn: language === "en" ? readWaysIn(answers) : [],
    geography: marketIn(geography, { buyersIn, currency, answers, form: place ? null : earnsAs }),
    ...(buyersIn ? { buyersIn } : {}),
    currency,
    b2b,
    pains: readPains(answers),
    proof,
    numbers,
    named,
    lines: calledAsUsual(paidAsUsual(withoutRoom(lines, most), venture), venture, perUsd(currency)),
    paidToday:
      language === "en"
        ? readPaidToday(answers, { currency, country: geography?.country ?? null, lines })
        : [],
    stated: withStart(
      {
        ...money.stated,
        traction,
        soFar,
        team,
        ...(marketCount ? { marketCount } : {}),
        ...(customers ? { customers } : {}),
        ...(traded ? { traded } : {}),
        ...(unsold ? { unsold } : {}),
        ...(promised ? { promised } : {}),
        ...goalsOf(aim, presale),
        ...(most ? { most } : {}),
        ...(beliefs.length > 0 ? { beliefs } : {}),
        ...(english ? { ...countedInPieces(answers, lines), ...withRate(answers) } : {}),
      },
      own,
    ),
    sector: english && !sectorOf(own) ? settleSector(sector, plain, venture) : sector,
    venture: venture?.id ?? null,
    archetypes: own.kind
      ? [{ id: own.kind, weight: 1, byFounder: true }]
      : usual
        ? withFirst(kinds, usual)
        : kinds,
    keyphrases: readKeyphrases(called, language),
    unreadSums: stillUnread(
      unreadSums(answers, money, geography?.country ?? null, [...proof, ...traction, ...team]),
      own,
    ),
    sums: english ? readSums(answers, money, geography?.country ?? null, own.sums) : [],
    terms: openTerms(answers.businessModel, money),
    contradictions: findContradictions(answers),
    redFlags: findRedFlags(answers),
  };
  const missing = findMissing(brief, own);
  const known = { ...brief, missing };
  const vagueness = measureVagueness(known);
  // Of an answer that could mean anything no kind is known.
  return asKnown({ ...known, vagueness }, vagueness >= VAGUE && !own.venture ? null : venture);
}

/**
 * Reads the five answers into a brief: what is offered, to whom, where, how it earns, and what is missing. A missing
 * answer counts as ""; what cannot be read is left empty and named in `missing`, never guessed. What the founder puts
 * right (`corrected`) stands in place of what was read. Orders to the software and markup are taken out first and recorded in
 * `dropped`. Money in `currency`, shares 0 to 1, frequencies per month. Pure, deterministic, never throws; a few
 * milliseconds for five full answers.
 */
export function readBrief(
  raw: Partial<QuizAnswers>,
  corrected: ReadingCorrections = {},
  toldOn?: string,
): Brief {
  const own = cleanReading(corrected);
  const { answers, dropped } = cleanAnswers(raw);
  const language = detectLanguage(allText(answers));
  const glossed = inEnglish(answers, language);
  const about = { dropped, ...(toldOn ? { toldOn } : {}) };
  if (!glossed) return readIn(language, answers, own, about);
  const places = readPlaces(answers);
  const read = readIn("en", glossed.english, own, { ...about, places });
  const sector = read.sector.id === "general" ? readSector(answers) : read.sector;
  // A promise that the law forbids is one in any language, whether or not its English is known.
  const known = new Set(read.redFlags.map(({ rule }) => rule));
  const redFlags = [...read.redFlags, ...findRedFlags(answers).filter(({ rule }) => !known.has(rule))];
  return inOwnWords({ ...read, sector, redFlags }, glossed, language);
}
