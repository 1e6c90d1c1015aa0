import type { RevenueLine } from "@/lib/finance/types";
import type { Setting } from "../../prices/line-kind";
import type { Archetype } from "../../types";
import { A_DEED, MET, ON_SUCCESS } from "../paid-for";

/** What is taken as a share of deals speaks loudest. */
export const TAKE_WEIGHT = 2.6;
/** Up to this share software takes for moving money, not for bringing two sides together. */
export const SMALL_TAKE = 0.02;
/** "20% deposit": a part of the price itself, paid first. */
const PAID_AHEAD = /\b(?:deposit|down payment|up ?front|in advance)\b/i;
/** "22% of whatever we recover", "4% on success": what the work brings in is shared, and nobody is brought together. */
const OF_WHAT_IS_WON =
  /\b(?:(?:on|of|for|upon) success|success fee|recover(?:ed|y|s)?|won (?:orders|deals|claims)|collected claims|refunds? (?:we|won|you)|compensation|savings? (?:found|made|we)|sav(?:ed|ings) (?:in|of)|no (?:win|gain))\b/i;
/** Where no deed and no name tells the kind, the second likeliest stays so near that the founder is asked. */
const ELSE = 0.7;

/** Where nothing is told that changes hands, what has a price is work, or a place that is visited. */
const WORK_BY_THE_PIECE: readonly (readonly [Archetype, number])[] = [
  ["services", 0.95],
  ["local", 0.9],
  ["ecommerce", 0.4],
];

/** What a revenue line says of the kind of business, with weights. */
export function fromLine(line: RevenueLine, setting: Setting): readonly (readonly [Archetype, number])[] {
  if (line.later) return [];
  if (setting.lent) return [["services", TAKE_WEIGHT]];
  switch (line.kind) {
    case "recurring":
      if (setting.head === "marketplace" || setting.head === "fintech") return [[setting.head, 2]];
      if (setting.media) return [["media", 2]];
      if (setting.software) return [["saas", 2]];
      if (setting.head === "hardware") return [["hardware", 1]];
      if (setting.head === "education") return [["education", 2]];
      if (setting.ships || setting.head === "ecommerce") return [["ecommerce", 2]];
      return setting.head === null && !setting.work && !setting.comes
        ? [
            ["services", 2],
            ["saas", ELSE],
          ]
        : [[setting.head === "local" ? "local" : "services", 2]];
    case "perUse":
      if (setting.head === "local") return [["local", 2]];
      if (setting.head === "hardware") return [["hardware", 1]];
      if (setting.head === "marketplace" || setting.head === "fintech") return [[setting.head, 2]];
      if (setting.ships && line.id === "use-delivery") return [["ecommerce", 2]];
      if (setting.software && ON_SUCCESS.test(line.id)) return [["saas", 2]];
      if (setting.software && !MET.test(line.id)) return [["usage", 2]];
      return setting.head === null && !setting.work && !setting.comes
        ? [
            ["services", 2],
            ["local", ELSE],
          ]
        : [["services", 2]];
    case "unitSale":
      // What is done is paid by the piece too, and what comes of it may be sent.
      if (setting.head === "services" || (setting.head === null && A_DEED.test(line.id)))
        return [["services", 2]];
      if (setting.ships) return [["ecommerce", setting.head === "hardware" ? 1 : 2]];
      if (!setting.thing) return setting.media ? [["media", 1]] : WORK_BY_THE_PIECE;
      return [
        ["ecommerce", 1],
        ["local", 0.8],
        ["hardware", 0.4],
      ];
    case "take":
      if (setting.head === "fintech") return [["fintech", TAKE_WEIGHT]];
      if (PAID_AHEAD.test(line.evidence)) return [];
      if (setting.head !== "marketplace" && OF_WHAT_IS_WON.test(line.evidence))
        return [[setting.software ? "saas" : "services", TAKE_WEIGHT]];
      return setting.software && (line.takeRate?.value ?? 1) <= SMALL_TAKE
        ? []
        : [["marketplace", TAKE_WEIGHT]];
    case "capacity":
      return [
        [
          setting.ships ? "ecommerce" : setting.head === "services" || setting.comes ? "services" : "local",
          2.6,
        ],
      ];
    case "audience":
      return [["media", 3]];
    case "oneOff":
      if (line.id.startsWith("sale-")) return [["ecommerce", 1]];
      return setting.education ? [["education", 3]] : [["services", 0.6]];
    default:
      return line.label === "Sponsors" ? [] : [["nonprofit", 3]];
  }
}
