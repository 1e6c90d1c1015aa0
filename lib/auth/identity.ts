import { timingSafeEqual } from "node:crypto";
import { recordAudit } from "@/db/audit";
import { findSessionUser, type UserRow } from "@/db/sessions";
import { AppError } from "@/lib/errors";
import type { Tier } from "@/lib/journey/tiers";
import { readHeaderToken } from "./header-token";
import { type NamedUser, namedUser } from "./identity-header";
import { readSessionCookie } from "./session-cookie";
import { shownUser } from "./shown-user";

export interface Identity {
  /** The database key, which every query takes first. */
  id: string;
  /** What a client calls the user. */
  uid: string;
  kind: "demo" | "account";
  /** As shown; a demo user's stored address is another. */
  email: string;
  displayName: string;
  photoURL: string | null;
  tier: Tier;
  sid: string | null;
}

const identityOf = (user: UserRow, sid: string): Identity => ({
  id: user.id,
  kind: user.kind,
  ...shownUser(user),
  tier: user.subscriptionTier,
  sid,
});

/** Who the session cookie proves, with the tier as the database has it now. */
export async function identityOfCookie(headers: Headers): Promise<Identity | null> {
  const claims = await readSessionCookie(headers);
  const user = claims && (await findSessionUser(claims.sub, claims.sid));
  return user ? identityOf(user, claims.sid) : null;
}

async function identityOfToken(named: NamedUser): Promise<Identity | null> {
  const claims = named.token ? readHeaderToken(named.token, named.kind) : null;
  const user = claims && (await findSessionUser(claims.sub, claims.sid));
  if (!user || user.kind !== named.kind) return null;
  return named.uid === undefined || same(named.uid, user.uid) ? identityOf(user, claims.sid) : null;
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function agrees(named: NamedUser, identity: Identity): boolean {
  if (named.uid !== undefined) return named.kind === identity.kind && same(named.uid, identity.uid);
  return named.token !== undefined && readHeaderToken(named.token, named.kind)?.sub === identity.id;
}

/**
 * Who is calling, for every route. The session cookie proves and a header only selects: with a cookie, a header
 * that names somebody else is refused; without one, a header counts only if the token in it verifies.
 */
export async function resolveIdentity(request: Request): Promise<Identity | null> {
  const named = namedUser(request.headers);
  const identity = await identityOfCookie(request.headers);
  if (!identity) return named ? identityOfToken(named) : null;
  if (named && !agrees(named, identity)) {
    await recordAudit("identity_mismatch", identity.id, { header: named.kind });
    throw new AppError(
      "identity_mismatch",
      "This browser is signed in as somebody else. Please sign in again.",
    );
  }
  return identity;
}
