import type { AnswerField, QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Assumed, RevenueLine } from "@/lib/finance/types";
import type { Belief } from "./beliefs/belief";
import type { AimOfPace } from "./buyers/aim-of-pace";
import type { Presale } from "./buyers/presale";
import type { Promised } from "./buyers/promised";
import type { AimOfPieces, SoldAt } from "./buyers/sold-so-far";
import type { Traded } from "./buyers/traded";
import type { KINDS } from "./corrected/reading-corrections";
import type { FirstLot } from "./costs/lots";
import type { Happened } from "./evidence/happened-kinds";
import type { ReadSum } from "./meanings/read-sums";
import type { PaidToday } from "./prices/paid-today";
import type { Term } from "./terms/terms";
import type { ToldLimit } from "./told-numbers/limits";
import type { KnownKind } from "./ventures/venture";

/** A contiguous span of a cleaned answer that keeps its own negation. */
export interface Clause {
  text: string;
  field: AnswerField;
  start: number;
  end: number;
  negated: boolean;
}

export type NumberRole =
  | "price"
  | "cost"
  | "cac"
  | "share"
  | "discount"
  | "volume"
  | "count"
  | "percentage"
  | "duration"
  | "capacity"
  | "traction"
  | "other";

export interface NumberMention {
  value: number;
  /** "currency code", "%", or the counted noun. */
  unit: string;
  role: NumberRole;
  clause: Clause;
}

export type MissingSlot = "price" | "customers" | "segment" | "geography" | "volume" | "cost" | "proof";

export type Archetype = (typeof KINDS)[number];

export interface Geography {
  label: string;
  country: string | null;
  /** People in the named places together; null when not known. */
  population: number | null;
  scale: "city" | "region" | "country" | "world";
}

/** How what is sold reaches people, told by the grammar of the offer and not by the words around it. */
export type Way = "sides" | "device" | "goods" | "work" | "program" | "gathering" | "let";

/** Who sends or sees the buyers already, or where they meet, with the sentence that says so. */
export interface WayIn {
  /** Who sends them, where they meet, where they read and hear of it, or that one customer sends the next. */
  kind: "sender" | "place" | "heard" | "customer";
  name: string;
  said: string;
}

export interface Brief {
  /** ISO 639-1 of the answers. */
  language: string;
  /** Cleaned answers; a missing one is "". */
  answers: QuizAnswers;
  /** What was read, where the answers are in another language: the same in reading English. */
  inEnglish?: Brief;
  /** In such a reading: the language, the answers as they were written, and the share of words that stayed in it. */
  spoken?: { language: string; answers: QuizAnswers; unknown: number };
  /** The day on which they were written, ISO, where it is known. */
  toldOn?: string;
  dropped: { field: AnswerField; reason: "injection" | "markup"; text: string }[];
  /**
   * `way` is null where the offer's sentences leave it open; a noun `byFounder` outweighs what they seem to say; one
   * `byKind` is what such ventures offer, where the answers give no sure name.
   */
  offer: {
    noun: string | null;
    sentence: string;
    features: Clause[];
    way: Way | null;
    byFounder?: true;
    byKind?: true;
  };
  segments: Clause[];
  waysIn: WayIn[];
  /** Where the business starts: its visits, its law. */
  geography: Geography | null;
  /** Where the buyers live, when that is another country. */
  buyersIn?: Geography;
  currency: string;
  b2b: boolean;
  pains: Clause[];
  proof: Clause[];
  /** How unsure it is, from 0 to 1, that the customers who were counted pay today; absent where it is sure. */
  customersUnsure?: number;
  numbers: NumberMention[];
  named: { platforms: string[]; competitors: string[]; partners: string[] };
  lines: RevenueLine[];
  /** What a price is held against. */
  paidToday: PaidToday[];
  stated: {
    cac?: Assumed;
    unitCosts: Assumed[];
    capacity?: Assumed;
    /** What has happened with others, thing by thing. */
    soFar: Happened[];
    /** What has happened; `paid` where it tells that somebody has paid already. */
    traction: (Clause & { paid?: true })[];
    budget?: Assumed;
    team: Clause[];
    marketCount?: Assumed & { noun: string };
    customers?: Assumed;
    /** What was sold in a time that is over. */
    traded?: Traded;
    /** The sentence in which the founder says that nothing is sold yet. */
    unsold?: Clause;
    /** Who has promised to buy or to take part, and has not yet. */
    promised?: Promised;
    /** What has to be sold ahead before it is made. */
    presale?: Presale;
    /** Customers the founder means to have by a month of the plan. */
    aim?: { customers: number; month: number; text: string };
    /** What the founder takes to be so of the own figures. */
    beliefs?: Belief[];
    /** So many a month as the founder means to sell. */
    aimOfPace?: AimOfPace;
    /** Pieces that the founder means to sell by a month of the plan. */
    aimOfPieces?: AimOfPieces;
    /** What was sold on one such day. */
    soldAt?: SoldAt;
    /** Customers that the business has room for, and no more. */
    most?: Assumed;
    /** The most that is done in a time, as the words around a number tell. */
    rate?: ToldLimit;
    capacityUnit?: string;
    /** What is made or bought at once, and paid for before the first is sold. */
    firstLot?: FirstLot | undefined;
    capex?: Assumed;
    /** Money that the founder says is needed or looked for. */
    sought?: Assumed;
    /** What the business buys for each customer who pays by the month. */
    lent?: { noun: string; lineId: string; cost: Assumed; lifeMonths: number };
    /** Fixed costs a month that the founder named. */
    fixedMonthly?: Assumed;
    staffPay?: Assumed;
    /** What the founder means to take out for himself in a month. */
    ownPay?: Assumed;
    /** Share of customers lost in a month, where the founder knows it. */
    churn?: Assumed;
    /** Share of each payment that its provider keeps. */
    paymentShare?: Assumed;
    /** Money for marketing in a month. */
    marketing?: Assumed;
    /** Share of those who use it free that pay. */
    conversion?: Assumed;
  };
  sector: { id: string; label: string; confidence: number; evidence: string[] };
  /** The known kind of venture it is, by its id in the catalogue; null where it is none of them. */
  venture: string | null;
  /** What is known of that kind. */
  known: KnownKind | null;
  /** First the likeliest; one alone where the founder set it. */
  archetypes: { id: Archetype; weight: number; byFounder?: true }[];
  keyphrases: string[];
  /** Sums that were read and stand on no line, cost, limit or proof, each with the sentence it stands in. */
  unreadSums: {
    quote: string;
    /** The sum as it was written. */
    said: string;
    amount: number;
    currency: string;
    /** By what it comes to. */
    name: string;
    field: AnswerField;
    /** A cost that could be put on no line, because nobody said how often it comes. */
    spent: boolean;
  }[];
  /** Every sum of the business model with what it was taken for. */
  sums: ReadSum[];
  /** What the business model says of its prices beside the sums: a trial, a free part, parts at cost. */
  terms: Term[];
  contradictions: { rule: string; a: Clause; b: Clause; reading: string; why: string }[];
  redFlags: { rule: string; clause: Clause; advice: string }[];
  missing: MissingSlot[];
  /** 0 = everything said, 1 = nothing usable. */
  vagueness: number;
}
