import { revokeSession } from "@/db/sessions";
import { withTestDatabase } from "@/db/test-database";
import { testUser } from "@/db/test-users";
import { createDemoUser } from "@/db/users";
import { authRoute } from "./auth-route";
import { testSession } from "./test-session";

withTestDatabase();

const OIDC = {
  AUTH_OIDC_ISSUER: "http://127.0.0.1:9",
  AUTH_OIDC_ID: "kindling",
  AUTH_OIDC_SECRET: "secret",
  AUTH_OIDC_NAME: "Testbed",
};
const get = (path: string, headers: Record<string, string> = {}) =>
  authRoute(new Request(`http://evil.example/api/auth/${path}`, { headers }));
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  authRoute(
    new Request(`http://localhost:3000/api/auth/${path}`, {
      method: "POST",
      headers,
      body: new URLSearchParams(form),
    }),
  );

/** A form's token and the cookie that it must come with. */
async function csrf() {
  const response = await get("csrf");
  const { csrfToken } = await response.json();
  const cookie = response.headers.getSetCookie().map((set) => set.split(";")[0]);
  return { form: { csrfToken: String(csrfToken) }, cookie: cookie.join("; ") };
}

afterEach(() => {
  for (const name of Object.keys(OIDC)) delete process.env[name];
});

test("lists what is configured, at the address that the operator set, whatever Host was asked", async () => {
  expect(await (await get("providers")).json()).toEqual({});
  Object.assign(process.env, OIDC);
  expect(await (await get("providers")).json()).toMatchObject({
    oidc: { id: "oidc", name: "Testbed", callbackUrl: "http://localhost:3000/api/auth/callback/oidc" },
  });
});

test("the session shows the user of the cookie, renews it, and clears it once it is revoked", async () => {
  expect(await (await get("session")).json()).toBeNull();
  const user = await createDemoUser();
  const { sid, cookie } = await testSession(user);
  const response = await get("session", { cookie });
  const session = await response.json();
  expect(session.user).toMatchObject({ uid: user.uid, token: expect.stringMatching(/^v1\./) });
  expect(JSON.stringify(session)).not.toContain(user.id);
  expect(response.headers.getSetCookie().join()).toMatch(
    /authjs\.session-token=e\S+;.*HttpOnly.*SameSite=Lax/i,
  );
  await revokeSession(user.id, sid);
  const ended = await get("session", { cookie });
  expect(await ended.json()).toBeNull();
  expect(ended.headers.getSetCookie().join()).toMatch(/authjs\.session-token=; Max-Age=0/);
});

test("an account's session carries no token that storage could lose", async () => {
  const { cookie } = await testSession({ id: await testUser() });
  expect((await (await get("session", { cookie })).json()).user).not.toHaveProperty("token");
});

test("sign-out needs the form's token and revokes the session", async () => {
  const { cookie } = await testSession({ id: await testUser() });
  await post("signout", {}, { cookie });
  expect(await (await get("session", { cookie })).json()).not.toBeNull();
  const token = await csrf();
  await post("signout", token.form, { cookie: `${cookie}; ${token.cookie}` });
  expect(await (await get("session", { cookie })).json()).toBeNull();
});

test("a sign-in that cannot work ends in the popup, told in the catalogue's words", async () => {
  Object.assign(process.env, OIDC);
  const token = await csrf();
  const begin = async (headers: Record<string, string>, form: Record<string, string> = token.form) =>
    (await (await post("signin/oidc", form, headers)).json()).url;
  const { cookie } = token;
  expect(await begin({ host: "elsewhere.example", cookie })).toBe("/sign-in/popup?error=unauthorized-domain");
  expect(await begin({ cookie }, {})).toBe("/sign-in/popup?error=expired-action-code");
  expect(await begin({ cookie })).toBe("/sign-in/popup?error=internal-error");
  const callback = await get("callback/oidc?code=made-up&state=made-up");
  expect(callback.headers.get("location")).toBe("/sign-in/popup?error=internal-error");
});

test.each(["nonsense", "session?callbackUrl=javascript:1", "signin/oidc/too/deep"])(
  "%s is refused, and not with a 500",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid", message: expect.any(String) });
  },
);

test("a configuration that is broken lets nobody in", async () => {
  const secret = process.env.AUTH_SECRET;
  const { cookie } = await testSession({ id: await testUser() });
  delete process.env.AUTH_SECRET;
  try {
    expect((await get("session", { cookie })).status).toBe(503);
  } finally {
    process.env.AUTH_SECRET = secret;
  }
  process.env.AUTH_OIDC_ID = "kindling";
  expect((await get("session", { cookie })).status).toBe(503);
});
