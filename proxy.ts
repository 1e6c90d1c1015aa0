import { type NextRequest, NextResponse } from "next/server";
import { isGuarded, takesNonce } from "@/lib/auth/guarded";
import { documentHeaders } from "@/lib/auth/headers";
import { readSessionCookie } from "@/lib/auth/session-cookie";
import { ConfigError } from "@/lib/env";

/**
 * Documents only: the interface has its own door, and built files need no guard. The public pages, named in full, are
 * the same for everybody and get their headers from the configuration.
 */
export const config = {
  matcher: [
    "/((?!api/|_next/static/|_next/image|(?:pricing|sample|logo-generator|contact|privacy|terms)?$|.*\\.(?:ico|png|svg|webp|woff2|txt|xml|webmanifest)$).*)",
  ],
};

const GATE = "/sign-in";

async function route(request: NextRequest, headers: Headers): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (!isGuarded(pathname) || (await readSessionCookie(request.headers))) {
    return NextResponse.next({ request: { headers } });
  }
  // The address stays; what is shown in its place is the gate, and not a byte of the page.
  const gate = new URL(GATE, request.url);
  gate.searchParams.set("next", pathname + search);
  return NextResponse.rewrite(gate, { request: { headers } });
}

/** The first of four guards on the workspace; the layout, the routes and the data layer ask again. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  const nonce = takesNonce(pathname)
    ? Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64")
    : null;
  try {
    const shown = documentHeaders(pathname, nonce);
    const headers = new Headers(request.headers);
    headers.delete("content-security-policy-report-only");
    headers.delete("x-nonce");
    headers.set("content-security-policy", shown["Content-Security-Policy"] ?? "");
    headers.set("x-requested-path", pathname + search);
    if (nonce) headers.set("x-nonce", nonce);
    const response = await route(request, headers);
    for (const [name, value] of Object.entries(shown)) response.headers.set(name, value);
    if (isGuarded(pathname)) response.headers.set("Cache-Control", "private, no-store");
    return response;
  } catch (error) {
    if (error instanceof ConfigError) return new Response("The service is not set up yet.", { status: 503 });
    throw error;
  }
}
