import type { FactLedger } from "@/lib/finance/ledger";

const TOKEN = /\[\[([a-zA-Z0-9_-]+)\]\]/g;

/** Replaces every [[key]] by its fact as it is displayed; names the keys that the ledger does not have. */
export function fillTokens<T>(value: T, ledger: FactLedger): { value: T; unknown: string[] } {
  const unknown: string[] = [];
  const fill = (node: unknown): unknown => {
    if (typeof node === "string") {
      return node.replace(TOKEN, (token, key: string) => {
        const fact = ledger[key];
        if (!fact) unknown.push(key);
        return fact?.display ?? token;
      });
    }
    if (Array.isArray(node)) return node.map(fill);
    if (node === null || typeof node !== "object") return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, fill(child)]));
  };
  return { value: fill(value) as T, unknown };
}
