import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import * as z from "zod";
import { takeFromBucket } from "@/db/rate-limits";
import { revokeSession } from "@/db/sessions";
import { clientAddress } from "@/lib/api/client-address";
import { errorResponse } from "@/lib/api/respond";
import { POPUP_PATH } from "@/lib/content/popup-path";
import { appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { authConfig } from "./config";
import { demoProofCookie } from "./demo-proof";
import { type Identity, identityOfCookie } from "./identity";
import { refusesRedirect } from "./preflight";
import { readSessionCookie, type SessionClaims, sessionCookieName } from "./session-cookie";
import { signInCode } from "./sign-in-code";

const { handlers } = NextAuth(authConfig);

/** The same request at the address that the operator set, whatever Host it came with. */
function atOurAddress(request: Request, headers: Headers): NextRequest {
  const { pathname, search } = new URL(request.url);
  const init = { method: request.method, headers, body: request.body, duplex: "half" } as const;
  return new NextRequest(new URL(pathname + search, appUrl().origin), init);
}

async function run(request: Request, headers = request.headers): Promise<Response> {
  const call = atOurAddress(request, headers);
  const response = await (request.method === "POST" ? handlers.POST(call) : handlers.GET(call));
  // Our configuration is checked before it gets here, so what Auth.js refuses outright is the caller's doing.
  if (response.status >= 400) throw new AppError("invalid", "This is not a sign-in request.");
  return response;
}

function withoutSession(headers: Headers): Headers {
  const rest = (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .filter((part) => !part.startsWith(sessionCookieName()));
  const copy = new Headers(headers);
  copy.set("cookie", rest.join("; "));
  return copy;
}

async function openedSession(response: Response): Promise<SessionClaims | null> {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  return set ? readSessionCookie(new Headers({ cookie: set.split(";")[0] ?? "" })) : null;
}

async function endPrevious(before: Identity, opened: SessionClaims, response: Response): Promise<void> {
  if (before.sid) await revokeSession(before.id, before.sid);
  if (before.kind === "demo") response.headers.append("Set-Cookie", demoProofCookie(before.id, opened.sub));
}

/** Without an origin: the popup stays where it was opened, also when that is not our address. */
const toPopup = (error: string) => `${POPUP_PATH}?${new URLSearchParams({ error })}`;

/** Where Auth.js sends a failed sign-in, told in the error catalogue's codes. */
function withCatalogueCode(request: Request, response: Response): Response {
  const location = response.headers.get("location");
  if (!location) return response;
  const target = new URL(location, appUrl().origin);
  const error = target.searchParams.get("error");
  if (target.pathname !== POPUP_PATH || !error) return response;
  const declined = new URL(request.url).searchParams.get("error") === "access_denied";
  response.headers.set("location", toPopup(declined ? "popup-closed-by-user" : signInCode(error)));
  return response;
}

/**
 * The provider's answer. Auth.js never sees the session that the browser came with: it would tie the account to that
 * user, and whoever holds a demo session would then hold the account. A session that the sign-in replaces ends.
 */
async function callback(request: Request): Promise<Response> {
  const before = await identityOfCookie(request.headers);
  const answer = await run(request, withoutSession(request.headers));
  // Redirects of Auth.js are immutable; the copy keeps every Set-Cookie.
  const response = new Response(answer.body, answer);
  const opened = await openedSession(response);
  if (before && opened) await endPrevious(before, opened, response);
  return withCatalogueCode(request, response);
}

const redirectSchema = z.object({ url: z.string() });

/** Starts a sign-in, unless it could only end on the provider's error page. */
async function begin(request: Request): Promise<Response> {
  const host = request.headers.get("host");
  if (host !== null && host !== appUrl().host) return Response.json({ url: toPopup("unauthorized-domain") });
  await takeFromBucket(`sign-in:${clientAddress(request)}`, 60, 60);
  const headers = new Headers(request.headers);
  headers.set("X-Auth-Return-Redirect", "1");
  const response = await run(request, headers);
  const { url } = redirectSchema.parse(await response.clone().json());
  if (url.startsWith(appUrl().origin)) {
    const error = new URL(url).searchParams.get("error");
    return Response.json({ url: toPopup(signInCode(error ?? "internal-error")) });
  }
  return (await refusesRedirect(url)) ? Response.json({ url: toPopup("unauthorized-domain") }) : response;
}

/** Everything under /api/auth. */
export async function authRoute(request: Request): Promise<Response> {
  try {
    const action = new URL(request.url).pathname.split("/")[3];
    if (action === "callback") return await callback(request);
    if (action === "signin" && request.method === "POST") return await begin(request);
    return await run(request);
  } catch (error) {
    return errorResponse(error, crypto.randomUUID());
  }
}
