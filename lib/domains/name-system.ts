import { Resolver } from "node:dns/promises";
import { errorCode } from "@/lib/errors";

/** What the name system says: delegated, no such name, or nothing that can be used. */
export type NameAnswer = "delegated" | "no_such_name" | "nothing";
export type AskNameSystem = (domain: string) => Promise<NameAnswer>;

/** Looks up a domain's name servers; `servers` ("127.0.0.1:5353") replaces the system's resolver. */
export function nameSystem(servers?: readonly string[]): AskNameSystem {
  const resolver = new Resolver({ timeout: 1_500, tries: 1 });
  if (servers) resolver.setServers(servers);
  return async (domain) => {
    try {
      return (await resolver.resolveNs(domain)).length > 0 ? "delegated" : "nothing";
    } catch (error) {
      return errorCode(error) === "ENOTFOUND" ? "no_such_name" : "nothing";
    }
  };
}
