import { CENT_WORDS, CURRENCY_NAMES, CURRENCY_SIGNS } from "../data/currencies";
import { literal } from "../text/literal";
import { NUMBER, SPELT_NUMBER } from "../text/number-words";

const CODES =
  "USD|EUR|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|UAH|TRY|ILS|AED|SAR|EGP|MAD|KES|NGN|GHS|UGX|TZS|RWF|ETB|ZAR|CAD|MXN|BRL|ARS|CLP|COP|PEN|UYU|AUD|NZD|JPY|KRW|CNY|RMB|HKD|SGD|MYR|THB|VND|PHP|IDR|INR|PKR|BDT|LKR|BGN|XOF|XAF|FCFA|CFA|EGP|JOD|QAR|KWD|TWD|TND|MWK|ZMW|MZN|NPR|GEL|AZN|KZT|BOB|GTQ|CRC|DOP|RSD|NAD|BWP|JMD|TTD|TWD|FJD|BBD|MUR|OMR|BHD|DZD|ALL(?= \\d)|AMD|PYG|TOP(?= \\d)|WST|VUV|PGK|BAM|MKD|MDL|AOA|CDF|MGA|LSL|SZL|GMD|SLE|LRD|GNF|MNT|MMK|LAK|UZS|KGS|IQD|LBP|MVR|BTN|BND|HNL|NIO|HTG|GYD|SRD|BZD|XCD";
const SIGNS = CURRENCY_SIGNS.map(([sign]) => sign)
  .sort((a, b) => b.length - a.length)
  .map(literal)
  .join("|");
const NAMES = CURRENCY_NAMES.map(([name]) => name).join("|");
const MULTIPLIER =
  "(?:[ \\u00a0]?(?:(?:k|m|bn|million|thousand|tausend|mille|lakhs?|crores?|mil|millones|milhões|mio|tsd|triệu|juta|ribu|jt|rb|ألف|مليون|लाख|हज़ार)(?![\\p{L}])|[万萬]))?";
/** "N450,000", "R2 000": one letter is a currency only right before a long number. */
const LETTERS =
  "(?<![\\p{L}\\d])(?:R (?=(?:\\d{1,3}(?:[ ,]\\d{3})+|\\d{2,3})(?![\\p{L}\\d]))|[QK](?=\\d{1,3}(?:[ ,]\\d{3})+(?![\\p{L}\\d])|\\d{2,4}(?:\\.\\d\\d)?(?![\\p{L}\\d]|,\\d))|[NR](?=\\d{1,3}(?:[ ,]\\d{3})+(?![\\p{L}\\d])|\\d{2,4}(?:\\.\\d\\d)?(?![\\p{L}\\d]|,\\d)|\\d(?:\\.\\d\\d?)?(?=\\s?(?:per |an? |each |for |/))|\\d{1,3}(?:\\.\\d+)?(?=\\s?(?:million|thousand|m|bn|k)(?![\\p{L}]))))";
const PREFIX = `(?:${LETTERS}|(?<![\\p{L}])(?:${CODES})[ \\u00a0]?|(?<![\\p{L}])(?:${SIGNS})[ \\u00a0]?)`;
/** Alphabets whose words are set apart; in the others a sum follows a letter. */
const SPACED = "\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}";
const SUFFIX = `(?:[ \\u00a0]?(?:円|元|원|(?:${CENT_WORDS})(?![\\p{L}])|(?:${CODES})(?![\\p{L}])|(?:${SIGNS})(?![\\p{L}\\d])|(?:${NAMES})(?![\\p{L}]))|p(?![\\p{L}\\d]|\\.[\\p{L}\\d]))`;
export const PERCENT =
  "[ \\u00a0]?(?:%|٪|percent\\b|per cent\\b|por ciento\\b|por cento\\b|pour cent\\b|prozent\\b|per cento\\b|procent\\b|bps\\b|basis points\\b)";
const JOIN = "[ \\u00a0]?(?:-|–|—|to|and|a|bis|à|tot|e|y|hasta)[ \\u00a0]?";
const SIDE = `(?:${PREFIX})?(?:${NUMBER})${MULTIPLIER}(?:${SUFFIX}|${PERCENT})?`;
export const ONE = new RegExp(
  `(?<![${SPACED}\\d.,])(${PREFIX})?(${NUMBER})(${MULTIPLIER})(${SUFFIX}|${PERCENT})?`,
  "giu",
);
export const RANGE = new RegExp(`^${JOIN}(${SIDE})`, "iu");
/** "half a cent", "a quarter of a dollar". */
export const WORDED = /\b(half a|a quarter of a|a|one) (cent|penny|dollar|euro|pound)\b/gi;
/** "nine hundred and fifty pounds", "eighteen per cent", "twelve euros". */
export const SPELT_OUT = new RegExp(
  `(?<![\\p{L}\\d-])(${SPELT_NUMBER})(?: (${CENT_WORDS}|${NAMES})(?![\\p{L}])|(${PERCENT}))`,
  "giu",
);

/** Codes that people write for another one. */
const OTHER_CODES: Record<string, string> = { RMB: "CNY", FCFA: "XOF", CFA: "XOF" };

export function currencyOf(mark: string): string {
  const bare = mark.trim();
  const eastern = { 円: "JPY", 元: "CNY", 원: "KRW" }[bare];
  if (eastern) return eastern;
  const upper = bare.toUpperCase();
  if (bare === "N") return "NGN";
  if (bare === "R") return "ZAR";
  if (bare === "Q") return "GTQ";
  if (bare === "K") return "kwacha";
  // "100 bob" are shillings; only in capitals is it the code of another money.
  if (new RegExp(`^(?:${CODES})$`).test(upper) && bare.length <= 4 && bare !== "bob")
    return OTHER_CODES[upper] ?? upper;
  const sign =
    CURRENCY_SIGNS.find(([s]) => s === bare) ??
    CURRENCY_SIGNS.find(([s]) => s.toLowerCase() === bare.toLowerCase());
  if (sign) return sign[1];
  if (new RegExp(`^(?:${CENT_WORDS}|p)$`, "i").test(bare))
    return /^(p|pence|pennies|penny)$/i.test(bare) ? "GBP/100" : "cent";
  return CURRENCY_NAMES.find(([name]) => new RegExp(`^(?:${name})$`, "i").test(bare))?.[1] ?? "";
}

export const PARTS = new RegExp(`^(${PREFIX})?(${NUMBER})(${MULTIPLIER})(${SUFFIX}|${PERCENT})?$`, "iu");

/** Money with a thousand parts: "JOD 24.500" is twenty-four and a half. */
const IN_THOUSANDTHS =
  /\b(?:JODs?|JD|KWD|KD|BHD|BD|OMR|TND|LYD|IQD|(?:jordanian|kuwaiti|bahraini|omani|tunisian|libyan) (?:dinars?|rials?))\b/;

/** Whether a point before three digits parts thousands: prices hardly ever have three decimals, unless their money has a thousand parts. */
export const pointSeparates = (text: string) => !IN_THOUSANDTHS.test(text);
