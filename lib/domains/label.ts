import { domainToASCII } from "node:url";

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** The label a name is registered under: "Claim Snap" -> "claimsnap", "Büro" -> "xn--bro-hoa"; null when it has none. */
export function domainLabel(name: string): string | null {
  const joined = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, "");
  const ascii = joined && domainToASCII(joined);
  return ascii && LABEL.test(ascii) ? ascii : null;
}
