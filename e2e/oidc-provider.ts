/** A real OpenID provider on this machine, for the end-to-end tests: whatever address is typed signs in. */
import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider, { type Claims, type Context } from "oidc-provider";

const app = process.env.E2E_APP ?? "http://localhost:3200";
const issuer = process.env.E2E_ISSUER ?? "http://127.0.0.1:3299";
const SCOPES = "openid email profile";

/** "ada@..." is Ada, verified; "unverified..." has an address that nobody checked. */
function claimsOf(email: string): Claims {
  const name = email.split("@")[0] ?? email;
  return {
    sub: email,
    email,
    email_verified: !email.startsWith("unverified"),
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)} Founder`,
    given_name: name,
  };
}

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: process.env.AUTH_OIDC_ID ?? "kindling",
      client_secret: process.env.AUTH_OIDC_SECRET ?? "kindling-e2e-secret",
      redirect_uris: [`${app}/api/auth/callback/oidc`],
    },
  ],
  jwks: { keys: [generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" })] },
  cookies: { keys: ["for-tests-only"] },
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name"] },
  // The claims belong in the ID token, where a client that asks no more than once finds them.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_context: Context, id: string) => ({ accountId: id, claims: () => claimsOf(id) }),
  // There is nothing to consent to: whoever signs in shares address and name.
  loadExistingGrant: async ({ oidc }: Context) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope(SCOPES);
    await grant.save();
    return grant;
  },
});

const page = (uid: string) => `<!doctype html>
<html lang="en"><title>Testbed sign-in</title>
<form method="post" action="/interaction/${uid}">
  <h1>Testbed</h1>
  <label>E-mail <input name="email" type="email" autofocus></label>
  <button name="action" value="enter">Sign in</button>
  <button name="action" value="cancel">Cancel</button>
</form></html>`;

async function form(request: IncomingMessage): Promise<URLSearchParams> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

async function interaction(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(page(uid));
    return;
  }
  const fields = await form(request);
  const result =
    fields.get("action") === "cancel"
      ? { error: "access_denied", error_description: "The person chose not to sign in" }
      : { login: { accountId: fields.get("email") ?? "" } };
  await provider.interactionFinished(request, response, result);
}

const protocol = provider.callback();
const { hostname, port } = new URL(issuer);
createServer((request, response) => {
  if (!request.url?.startsWith("/interaction/")) return protocol(request, response);
  interaction(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(port), hostname, () => console.log(`OpenID provider at ${issuer} for ${app}`));
