import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { authSecret, previousAuthSecret } from "@/lib/env";

/** Short-lived signed values: `v1.<kid>.<payload>.<HMAC-SHA256>`. The algorithm is not the sender's to choose. */

const MAX_LENGTH = 1024;
const PARTS = /^v1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/;

interface Key {
  kid: string;
  key: Buffer;
}

/** The current key first; the one before it still verifies while a secret is being rotated. */
function keys(): Key[] {
  return [authSecret(), previousAuthSecret()].flatMap((secret) => {
    if (!secret) return [];
    const key = Buffer.from(hkdfSync("sha256", secret, "", "kindling signed value v1", 32));
    return [{ key, kid: createHash("sha256").update(key).digest("hex").slice(0, 8) }];
  });
}

const mac = ({ key, kid }: Key, payload: string) =>
  createHmac("sha256", key).update(`v1.${kid}.${payload}`).digest();

export function sign(claims: Record<string, unknown>): string {
  const [key] = keys();
  if (!key) throw new Error("No key to sign with");
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `v1.${key.kid}.${payload}.${mac(key, payload).toString("base64url")}`;
}

/** The claims as they were signed, still unparsed by any schema; null for anything that is not ours. */
export function verify(token: string): unknown {
  if (token.length > MAX_LENGTH) return null;
  const [, kid, payload, signature] = PARTS.exec(token) ?? [];
  const key = keys().find((candidate) => candidate.kid === kid);
  if (!key || !payload || !signature) return null;
  const given = Buffer.from(signature, "base64url");
  const expected = mac(key, payload);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}
