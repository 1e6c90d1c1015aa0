import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { RevenueLine } from "@/lib/finance/types";
import { COUNT, countOf } from "../text/number-words";
import { sentencesOf } from "../text/sentences";
import { readAimOfPace } from "./aim-of-pace";

/** Pieces sold on one day or at one place of a few days, which is no pace of a month. */
export interface SoldAt {
  count: number;
  /** "the electricians' fair" */
  where: string;
  /** Of the buyers so many came for another one. */
  again?: number;
}

/** Pieces that the founder means to sell, and by which month. */
export interface AimOfPieces {
  pieces: number;
  month: number;
  /** "sell 900 in the first year" */
  said: string;
}

const EVENT =
  "(?:fair|market|bazaar|festival|show|trade show|exhibition|expo|convention|open day|jumble sale)(?!s|\\p{L})";
const SOLD_AT = new RegExp(
  `\\bsold (?:about |around |over )?(${COUNT})(?!\\p{L})(?: (?!at|on|in|during)\\p{L}+){0,3}? (?:at|on|during) ((?:the |an? |our |one )?(?:[\\p{L}\\d'’-]+ ){0,3}?${EVENT})`,
  "iu",
);
const CAME_AGAIN = new RegExp(
  `\\b(${COUNT}) (?:people|buyers|customers|of them) (?:came back|returned|ordered|bought|asked)\\b[^.;]{0,20}\\b(?:second|another|again|one more)\\b`,
  "iu",
);

/** "In November I sold 31 pieces at the electricians' fair, and 6 people came back for a second one". */
export function readSoldAt({ businessModel, differentiator, solution }: QuizAnswers): SoldAt | undefined {
  for (const { text } of sentencesOf("businessModel", [businessModel, differentiator, solution].join(" "))) {
    const [, many = "", where = ""] = SOLD_AT.exec(text) ?? [];
    const again = countOf(CAME_AGAIN.exec(text)?.[1] ?? "");
    if (countOf(many) > 1)
      return { count: countOf(many), where: where.trim(), ...(again > 0 ? { again } : {}) };
  }
  return undefined;
}

const YEARS: Record<string, number> = { first: 1, one: 1, "1": 1, second: 2, two: 2, "2": 2, third: 3 };
const AIM = new RegExp(
  `\\b(?:want|plan|hope|aim|expect|intend|mean|goal is|target is|would like)\\b[^.;\\d]{0,16}\\b((?:sell|selling|make|ship) (?:about |around |at least )?(${COUNT})(?!\\p{L})((?: (?!in|by|within|during|over|for|at)\\p{L}+){0,3}?) (?:in|by|within|during|over) (?:the |our |my )?(?:end of (?:the |our )?)?(?:(first|second|third) year|year (one|two|1|2)|(\\d{1,2}) months))`,
  "iu",
);
/** Sums and shares are no pieces. */
const NO_PIECES =
  /\b(?:percent|euros?|dollars?|pounds?|crowns?|worth|subscriptions?|memberships?|licen[cs]es)\b/i;

/** "I want to sell 900 in the first year". */
export function readAimOfPieces({
  businessModel,
  solution,
  differentiator,
}: QuizAnswers): AimOfPieces | undefined {
  for (const { text } of sentencesOf("businessModel", [businessModel, solution, differentiator].join(" "))) {
    const [, said = "", many = "", what = "", ordinal = "", year = "", months = ""] = AIM.exec(text) ?? [];
    const pieces = countOf(many);
    const month = months ? Number(months) : 12 * (YEARS[(ordinal || year).toLowerCase()] ?? 1);
    if (pieces > 1 && month >= 1 && month <= 36 && !NO_PIECES.test(what)) return { pieces, month, said };
  }
  return undefined;
}

/** Both, where things are sold by the piece. */
export function countedInPieces(answers: QuizAnswers, lines: readonly RevenueLine[]) {
  const aimOfPace = readAimOfPace(answers);
  if (lines.find(({ later }) => !later)?.kind !== "unitSale") return aimOfPace ? { aimOfPace } : {};
  const [soldAt, aimOfPieces] = [readSoldAt(answers), readAimOfPieces(answers)] as const;
  return {
    ...(soldAt ? { soldAt } : {}),
    ...(aimOfPieces ? { aimOfPieces } : aimOfPace ? { aimOfPace } : {}),
  };
}
