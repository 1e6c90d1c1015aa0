import { createSession } from "@/db/sessions";
import { testUser } from "@/db/test-users";
import { findUser } from "@/db/users";
import { signHeaderToken } from "@/lib/auth/header-token";
import type { Tier } from "@/lib/journey/tiers";

type Route = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

interface Sent {
  body?: unknown;
  /** Sent as it is, in place of a body. */
  raw?: BodyInit;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  method?: string;
  url?: string;
}

/** Calls a route as its host would. */
export function call(
  route: Route,
  { body, raw, params = {}, headers = {}, method, url = "http://localhost:3000/api/under-test" }: Sent = {},
): Promise<Response> {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(url, {
    method: method ?? (payload === undefined ? "GET" : "POST"),
    body: payload,
    headers: { ...(payload !== undefined && { "content-type": "application/json" }), ...headers },
  });
  return route(request, { params: Promise.resolve(params) });
}

/** A user with a session, and calls in their name. */
export async function caller({ tier = "freemium" }: { tier?: Tier } = {}) {
  const id = await testUser({ tier });
  const user = await findUser(id);
  if (!user) throw new Error("no such user");
  const sid = await createSession(id);
  const headers = { "x-firebase-user": signHeaderToken({ sub: id, sid, typ: "account" }) };
  return {
    id,
    uid: user.uid,
    headers,
    call: (route: Route, sent: Sent = {}) =>
      call(route, { ...sent, headers: { ...headers, ...sent.headers } }),
  };
}
