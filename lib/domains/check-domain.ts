import { findDomainCheck, saveDomainCheck } from "@/db/domain-checks";
import type { DomainCheck, DomainResult } from "@/lib/artifacts/brand/artifact";
import { rdapBase } from "@/lib/env";
import { EXTENSIONS, MAIN_EXTENSION } from "./extensions";
import { domainLabel } from "./label";
import { type AskNameSystem, nameSystem } from "./name-system";
import { askRdap } from "./rdap";

export interface Lookups {
  /** The registry's address for an extension; null when none can be believed. */
  registry(extension: string): string | null;
  nameSystem: AskNameSystem;
  now(): Date;
}

const realLookups = (): Lookups => {
  const base = rdapBase();
  return {
    registry: (extension) => {
      const rdap = EXTENSIONS[extension]?.rdap ?? null;
      return rdap && base ? `${base}${extension.slice(1)}/` : rdap;
    },
    nameSystem: nameSystem(),
    now: () => new Date(),
  };
};

const UNKNOWN: DomainCheck = { available: null, state: "unverified", checkedAt: null, method: "none" };

/**
 * One domain's state. "no_record" needs both witnesses: the registry's own "not found" and a name system that
 * knows no such name. Anything less certain is "unverified", never "available".
 */
async function look(domain: string, extension: string, lookups: Lookups): Promise<DomainCheck> {
  const checkedAt = lookups.now().toISOString();
  const base = lookups.registry(extension);
  const [registry, names] = await Promise.all([
    base ? askRdap(base, domain) : "nothing",
    lookups.nameSystem(domain),
  ]);
  if (registry === "reserved")
    return { available: null, state: "reserved_or_premium", checkedAt, method: "rdap" };
  if (registry === "registered") return { available: false, state: "registered", checkedAt, method: "rdap" };
  if (names === "delegated") return { available: false, state: "registered", checkedAt, method: "dns" };
  if (registry === "not_found" && names === "no_such_name") {
    return { available: true, state: "no_record", checkedAt, method: "rdap" };
  }
  return { ...UNKNOWN, checkedAt };
}

async function cached(domain: string, extension: string, lookups: Lookups): Promise<DomainCheck> {
  const known = await findDomainCheck(domain, lookups.now());
  if (known) return known;
  const check = await look(domain, extension, lookups);
  await saveDomainCheck(domain, check, lookups.now());
  return check;
}

/** A name's domain with every extension's state. Never throws for want of a network: then all is unverified. */
export async function checkDomain(name: string, lookups: Lookups = realLookups()): Promise<DomainResult> {
  const label = domainLabel(name);
  if (!label) return { domain: "", available: null, extensions: {} };
  const checks = await Promise.all(
    Object.keys(EXTENSIONS).map(
      async (extension) => [extension, await cached(`${label}${extension}`, extension, lookups)] as const,
    ),
  );
  const extensions = Object.fromEntries(checks);
  return {
    domain: `${label}${MAIN_EXTENSION}`,
    available: extensions[MAIN_EXTENSION]?.available ?? null,
    extensions,
  };
}

/** Several names, a few at a time, so that no registry is flooded. */
export async function checkDomains(
  names: readonly string[],
  lookups: Lookups = realLookups(),
): Promise<DomainResult[]> {
  const results: DomainResult[] = [];
  for (let at = 0; at < names.length; at += 4) {
    results.push(...(await Promise.all(names.slice(at, at + 4).map((name) => checkDomain(name, lookups)))));
  }
  return results;
}
