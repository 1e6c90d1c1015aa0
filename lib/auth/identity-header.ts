import * as z from "zod";
import { AppError } from "@/lib/errors";
import { readHeaderToken } from "./header-token";

/** `x-demo-user` and `x-firebase-user` carry the stored user. They say who is meant; they prove nothing. */

const KINDS = { "x-demo-user": "demo", "x-firebase-user": "account" } as const;
const MAX_LENGTH = 4096;
const BARE_UID = /^[\w.:@-]{1,200}$/;

const storedUserSchema = z.object({ uid: z.string().min(1).max(200), token: z.string().optional() });

export interface NamedUser {
  kind: (typeof KINDS)[keyof typeof KINDS];
  /** Absent when only a signed token was sent. */
  uid?: string;
  token?: string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/**
 * The user that the request's identity header names, or null without one. Throws `invalid` when there are two, or
 * when it cannot be read: a repeated header arrives joined by a comma, which is neither form.
 */
export function namedUser(headers: Headers): NamedUser | null {
  const demo = headers.get("x-demo-user");
  const account = headers.get("x-firebase-user");
  if (demo !== null && account !== null) throw new AppError("invalid", "Send one identity header, not two.");
  const value = (demo ?? account)?.trim();
  if (!value) return null;
  const kind = demo === null ? KINDS["x-firebase-user"] : KINDS["x-demo-user"];
  if (value.length <= MAX_LENGTH) {
    if (value.startsWith("v1.")) return { kind, token: value };
    if (BARE_UID.test(value)) return { kind, uid: value };
    const stored = storedUserSchema.safeParse(parseJson(value));
    if (stored.success) return { kind, uid: stored.data.uid, token: stored.data.token };
  }
  throw new AppError("invalid", "The identity header is malformed.");
}

/** Whether the request names its user with a token of ours that is still valid. */
export function signedClaims(headers: Headers) {
  const named = namedUser(headers);
  return named?.token ? readHeaderToken(named.token, named.kind) : null;
}
