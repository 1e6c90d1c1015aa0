import { literal } from "@/lib/brief/text/literal";
import { cap, wordCount } from "./english";
import type { Material } from "./material";

/** "£70" and "A$42" are short enough to be said again. */
const LONG = 3;
const MOST_OF_SUM = 5;
const QUOTED = /("[^"\n]*")/;
const OPENS = /(?:^|[.!?]["”)]? |\n)$/;

type Priced = Pick<Material, "charged" | "prices" | "group"> & { price?: string };

/** "Your price of", "the price: ", "at the full price (": what may stand before a sum and then says enough without it. */
const FRAME = "(?<open> \\((?:yours: )?)?(?<lead>\\b(?<det>the|a|your|their|our) price(?: of|:) )?";

/** What stands for a price that the answers do not name. */
export const NO_PRICE = "the price you chose";
/** "Put the price of the price you chose on it", "the price (the price you chose)". */
const PRICE_OF_NONE = new RegExp(`\\b(?:the|an?|your) (?:full )?price(?: of|:)? \\(?${NO_PRICE}\\)?`, "giu");
const withoutFrame = (said: string) =>
  said.replace(PRICE_OF_NONE, (framed) => (/^\p{Lu}/u.test(framed) ? cap(NO_PRICE) : NO_PRICE));

/** "£70" out of "£70 per standard service". */
export function sumOf(price: string): string {
  const sum = price.replace(
    /,? (?:per|an?|each|every|for|including|of|on|to|in|with|plus|as)\b(?!\$).*?(?= or |, |$)/giu,
    "",
  );
  return wordCount(sum) <= MOST_OF_SUM ? sum : "";
}

/** Says each price in full where it is named first, and from then on as "your price", or in a title as the bare sum. */
export function priceOnce({ charged, prices, group, price }: Priced, again = "your price") {
  const known = [...new Set([price, prices, charged, group.tag])]
    .filter((said): said is string => Boolean(said) && /\d/.test(said ?? "") && wordCount(said ?? "") >= LONG)
    .sort((a, b) => b.length - a.length);
  if (known.length === 0) return withoutFrame;
  const sum = new RegExp(
    `${FRAME}(?<the>\\bthe )?(?<![\\p{L}\\d.,]|\\bor )(?<said>${known.map(literal).join("|")})(?![\\p{L}\\d])(?<close>\\))?(?<more>,? (?:or|plus|while) [^.;]*?\\d|(?:,| and) (?:[A-Z]{2,3}\\$? ?)?\\p{Sc}?\\d)?`,
    "giu",
  );
  let told = "";
  const shorter = (part: string, isTitle: boolean) =>
    part.replace(sum, (...found) => {
      const [whole, groups] = [found[0] as string, found.at(-1) as Record<string, string | undefined>];
      const { open, lead, det, the, said = "", close, more } = groups;
      const at = found.at(-3) as number;
      if (!told.includes(said)) {
        told += `${said}\n`;
        return whole;
      }
      if (more) return whole;
      if (open) return close ? "" : whole;
      const owner = det === "the" || the ? "the" : (/^(?:your|our|their)$/i.exec(det ?? "")?.[0] ?? "");
      const bare = isTitle && !the ? sumOf(said) : "";
      const called = `${owner ? `${owner} price` : bare || again}${close ?? ""}`;
      return OPENS.test(part.slice(0, at)) && (!lead || /^\p{Lu}/u.test(lead)) ? cap(called) : called;
    });
  return (text: string) =>
    withoutFrame(text)
      .split(QUOTED)
      .map((part, at) => (at % 2 === 1 ? part : shorter(part, !text.endsWith("."))))
      .join("");
}
