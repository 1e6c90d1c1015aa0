import { singular } from "../amounts/price-tail";
import { CALLED } from "./data/called";
import type { Venture } from "./venture";

const NAMES = new Map(
  CALLED.split(/[;\n]/).flatMap((row) => {
    const [id, name] = row.split(":");
    return id && name ? [[id.trim(), name.trim()] as const] : [];
  }),
);

const IS_PROGRAM = /(?:^| )(?:app|software|tool|platform|marketplace|assistant|planner|builder)$/;

/** What a venture of this kind offers: "dog walking", "candles", "marina software". */
export function calledOf({ id, to, kinds: [kind] }: Venture): string {
  const own = NAMES.get(id);
  if (own) return own;
  const plain = id.replaceAll("-", " ");
  if ((kind !== "saas" && kind !== "usage") || IS_PROGRAM.test(plain)) return plain;
  return `${plain} ${to === "people" ? "app" : "software"}`;
}

/** What names a business by itself: "the pottery studio", "the weaning app". */
const IS_BUSINESS =
  /(?:^| )(?:app|software|tool|platform|marketplace|assistant|planner|builder|finder|checker|tracker|manager|portal|guide|newsletter|newspaper|magazine|webcomic|channel|game|API|website|site|service|school|studio|salon|sauna|gym|club|shop|bar|café|restaurant|bakery|kitchen|cart|truck|van|hostel|space|playground|lounge|garden|library|field|cooperative|bootcamp|distillery|community|cinema|room|exchange|board|daycare|house|rescue)$/;
const IS_WORK =
  /(?:(?<!\b(?:bedd|cloth|packag))ing|care|repairs?|rental|hire|delivery|deliveries|support|design|help|advice|management|coordination|installation|assistance|production|translation|adaptation|pickup|transfer|transfers|classes|lessons|visits|checks|surveys|treatments|massages|haircuts|consultations|searches|physiotherapy|therapy|rides|collection|photography|removal|control|training|research|placement|storage|calls|moves|meals|lunches)$/;

export const isBusiness = (offer: string) => IS_BUSINESS.test(offer);
export const isWork = (offer: string) => IS_WORK.test(offer);

/** Of these there is no single one. */
const NO_SINGLE = /^(?:goods|news|clothes|classes|leather goods|ceramics)$/;
const TOGETHER = / (?:and|for|at|by|from)(?: |$)/;

/** "The dog walking service", "the candle business", "the pottery studio". */
export function businessCalled(offer: string): string {
  if (IS_BUSINESS.test(offer)) return `the ${offer}`;
  const words = offer.split(" ");
  const head = words.at(-1) ?? "";
  const one =
    head === "classes" ? "class" : NO_SINGLE.test(head) || TOGETHER.test(offer) ? head : singular(head);
  return `the ${[...words.slice(0, -1), one].join(" ")} ${IS_WORK.test(offer) ? "service" : "business"}`;
}
