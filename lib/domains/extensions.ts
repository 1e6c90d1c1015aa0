/**
 * Where a name is looked up. `rdap` is the registry's own service, the only one whose "not found" counts.
 * io and co have none that can be believed (theirs answer "not found" for registered names), so the name
 * system alone is asked, which can prove that a name is taken and never that it is free.
 * Addresses: IANA's bootstrap registry for domains (RFC 9224).
 */
export const EXTENSIONS: Record<string, { rdap: string | null }> = {
  ".com": { rdap: "https://rdap.verisign.com/com/v1/" },
  ".net": { rdap: "https://rdap.verisign.com/net/v1/" },
  ".org": { rdap: "https://rdap.publicinterestregistry.org/rdap/" },
  ".app": { rdap: "https://pubapi.registry.google/rdap/" },
  ".io": { rdap: null },
  ".co": { rdap: null },
};

export const MAIN_EXTENSION = ".com";
