import { mapTexts } from "@/lib/artifacts/text";
import type { FactLedger } from "@/lib/finance/ledger";

const TOKEN = /\[\[([a-zA-Z0-9_-]+)\]\]/g;
const UNFINISHED = /\[{1,2}[a-zA-Z0-9_-]*\]?$/;

/** Texts that are still being written, without the token that one of them ends in the middle of. */
export const withoutUnfinished = <T>(value: T): T => mapTexts(value, (text) => text.replace(UNFINISHED, ""));

/** Replaces every [[key]] by its fact as it is displayed; names the keys that the ledger does not have. */
export function fillTokens<T>(value: T, ledger: FactLedger): { value: T; unknown: string[] } {
  const unknown: string[] = [];
  const filled = mapTexts(value, (text) =>
    text.replace(TOKEN, (token, key: string) => {
      const fact = ledger[key];
      if (!fact) unknown.push(key);
      return fact?.display ?? token;
    }),
  );
  return { value: filled, unknown };
}
