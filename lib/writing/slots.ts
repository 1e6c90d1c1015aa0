import { readAccess } from "@/lib/brief/buyers/access";
import { isAnybody } from "@/lib/brief/buyers/anybody";
import { wordForAll } from "@/lib/brief/buyers/word-for-all";
import { readTrackRecord } from "@/lib/brief/statements";
import { gaveResult } from "@/lib/brief/text/happened";
import { isNothingYet } from "@/lib/brief/text/told-as";
import type { Brief, Clause } from "@/lib/brief/types";
import { ventureBy } from "@/lib/brief/ventures/catalogue";
import { withoutBareName } from "./bare-name";
import { leadPain } from "./cures";
import { cores, sentences } from "./cut";
import { bare, shorten, uncap, withoutOpener, wordCount } from "./english";
import { deeds, featuresIn } from "./features";
import { figureOf } from "./figure-of";
import { asWritten } from "./full-name";
import { namedTogether } from "./group-of-problem";
import { asOne, withoutKinds } from "./kinds-of-group";
import { metIn } from "./met-in";
import { named } from "./named-before";
import { namedProduct } from "./named-product";
import { buyersFirst, firstHalf, gravest, hurts, isSayable, needOf, standsAlone, withoutLink } from "./need";
import { notContained } from "./not-contained";
import { ofItsKind } from "./of-its-kind";
import { buyersIn, organised, othersPay, paidBy, payersIn, unlessSame } from "./payers";
import { plainGroup, wholeKind } from "./plain-group";
import { hasHappened, isBoast, proofsOf, tellsOfSales, workDone } from "./proofs";
import { properNames, smallTrades } from "./proper-names";
import { spokenAs } from "./spoken-as";
import { offerSentence, openingOf, whatItDoes } from "./told-offer";
import { onWhat, tractionOf } from "./traction-of";
import { firstPerson } from "./voice";
import { peopleOf, whoIn } from "./who";
import { whoIsMeant } from "./who-is-meant";
import { ofThem, whoIsYou } from "./you";

/** What the answers give a sentence to work with; every text is lower case at its start unless a name opens it. */
export interface Slots {
  /** "the newsletter": an offer that can be spoken of as the venture itself. */
  ventureName: string | null;
  /** The name that the founders use already: "ChoirBox keeps the scores". */
  called: string | null;
  /** After the name: "bakes ..."; null when only a quote is safe. */
  what: string | null;
  /** As the founders say it; null when only a quote is safe. */
  weSay: string | null;
  /** The first sentence of the solution, as written. */
  solutionQuote: string;
  segment: string;
  /** The segment in a few words, plural. */
  who: string;
  /** Those of the audience who hand over the money, where the founder says so. */
  payers: string | null;
  place: string | null;
  /** Customers are met in one town. */
  inTown: boolean;
  /** What is made, for founders who make something. */
  product: string;
  pains: string[];
  /** The problem in a few of the founder's words, to be quoted; "" when none is short enough. */
  trouble: string;
  /** The first pain, whole unless it is long or has a colon of its own. */
  need: string;
  /** A short part of a pain that carries a figure. */
  statistic: string | null;
  proofs: string[];
  /** What was shown with a figure, before anything that is only claimed; "" where there is neither. */
  strongest: string;
  /** Comparatives that nobody can check: never repeated as if they were proof. */
  boasts: string[];
  features: string[];
  traction: string[];
  team: string[];
  /** Work that the founders have done in the trade themselves; "" where none is told. */
  record: string;
  /** Through whom the first customers can be reached today, in the founder's words; "" where nothing is told. */
  access: string;
  /** Too general to be specific about. */
  vague: boolean;
  /** The answers are in another language: quoted on their own lines, never spliced. */
  foreign: boolean;
  names: ReadonlySet<string>;
}

/** "Women in Ireland who swim". */
const IN_A_PLACE_MIDST = / in (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*(?= (?:who|that|with|under|over)\b)/u;

/** "Adults between 30 and 60 who cannot swim": how old they are comes after what they are. */
const AGED_MIDST =
  /(?<=^(?:people|adults|women|men)),? (?:between |aged |from )?\d{2} ?(?:and|to|-|–) ?\d{2}(?= )/iu;

export function readSlots(brief: Brief): Slots {
  const foreign = brief.language !== "en";
  // Read word by word it is understood, and quoted as it was written.
  const quoted = foreign || brief.spoken !== undefined;
  const vague = brief.vagueness >= 0.6;
  const names = properNames(Object.values(brief.answers).join(". "), brief.named.competitors);
  const inside = (clauses: readonly Clause[]) =>
    foreign ? [] : notContained(clauses.map((clause) => uncap(withoutOpener(bare(clause.text)), names)));
  // Of a list of points the first one says what it is.
  const opening = openingOf(brief.answers.solution);
  const acting = foreign ? null : namedProduct(opening);
  const called = acting ?? (foreign ? null : namedProduct(offerSentence(brief.answers.solution)));
  const solution = acting ? `It ${opening.slice(acting.length + 1)}` : opening;
  const written = (said: string) => asWritten(said, brief.answers.targetAudience);
  const segment = foreign
    ? ""
    : written(
        smallTrades(uncap(bare(brief.segments[0]?.text ?? brief.answers.targetAudience), names)).replace(
          /^(?:ages? )?(\d{2})\s?\+/,
          "people over $1",
        ),
      );
  const group = plainGroup(segment);
  const kind =
    /^(?:(?:families|relatives|parents|friends|carers) of )?(?:people|adults|those|women|men) (?:with|who|over|under|aged|from|in) [^,.;]{2,40}?(?= in | but | or (?:are|have|cannot|do|want|need) | and (?=\p{L}+s\b)| over | whose | who | outdoors| several| every| regularly| more than | at least | once | twice |[,.;]|$)/iu.exec(
      withoutKinds(group).replace(IN_A_PLACE_MIDST, "").replace(AGED_MIDST, ""),
    )?.[0];
  const someKind = wholeKind(
    / (?:who|that) (?:have|are|own|want|need|do|get|use)$| with$/i.test(kind ?? "") ? undefined : kind,
    group,
  );
  const short =
    someKind ??
    shorten(
      withoutKinds(asOne(group))
        .split(
          /, |[.;](?!\d)| \d[\d.,]*\s?(?:-|–|to)\s?\d[\d.,]*\b| (?:who|that|whose|with|aged|in|at|along|across|around|within|from|preparing|near|doing|and the|between) /,
        )[0]
        ?.replace(
          / (?:of|with|between|aged)$|(?<=s) (?:\p{L}+ing|kept|moored|parked|used|based|stored)$/u,
          "",
        ) ?? "",
      7,
    );
  const known = isAnybody(segment) ? ventureBy(brief.venture)?.customer?.[1] : undefined;
  const lead = quoted || brief.archetypes[0]?.id === "marketplace" ? "" : uncap(leadPain(brief), names);
  const told = quoted ? [] : buyersFirst(brief, inside(brief.pains).map(withoutLink), short);
  const pains = lead ? [lead, ...told.filter((pain) => !lead.includes(pain))] : told;
  const traction = tractionOf(
    inside(brief.stated.traction.filter(hasHappened)).map((said) =>
      onWhat(said, brief.answers.businessModel),
    ),
    foreign ? [] : workDone(brief),
  );
  const access = foreign ? "" : uncap(bare(readAccess(brief.answers)?.text ?? ""), names);
  const [record = ""] = inside(readTrackRecord(brief.answers));
  const people = inside(brief.stated.team).map((said) => said.split(/,? so (?=\d|(?:we|I)\b)/)[0] ?? said);
  const team = !record || people.some((said) => said.includes(record)) ? people : [record, ...people];
  // What may not be promised is no proof either.
  const flagged = brief.redFlags.map(({ clause }) => bare(clause.text));
  const said = foreign
    ? []
    : proofsOf(
        brief,
        sentences(brief.answers.differentiator),
        [...traction, ...inside(brief.stated.traction), ...team, ...flagged, ...(access ? [access] : [])],
        names,
      );
  const proofs = said.filter((text) => !isBoast(text) && !tellsOfSales(text) && !isNothingYet(text));
  const parts = pains.flatMap(cores).filter((part) => wordCount(part) >= 4 && wordCount(part) <= 28);
  const own = lead ? cores(lead).filter((part) => parts.includes(part) && hurts(part)) : [];
  const worst = gravest(own.length > 0 ? own : parts, brief.answers.problem) || firstHalf(pains[0] ?? "");
  const need = isSayable(lead, brief.answers.problem)
    ? lead
    : needOf(brief.answers.problem, pains, worst, names);
  const whole = wordCount(need) <= 24 && !standsAlone(worst, brief.answers.problem);
  const noun = !foreign && brief.offer.noun ? bare(brief.offer.noun) : null;
  const you = whoIsYou(noun);
  const read = quoted ? null : whatItDoes(solution, brief.offer.noun, names);
  const what = quoted ? null : ofItsKind(read, solution, ventureBy(brief.venture));
  const weSay = quoted ? null : firstPerson(solution, names);
  const crowd = whoIn({ foreign, vague, short, someKind, segment, names });
  return {
    ventureName: spokenAs(noun, solution, foreign),
    called,
    what: what && named(ofThem(what, you), brief.answers.problem),
    weSay: weSay && /^We (?:are building|offer) /.test(weSay) ? ofThem(weSay, you) : weSay,
    solutionQuote: bare(solution),
    // Word by word only their name is English.
    segment: brief.spoken ? (wordForAll(segment) ?? crowd) : segment,
    who: withoutBareName(
      peopleOf(
        brief,
        known ??
          (foreign ? null : (wordForAll(segment) ?? namedTogether(segment, brief.answers.problem))) ??
          crowd,
        names,
      ),
      brief,
    ),
    // Who pays a marketplace's commission is its supply; those who order are won first.
    payers:
      foreign || brief.archetypes[0]?.id === "marketplace"
        ? null
        : (unlessSame(
            payersIn(brief.answers.targetAudience) ??
              paidBy(brief.answers.targetAudience) ??
              paidBy(brief.answers.businessModel) ??
              othersPay(brief.answers.businessModel, segment),
            segment,
          ) ??
          (brief.archetypes[0]?.id === "nonprofit"
            ? (buyersIn(brief.answers.businessModel) ?? organised(segment, names))
            : null)),
    place: metIn(brief)?.label ?? null,
    inTown: metIn(brief)?.scale === "city",
    product: noun ?? "the product",
    pains,
    trouble: whoIsMeant(whole ? need : worst, brief.answers.problem),
    need: whoIsMeant(need, brief.answers.problem),
    statistic: figureOf(parts, brief.answers.problem),
    proofs,
    strongest:
      traction.find(
        (told) =>
          gaveResult(told) ||
          /\d ?(?:%|per ?cent)|\bfrom \d[\d.,]* to \d|\brated it\b|\b\d+ of (?:our |the )?(?:first )?\d+\b/.test(
            told,
          ),
      ) ??
      proofs[0] ??
      traction[0] ??
      "",
    boasts: said.filter(isBoast),
    features: featuresIn(
      (quoted ? [] : inside(deeds(brief))).map((said) =>
        called ? said.replace(/^\S+ is an? [^:.,]{2,60}: /i, "") : said,
      ),
      called,
    ),
    traction: [
      ...traction,
      ...said.filter((text) => tellsOfSales(text) && !isNothingYet(text) && !traction.includes(text)),
    ],
    team,
    record,
    access,
    vague,
    foreign,
    names,
  };
}

/** What is put before strangers: a result, then work done, and a promise only where there is nothing else. */
export const shownFirst = ({ traction, strongest, record }: Slots): string =>
  record && !traction.includes(strongest) ? record : strongest;
