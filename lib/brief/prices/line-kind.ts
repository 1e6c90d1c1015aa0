import type { LineKind, RevenueLine } from "@/lib/finance/types";
import type { ReadAmount } from "../amounts/amount-roles";
import {
  A_PACK,
  AN_AVERAGE,
  DEVICE_AFTER,
  DEVICE_BEFORE,
  DEVICES,
  EACH_EAST,
  EACH_VISIT,
  entryOf,
  FEE,
  FEE_PER,
  GOODS_AFTER,
  KEPT_BY_THE_MONTH,
  MONTHLY_EAST,
  NAMED_SO_OFTEN,
  NO_SUCH,
  OF_WORK,
  ONCE,
  PAID_ONCE,
  PLACE,
  PLACE_AFTER,
  paidWhen,
  SPONSOR_EACH,
  soonAfter,
  TAKES_PART,
  TASTER,
  WORK_AFTER,
  WORKED_ON,
} from "../data/after-price";
import { GOODS, USES } from "../data/goods";
import { CUSTOMER_WORDS, PERIOD_WORDS, SEAT_WORDS } from "../data/periods";
import { COUNT } from "../text/number-words";
import type { Archetype } from "../types";
import { givenInAll } from "./given-in-all";
import { isSent } from "./sent";
import { begunBy, subjectOf } from "./sold-thing";

/** What the whole idea says about itself; breaks ties between kinds of price. */
export interface Setting {
  software: boolean;
  education: boolean;
  media: boolean;
  funded: boolean;
  /** What changes hands is made or bought in, and goes to the customer's door. */
  thing: boolean;
  ships: boolean;
  /** Done on a screen or where the customer is. */
  comes: boolean;
  /** What the device is called that is sold; null where none is. */
  device: string | null;
  /** Done to what the customer has: "per dress" is then a dress cleaned; lent where it is handed out and taken back. */
  work: boolean;
  lent: boolean;
  head: Archetype | null; // how a thing with the offer's name is usually sold
}

const SUBSCRIPTION =
  /\b(?:subscri\w+|membership|(?<!non[- ])members?|(?<!\b(?:floor|seating|site|lesson|meal|training|business|planting|garden|travel) )plans?|tier|retainer|licen[cs]e|maintenance contract|service contract|suscripci[óo]n|assinatura|abonnement|abo|mitgliedschaft|abbonamento)\b/i;
/** "500 when a contract is signed", "2% of the loan once it is paid out". */
const WHEN_DONE =
  /^\s*(?:(?:when|once|if|after|upon) (?:the |an? |each |every |one )?|for (?:an?|each|every) )(?:(?:signed|successful|completed|closed|new|funded) )?(contract|deal|sale|hire|lease|installation|placement|policy|loan|mortgage|match|tenancy|viewing)\b(?: (?:is|gets|has been) (?:signed|closed|sold|made|won|completed|confirmed|placed|funded|paid|installed)\b)?/i;
const nextWords = (after: string) =>
  /^\s*for (?:an?|the) \p{L}+ with\b/iu.test(after)
    ? ""
    : (/^[^.;,]{0,30}(?![\p{L}])/u.exec(after)?.[0] ?? "");
const periodWord = (text: string): RevenueLine["per"] | null => {
  if (NO_SUCH.test(text)) return null;
  const word = (/\b(?:fee|payment|charge|rate) (?:each|every|per|a) (month|year|week)\b/i.exec(text) ??
    /\b(monthly|annual|annually|yearly|weekly|semanal|hebdomadaire|wöchentlich|mensual|anual|mensuel|annuel|monatlich|jährlich|jahreszahlung|jahresabo|jahrespreis|mensile|annuale)\b/i.exec(
      text,
    ))?.[1]?.toLowerCase();
  return word ? (PERIOD_WORDS[word] ?? (/^jahr/.test(word) ? "year" : null)) : null;
};

/** "$1.2M contract per year": the thing stands between the amount and its period. */
const periodAfterNoun = (after: string): RevenueLine["per"] | null => {
  const word =
    /^\s*(?:(?!once|twice|thrice|times)[\p{L}-]+\s){1,2}(?:per|a|each|every)\s+(month|year|week)\b/iu.exec(
      after,
    )?.[1];
  return word ? (PERIOD_WORDS[word.toLowerCase()] ?? null) : null;
};

export interface Reading {
  kind: LineKind;
  per?: RevenueLine["per"];
  /** Singular; "" when none was named. */
  unit: string;
  /** False when the period was not stated and is assumed. */
  stated: boolean;
}

/** "Monthly plan Rs 3,200 for one meal a day": the name of the price says how often it is paid. */
const NAMED_PERIOD =
  /\b(monthly|weekly|yearly|annual)\s+(?:plan|subscription|membership|pass|fee|package|retainer|price|contract|licen[cs]e)\b[^.;,]{0,12}$/i;
/** "49 for the annual tax return". */
const FOR_THE_YEARLY = /^\s*for (?:the |an? |your |each )(monthly|weekly|yearly|annual) \p{L}/iu;
/** "€35 for a 12-week plan": paid once. */
const FOR_SO_LONG = new RegExp(`^\\s*for (?:an?|the|one) (?:${COUNT})[- ](?:week|month|day)s?\\b`, "iu");
/** "Sponsors pay €350 per issue": paid for the readers, however few customers there are. */
const SPONSORED = /\b(?:sponsors?|advertis\w+|sponsorships?|patroc[ií]ni\w*|publicid\w*|werb\w+)/i;
const ISSUE =
  /^(?:issue|episode|edition|newsletter|slot|spot|place|post|ad|epis[oó]dio|ausgabe|folge|edici[oó]n|edição)$/;
/** What kind of sale a price is, from its units, its period, its neighbours and the setting. */
export function readKind(amount: ReadAmount, setting: Setting): Reading {
  const reading = kindOf(amount, setting);
  const done = setting.work && reading.kind === "unitSale" && (!reading.unit || GOODS.test(reading.unit));
  return done ? { ...reading, kind: "perUse" } : reading;
}

function kindOf(amount: ReadAmount, setting: Setting): Reading {
  const { role, tail, before, after } = amount;
  const unit =
    tail.unit ??
    (FEE.exec(after) ??
      FEE_PER.exec(after) ??
      (tail.period ? null : WORK_AFTER.exec(after)))?.[1]?.toLowerCase() ??
    "";
  const period =
    tail.period ?? periodWord(before.slice(-40)) ?? periodWord(soonAfter(after)) ?? periodAfterNoun(after);
  const pack = A_PACK.exec(before)?.[1]?.toLowerCase();
  if (pack && unit === "" && period === null) return { kind: "oneOff", unit: pack, stated: true };
  const subject = subjectOf(amount) ?? "";
  const byMonth = MONTHLY_EAST.test(before) || /^\s*[/／]\s*(?:月|월)/.test(after);
  if (byMonth) return { kind: "recurring", per: "month", unit: "", stated: true };
  if (EACH_EAST.test(before)) return { kind: "perUse", unit: "use", stated: true };
  if (role === "cpm") return { kind: "audience", unit: "reader", stated: true };
  const slot = unit === "" && period === null ? SPONSOR_EACH.exec(before)?.[1]?.toLowerCase() : undefined;
  if (slot) return { kind: "audience", per: PERIOD_WORDS[slot], unit: slot, stated: true };
  if (setting.media && SPONSORED.test(before)) {
    const time = unit === "" && (period === "week" || period === "month") ? period : undefined;
    if (time || ISSUE.test(unit)) return { kind: "audience", per: time, unit: time ?? unit, stated: true };
  }
  if (role === "grant" || givenInAll(amount))
    return { kind: "grant", per: period ?? "year", unit: "", stated: period !== null };
  if (role === "donation")
    return period
      ? { kind: "recurring", per: period, unit: "donor", stated: true }
      : { kind: "oneOff", unit: "donation", stated: true };
  const door = role === "oneOff" && unit === "" && TASTER.exec(before)?.[1]?.toLowerCase();
  if (door) return { kind: "oneOff", unit: door, stated: true };
  if (FEE_PER.test(after) && period === null)
    return { kind: CUSTOMER_WORDS.has(unit) ? "oneOff" : "perUse", unit, stated: true };
  const average = AN_AVERAGE.exec(before)?.[1]?.toLowerCase();
  if (average && unit === "" && period === null)
    return {
      kind: /^(?:order|basket|cart)$/.test(average) && !setting.software ? "unitSale" : "perUse",
      unit: average,
      stated: true,
    };
  const done = WHEN_DONE.exec(after)?.[1]?.toLowerCase() ?? paidWhen(after);
  if (done && unit === "" && period === null) return { kind: "perUse", unit: done, stated: true };
  // "€249 one-time including the app" of a thing that is sold.
  if (role === "oneOff" && setting.device && unit === "" && before.trim() === "" && PAID_ONCE.test(after))
    return { kind: "unitSale", unit: setting.device, stated: true };
  if (
    (role === "oneOff" && tail.period === null) ||
    (/\bdelivery\s*$/i.test(before) && PAID_ONCE.test(after))
  )
    return { kind: "oneOff", unit, stated: true };
  if (tail.period === null && GOODS.test(unit) && PAID_ONCE.test(after))
    return { kind: "unitSale", unit, stated: true };
  if (unit !== "" && unit === setting.device && period === null)
    return { kind: "unitSale", unit, stated: true };
  if (tail.period === null && PAID_ONCE.test(after) && !GOODS.test(subject))
    return { kind: "oneOff", unit, stated: true };
  const bought = GOODS_AFTER.exec(after)?.[1]?.toLowerCase() ?? "";
  if (unit === "" && period === null && (GOODS.test(bought) || bought === setting.device) && bought !== "")
    return { kind: "unitSale", unit: bought, stated: true };
  const handed = unit === "" && period === null && DEVICE_AFTER.exec(after)?.[1]?.toLowerCase();
  if (handed && !SUBSCRIPTION.test(before)) return { kind: "unitSale", unit: handed, stated: true };
  const customer = unit === "" || CUSTOMER_WORDS.has(unit);
  if (period === null && customer && unit !== "" && !setting.software && EACH_VISIT.test(after))
    return { kind: "perUse", unit, stated: true };
  if (period === null && unit !== "" && PLACE_AFTER.test(after))
    return { kind: "oneOff", unit, stated: true };
  const begun =
    unit === "" && period === null ? begunBy(amount, setting.software && !setting.education) : null;
  if (begun !== null) return { kind: "oneOff", unit: begun, stated: true };
  const forEach = FOR_THE_YEARLY.exec(after)?.[1]?.toLowerCase();
  if (forEach && unit === "")
    return { kind: "recurring", per: PERIOD_WORDS[forEach] ?? "year", unit: "", stated: true };
  const named =
    tail.period !== null && tail.period !== "day"
      ? undefined
      : (NAMED_PERIOD.exec(before) ?? NAMED_SO_OFTEN.exec(before))?.[1]?.toLowerCase();
  if (named)
    return {
      kind: "recurring",
      per: PERIOD_WORDS[named] ?? "month",
      unit: SEAT_WORDS.has(unit) ? unit : "",
      stated: true,
    };
  if (unit && ONCE.test(unit) && tail.period === null && period === null && !setting.software)
    return { kind: "oneOff", unit, stated: true };
  if (PLACE.test(unit) && (period === null || tail.period === null) && setting.education)
    return { kind: "oneOff", unit, stated: true };
  const short = period === "day" || (period === "week" && setting.lent);
  if (period && (short || !customer)) {
    const daily = short && !SUBSCRIPTION.test(before);
    const kept = isSent(tail) || ((period === "month" || period === "year") && KEPT_BY_THE_MONTH.test(unit));
    if (!daily && (kept || !USES.test(unit))) return { kind: "recurring", per: period, unit, stated: true };
    if (daily || !customer) return { kind: "perUse", per: period, unit: unit || period, stated: true };
  }
  // "£6,800 per week on site": a week of work is a project, not a subscription.
  if ((period === "week" || period === "day") && !setting.software && OF_WORK.test(after))
    return { kind: "oneOff", unit: period, stated: true };
  if (period === "year" && /\b(?:course|cohort|camp|programme|program)\b/i.test(before) && setting.education)
    return { kind: "oneOff", unit: "place", stated: true };
  if (period) return { kind: "recurring", per: period, unit, stated: true };
  if (FOR_SO_LONG.test(after)) return { kind: "oneOff", unit: "", stated: true };
  const official = /\b(?:driving|fishing|hunting|trade|building|residence)\s(?:licen[cs]e|permit)\s*$/i;
  // "Tracker €69, €5 a month": a thing with nothing but its sum is bought.
  if (unit === "" && period === null && DEVICES.test(subject))
    return { kind: "unitSale", unit: subject, stated: true };
  if ((SUBSCRIPTION.test(before) && !official.test(before)) || SUBSCRIPTION.test(nextWords(after)))
    return { kind: "recurring", per: "month", unit: customer ? unit : "", stated: false };
  if (unit && DEVICE_BEFORE.test(before)) return { kind: "unitSale", unit, stated: true };
  if (unit && WORKED_ON.test(after) && !setting.software) return { kind: "perUse", unit, stated: true };
  if (unit && GOODS.test(unit) && !setting.software) return { kind: "unitSale", unit, stated: true };
  if (unit && !customer) return { kind: "perUse", unit, stated: true };
  // "85 per seat" of a dinner: whoever sat there comes again.
  const again = setting.head === "local" || (unit === "seat" && !amount.later);
  if (unit)
    return setting.software && !TAKES_PART.test(unit)
      ? { kind: "recurring", per: "month", unit, stated: false }
      : { kind: again ? "perUse" : "oneOff", unit, stated: true };
  const entry = setting.software ? undefined : entryOf(before);
  if (entry) return { kind: "perUse", unit: entry, stated: true };
  const place = PLACE_AFTER.exec(after)?.[1]?.toLowerCase();
  if (place) return { kind: "oneOff", unit: place, stated: true };
  if (subject)
    return {
      kind:
        (setting.education || /\bcourse\b/.test(subject)) &&
        /\b(?:course|class|cohort|programme|program|camp|bootcamp|workshop|place)\b/.test(subject)
          ? "oneOff"
          : "unitSale",
      unit: subject,
      stated: true,
    };
  // A sum that names no period is no subscription to a course or to a place where others deal.
  if (setting.education || setting.head === "marketplace") return { kind: "oneOff", unit: "", stated: false };
  return setting.software
    ? { kind: "recurring", per: "month", unit: "", stated: false }
    : { kind: "unitSale", unit: "", stated: false };
}
