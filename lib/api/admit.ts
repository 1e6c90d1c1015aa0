import { createHash, timingSafeEqual } from "node:crypto";
import { takeFromBucket } from "@/db/rate-limits";
import { type Identity, resolveIdentity } from "@/lib/auth/identity";
import { assertSameOrigin } from "@/lib/auth/same-origin";
import { operatorSecret } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { clientAddress } from "./client-address";

export type Access = "user" | "public" | "operator";

const SAFE = new Set(["GET", "HEAD"]);
const PER_MINUTE = { read: 120, write: 60 };

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The operator has the secret that only the operator's machine holds; without one set, nobody has. */
function assertOperator(request: Request): void {
  const secret = operatorSecret();
  const given = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  if (!secret || !timingSafeEqual(digest(given), digest(secret))) {
    throw new AppError("unauthenticated", "The operator's secret is missing or wrong.");
  }
}

/** Who calls, from where, how often: throws unless the request may go on. Null for a caller who needs no account. */
export async function admit(request: Request, access: Access): Promise<Identity | null> {
  const kind = SAFE.has(request.method) ? "read" : "write";
  const user = access === "user" ? await resolveIdentity(request) : null;
  if (access === "user" && !user) throw new AppError("unauthenticated", "Please sign in to continue.");
  if (kind === "write" && access !== "operator") assertSameOrigin(request);
  await takeFromBucket(`${kind}:${user?.id ?? clientAddress(request)}`, PER_MINUTE[kind], 60);
  if (access === "operator") assertOperator(request);
  return user;
}
