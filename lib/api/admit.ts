import { createHash, timingSafeEqual } from "node:crypto";
import { takeFromBucket } from "@/db/rate-limits";
import { type Identity, resolveIdentity } from "@/lib/auth/identity";
import { assertSameOrigin } from "@/lib/auth/same-origin";
import { cronSecret, operatorSecret } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { clientAddress } from "./client-address";

/** A webhook proves itself by its signature: it has no identity, comes from elsewhere, and in bursts. */
export type Access = "user" | "public" | "operator" | "cron" | "webhook";

const SAFE = new Set(["GET", "HEAD"]);
const PER_MINUTE = { read: 120, write: 60 };
/** How a request is counted. */
export type Counted = keyof typeof PER_MINUTE;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Callers that prove themselves with a secret that only their machine holds; without one set, nobody has it. */
const SECRETS = { operator: operatorSecret, cron: cronSecret } as const;

function assertSecret(request: Request, who: keyof typeof SECRETS): void {
  const secret = SECRETS[who]();
  const given = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  if (!secret || !timingSafeEqual(digest(given), digest(secret))) {
    throw new AppError("unauthenticated", `The ${who}'s secret is missing or wrong.`);
  }
}

/** Who calls, from where, how often: throws unless the request may go on. Null for a caller who needs no account. */
export async function admit(request: Request, access: Access, counted?: Counted): Promise<Identity | null> {
  if (access === "webhook") return null;
  const safe = SAFE.has(request.method);
  const kind = counted ?? (safe ? "read" : "write");
  const user = access === "user" ? await resolveIdentity(request) : null;
  if (access === "user" && !user) throw new AppError("unauthenticated", "Please sign in to continue.");
  if (!safe && access !== "operator") assertSameOrigin(request);
  await takeFromBucket(`${kind}:${user?.id ?? clientAddress(request)}`, PER_MINUTE[kind], 60);
  if (access === "operator" || access === "cron") assertSecret(request, access);
  return user;
}
