import { createHmac } from "node:crypto";
import { revokeSession } from "@/db/sessions";
import { withTestDatabase } from "@/db/test-database";
import { disableTestUser, testUser } from "@/db/test-users";
import { createDemoUser, findUser, setTier } from "@/db/users";
import { AppError } from "@/lib/errors";
import { signHeaderToken } from "./header-token";
import { resolveIdentity } from "./identity";
import { sign } from "./signed";
import { testSession } from "./test-session";

withTestDatabase();

const resolve = (headers: Record<string, string>) =>
  resolveIdentity(new Request("http://localhost:3000/api/projects", { headers }));

/** The id of whoever is let in, null when nobody is, or the error's code. */
const outcome = async (headers: Record<string, string>) => {
  try {
    return (await resolve(headers))?.id ?? null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

async function account() {
  const user = await findUser(await testUser());
  if (!user) throw new Error("no such user");
  const session = await testSession(user);
  return { ...user, ...session, token: signHeaderToken({ sub: user.id, sid: session.sid, typ: "account" }) };
}

async function demo() {
  const user = await createDemoUser();
  const session = await testSession(user);
  return { ...user, ...session, token: signHeaderToken({ sub: user.id, sid: session.sid, typ: "demo" }) };
}

const stored = (user: { uid: string; token?: string }) =>
  JSON.stringify({ uid: user.uid, email: "x@y.z", token: user.token });
const seconds = () => Math.floor(Date.now() / 1000);
const claims = (user: { id: string; sid: string }) => ({
  sub: user.id,
  sid: user.sid,
  typ: "account",
  aud: "http://localhost:3000/api",
  iat: seconds(),
  exp: seconds() + 900,
});

describe("the cookie proves", () => {
  test("who a live session belongs to, with the tier that the database has now", async () => {
    const me = await account();
    expect(await resolve({ cookie: me.cookie })).toMatchObject({
      id: me.id,
      uid: me.uid,
      kind: "account",
      tier: "freemium",
      sid: me.sid,
    });
    await setTier(me.uid, "fuel", "test");
    expect(await resolve({ cookie: me.cookie })).toMatchObject({ tier: "fuel" });
  });

  test("and shows a demo user under the one name, never under the stored address", async () => {
    const me = await demo();
    const identity = await resolve({ cookie: me.cookie });
    expect(identity).toMatchObject({ id: me.id, kind: "demo", email: "demo@kindling.example" });
    expect(JSON.stringify(identity)).not.toContain("demo.invalid");
  });

  test.each([
    ["nothing at all", () => ({})],
    ["an empty cookie", () => ({ cookie: "authjs.session-token=" })],
    ["a cookie of rubbish", () => ({ cookie: "authjs.session-token=eyJhbGciOiJub25lIn0..x.y.z" })],
    [
      "a cookie with another name",
      ({ cookie }: { cookie: string }) => ({ cookie: cookie.replace("authjs", "other") }),
    ],
    [
      "the cookie's value as a bearer token",
      ({ cookie }: { cookie: string }) => ({
        authorization: `Bearer ${cookie.split("=")[1]}`,
      }),
    ],
  ])("nobody by %s", async (_what, headers) => {
    expect(await outcome(headers(await account()))).toBeNull();
  });

  test("nobody once the session is revoked", async () => {
    const me = await account();
    await revokeSession(me.id, me.sid);
    expect(await outcome({ cookie: me.cookie })).toBeNull();
    expect(await outcome({ "x-firebase-user": me.token })).toBeNull();
  });

  test("nobody once the account is disabled", async () => {
    const me = await account();
    await disableTestUser(me.id);
    expect(await outcome({ cookie: me.cookie })).toBeNull();
    expect(await outcome({ "x-firebase-user": me.token })).toBeNull();
  });

  test("nobody when another secret encrypted it", async () => {
    const me = await account();
    const secret = process.env.AUTH_SECRET;
    process.env.AUTH_SECRET = "another-secret-0123456789abcdefghijklmno";
    try {
      expect(await outcome({ cookie: me.cookie })).toBeNull();
      expect(await outcome({ "x-firebase-user": me.token })).toBeNull();
      process.env.AUTH_SECRET_PREVIOUS = secret;
      expect(await outcome({ cookie: me.cookie })).toBe(me.id);
      expect(await outcome({ "x-firebase-user": me.token })).toBe(me.id);
    } finally {
      process.env.AUTH_SECRET = secret;
      delete process.env.AUTH_SECRET_PREVIOUS;
    }
  });
});

describe("a header only selects", () => {
  test("the cookie's own user, in every form that it may take", async () => {
    const me = await account();
    const visitor = await demo();
    const { cookie } = me;
    expect(await outcome({ cookie, "x-firebase-user": stored({ uid: me.uid }) })).toBe(me.id);
    expect(await outcome({ cookie, "x-firebase-user": me.uid })).toBe(me.id);
    expect(await outcome({ cookie, "x-firebase-user": me.token })).toBe(me.id);
    expect(await outcome({ cookie: visitor.cookie, "x-demo-user": stored(visitor) })).toBe(visitor.id);
  });

  test("never somebody else than the cookie proves", async () => {
    const [me, victim, visitor] = [await account(), await account(), await demo()];
    const { cookie } = me;
    const mismatch = "identity_mismatch";
    expect(await outcome({ cookie, "x-firebase-user": stored({ uid: victim.uid }) })).toBe(mismatch);
    expect(await outcome({ cookie, "x-firebase-user": victim.uid })).toBe(mismatch);
    expect(await outcome({ cookie, "x-firebase-user": victim.token })).toBe(mismatch);
    expect(await outcome({ cookie, "x-demo-user": stored(visitor) })).toBe(mismatch);
    expect(await outcome({ cookie, "x-demo-user": me.uid })).toBe(mismatch);
  });

  test("nobody while it is unsigned", async () => {
    const [victim, visitor] = [await account(), await demo()];
    expect(await outcome({ "x-firebase-user": stored({ uid: victim.uid }) })).toBeNull();
    expect(await outcome({ "x-firebase-user": victim.uid })).toBeNull();
    expect(await outcome({ "x-firebase-user": victim.id })).toBeNull();
    expect(await outcome({ "x-demo-user": stored({ uid: visitor.uid }) })).toBeNull();
    expect(await outcome({ "x-demo-user": visitor.uid })).toBeNull();
  });

  test("its own user when the token in it verifies", async () => {
    const [me, visitor] = [await account(), await demo()];
    expect(await outcome({ "x-firebase-user": stored(me) })).toBe(me.id);
    expect(await outcome({ "x-firebase-user": me.token })).toBe(me.id);
    expect(await outcome({ "x-demo-user": stored(visitor) })).toBe(visitor.id);
  });

  test("nobody when the token is another user's than the header names", async () => {
    const [me, victim] = [await account(), await account()];
    expect(await outcome({ "x-firebase-user": stored({ uid: victim.uid, token: me.token }) })).toBeNull();
  });

  test("nobody by a forged token", async () => {
    const me = await account();
    const [v, kid, payload, mac] = me.token.split(".");
    const other = Buffer.from(JSON.stringify({ ...claims(me), sub: crypto.randomUUID() })).toString(
      "base64url",
    );
    const none = Buffer.from(JSON.stringify({ alg: "none", ...claims(me) })).toString("base64url");
    const guessed = createHmac("sha256", "guess").update(`v1.${kid}.${payload}`).digest("base64url");
    const forged = {
      "payload changed": `${v}.${kid}.${other}.${mac}`,
      "algorithm none": `${v}.${kid}.${none}.`,
      "guessed key": `${v}.${kid}.${payload}.${guessed}`,
      "unknown key": `${v}.00000000.${payload}.${mac}`,
      "other version": `v2.${kid}.${payload}.${mac}`,
      "too long": `${me.token}${"A".repeat(1024)}`,
      expired: sign({ ...claims(me), iat: seconds() - 1000, exp: seconds() - 1 }),
      "lives too long": sign({ ...claims(me), exp: seconds() + 86_400 }),
      "from the future": sign({ ...claims(me), iat: seconds() + 600, exp: seconds() + 900 }),
      "other audience": sign({ ...claims(me), aud: "https://elsewhere.example/api" }),
      "demo token in the account header": sign({ ...claims(me), typ: "demo" }),
      "no session": sign({ ...claims(me), sid: undefined }),
      "somebody else's session": sign({ ...claims(me), sid: (await account()).sid }),
    };
    for (const [what, token] of Object.entries(forged)) {
      expect([what, await outcome({ "x-firebase-user": stored({ uid: me.uid, token }) })]).toEqual([
        what,
        null,
      ]);
    }
    const demoHeader = await outcome({ "x-demo-user": sign({ ...claims(me), typ: "demo" }) });
    expect(demoHeader).toBeNull();
  });

  test("two of them, a repeated one or an unreadable one are refused", async () => {
    const me = await account();
    const header = stored(me);
    expect(await outcome({ "x-firebase-user": header, "x-demo-user": header })).toBe("invalid");
    const twice = new Headers([
      ["x-firebase-user", header],
      ["x-firebase-user", header],
    ]);
    await expect(
      resolveIdentity(new Request("http://localhost:3000/api/projects", { headers: twice })),
    ).rejects.toMatchObject({ code: "invalid" });
    for (const value of ["{", "[]", "12 34", "a,b", '{"uid":1}', `{"uid":"${"x".repeat(5000)}"}`]) {
      expect([value, await outcome({ cookie: me.cookie, "x-firebase-user": value })]).toEqual([
        value,
        "invalid",
      ]);
    }
  });
});
