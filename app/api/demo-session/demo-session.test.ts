import { createProject, listProjects } from "@/db/projects";
import { withTestDatabase } from "@/db/test-database";
import { testUser } from "@/db/test-users";
import { findUser, setTier } from "@/db/users";
import { call } from "@/lib/api/test-caller";
import { demoProofCookie } from "@/lib/auth/demo-proof";
import { identityOfCookie } from "@/lib/auth/identity";
import { testSession } from "@/lib/auth/test-session";
import { GET as ME } from "../me/route";
import { POST as IMPORT, GET as OFFER } from "./import/route";
import { DELETE, POST } from "./route";

withTestDatabase();

const ours = { "sec-fetch-site": "same-origin" };
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
const signIn = (headers: Record<string, string> = {}) =>
  call(POST, { method: "POST", headers: { ...ours, ...headers } });
const idOf = async (cookie: string) => (await identityOfCookie(new Headers({ cookie })))?.id ?? null;

describe("demo session", () => {
  test("answers 201 with the user to store and a cookie that signs in", async () => {
    const response = await signIn();
    expect(response.status).toBe(201);
    const user = await response.json();
    expect(user).toEqual({
      uid: expect.stringMatching(/^demo-\d{13}$/),
      email: "demo@kindling.example",
      displayName: "Demo Founder",
      photoURL: null,
      token: expect.stringMatching(/^v1\./),
    });
    expect(response.headers.getSetCookie()[0]).toMatch(/; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(response);
    const me = await call(ME, { headers: { cookie, "x-demo-user": JSON.stringify(user) } });
    expect(await me.json()).toMatchObject({ uid: user.uid, kind: "demo", tier: "freemium" });
    const bare = await call(ME, { headers: { "x-demo-user": JSON.stringify(user) } });
    expect(bare.status).toBe(200);
  });

  test("gives everyone an account of their own, also in the same millisecond", async () => {
    const users = await Promise.all(Array.from({ length: 8 }, async () => (await signIn()).json()));
    expect(new Set(users.map(({ uid }) => uid)).size).toBe(8);
  });

  test("keeps the account of a browser that has one, under a new session; the old one ends", async () => {
    const first = await signIn();
    const again = await signIn({ cookie: cookieOf(first) });
    expect((await again.json()).uid).toBe((await first.json()).uid);
    expect(await idOf(cookieOf(first))).toBeNull();
    expect(await idOf(cookieOf(again))).not.toBeNull();
  });

  test("DELETE ends it for good: cookie and token are dead, and it may be repeated", async () => {
    const response = await signIn();
    const { token } = await response.json();
    const cookie = cookieOf(response);
    const out = await call(DELETE, { method: "DELETE", headers: { ...ours, cookie } });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toContain("authjs.session-token=; Path=/; Max-Age=0");
    expect(await idOf(cookie)).toBeNull();
    expect((await call(ME, { headers: { "x-demo-user": token } })).status).toBe(401);
    expect((await call(DELETE, { method: "DELETE", headers: { ...ours, cookie } })).status).toBe(204);
    expect((await call(DELETE, { method: "DELETE", headers: ours })).status).toBe(204);
  });

  test("is refused to other sites and after thirty in an hour", async () => {
    expect((await call(POST, { method: "POST", headers: { "sec-fetch-site": "cross-site" } })).status).toBe(
      403,
    );
    for (let n = 0; n < 30; n++) expect((await signIn()).status).toBe(201);
    const refused = await signIn();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("a secure site gets a __Host- cookie, sent over https only", async () => {
    const before = process.env.APP_URL;
    process.env.APP_URL = "https://kindling.example";
    try {
      const [cookie] = (await signIn()).headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-authjs\.session-token=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    } finally {
      process.env.APP_URL = before;
    }
  });
});

describe("bringing demo projects along", () => {
  async function demoWith(names: string[]) {
    const cookie = cookieOf(await signIn());
    const id = (await idOf(cookie)) ?? "";
    for (const name of names) await createProject(id, { name });
    return { id, cookie };
  }
  async function accountWith(names: string[]) {
    const id = await testUser();
    for (const name of names) await createProject(id, { name });
    return { id, ...(await testSession({ id })) };
  }
  const proof = (demo: string, to: string) => demoProofCookie(demo, to).split(";")[0] ?? "";
  const bring = (cookie: string, headers = ours) =>
    call(IMPORT, { method: "POST", headers: { ...headers, cookie } });
  const names = async (id: string) => (await listProjects(id)).map(({ name }) => name).sort();

  test("moves them, once, and closes the demo account", async () => {
    const demo = await demoWith(["A", "B"]);
    const account = await accountWith(["Mine"]);
    const cookie = `${account.cookie}; ${proof(demo.id, account.id)}`;
    expect(await (await call(OFFER, { headers: { cookie } })).json()).toEqual({ projects: 2, fits: 2 });
    const response = await bring(cookie);
    expect(await response.json()).toEqual({ moved: 2, left: 0 });
    expect(response.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect(await names(account.id)).toEqual(["A", "B", "Mine"]);
    expect(await idOf(demo.cookie)).toBeNull();
    expect((await bring(cookie)).status).toBe(409);
    expect(await (await call(OFFER, { headers: { cookie } })).json()).toEqual({ projects: 0, fits: 0 });
  });

  test("stops at the plan's limit, newest first, and leaves the rest where they are", async () => {
    const demo = await demoWith(["Old", "Middle", "New"]);
    const account = await accountWith(["One", "Two"]);
    const cookie = `${account.cookie}; ${proof(demo.id, account.id)}`;
    expect(await (await call(OFFER, { headers: { cookie } })).json()).toEqual({ projects: 3, fits: 1 });
    expect(await (await bring(cookie)).json()).toEqual({ moved: 1, left: 2 });
    expect(await names(account.id)).toEqual(["New", "One", "Two"]);
    expect(await names(demo.id)).toEqual(["Middle", "Old"]);
    await setTier(account.id, "spark", "test");
    expect(await (await bring(cookie)).json()).toEqual({ moved: 2, left: 0 });
  });

  test("two at once do not exceed the limit", async () => {
    const demo = await demoWith(["A", "B", "C"]);
    const account = await accountWith(["One", "Two"]);
    const cookie = `${account.cookie}; ${proof(demo.id, account.id)}`;
    await Promise.all([bring(cookie), bring(cookie), bring(cookie)]);
    expect(await names(account.id)).toHaveLength(3);
    expect(await names(demo.id)).toHaveLength(2);
  });

  test("needs the proof, for this account, unchanged, of a demo user", async () => {
    const demo = await demoWith(["A"]);
    const [account, other] = [await accountWith([]), await accountWith(["Theirs"])];
    const refused = async (cookie: string) => (await bring(`${account.cookie}; ${cookie}`)).status;
    expect((await bring(account.cookie)).status).toBe(403);
    expect(await refused(proof(demo.id, other.id))).toBe(403);
    expect(await refused(`${proof(demo.id, account.id)}x`)).toBe(403);
    expect(await refused(proof(other.id, account.id))).toBe(409);
    expect((await bring(proof(demo.id, account.id))).status).toBe(401);
    expect(await names(demo.id)).toEqual(["A"]);
    expect(await names(other.id)).toEqual(["Theirs"]);
    expect(await findUser(demo.id)).toMatchObject({ disabledAt: null });
  });
});
