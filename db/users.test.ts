import { createSession, findSessionUser, revokeSession } from "./sessions";
import { withTestDatabase } from "./test-database";
import { ageTestUser, listTestAudit, testUser } from "./test-users";
import { createDemoUser, findUser, markEmailVerified, purgeDemoUsers, setTier } from "./users";

withTestDatabase();

test("a demo user has an address that nobody else can have", async () => {
  const [one, two] = await Promise.all([createDemoUser(), createDemoUser()]);
  expect(one.email).toBe(`${one.id}@demo.invalid`);
  expect(one.uid).not.toBe(two.uid);
  expect(await findUser(one.id)).toEqual(one);
  expect(await findUser("not-a-uuid")).toBeNull();
  expect(await findUser(crypto.randomUUID())).toBeNull();
});

test("a tier is given by id, uid or e-mail, and goes on the record", async () => {
  const id = await testUser();
  const user = await findUser(id);
  await setTier(id, "spark", "operator");
  await setTier(user?.uid ?? "", "fuel", "operator");
  const raised = await setTier(`  ${user?.email.toUpperCase()} `, "rocket", "operator");
  expect(raised).toMatchObject({ id, subscriptionTier: "rocket", subscriptionStatus: "active" });
  const trail = (await listTestAudit(id)).map(({ event, detail }) => ({ event, detail }));
  expect(trail).toEqual([
    { event: "tier_changed", detail: { from: "freemium", to: "spark", by: "operator" } },
    { event: "tier_changed", detail: { from: "spark", to: "fuel", by: "operator" } },
    { event: "tier_changed", detail: { from: "fuel", to: "rocket", by: "operator" } },
  ]);
  await expect(setTier("nobody@example.test", "spark", "operator")).rejects.toMatchObject({
    code: "not_found",
  });
});

test("the first time that a provider vouches for an address counts", async () => {
  const id = await testUser();
  await markEmailVerified(id);
  const first = (await findUser(id))?.emailVerified;
  await markEmailVerified(id);
  expect(first).toBeInstanceOf(Date);
  expect((await findUser(id))?.emailVerified).toEqual(first);
});

test("a session is its owner's alone, and ends once", async () => {
  const [me, other] = [await testUser(), await testUser()];
  const sid = await createSession(me);
  expect((await findSessionUser(me, sid))?.id).toBe(me);
  expect(await findSessionUser(other, sid)).toBeNull();
  expect(await revokeSession(other, sid)).toBe(false);
  expect(await revokeSession(me, sid)).toBe(true);
  expect(await revokeSession(me, sid)).toBe(false);
  expect(await findSessionUser(me, sid)).toBeNull();
});

test("only demo accounts that nobody can reach any more are removed", async () => {
  const [young, old, reachable] = [await createDemoUser(), await createDemoUser(), await createDemoUser()];
  const account = await testUser();
  await createSession(reachable.id);
  for (const id of [old.id, reachable.id, account]) await ageTestUser(id, 33);
  expect(await purgeDemoUsers()).toBe(1);
  expect(await findUser(old.id)).toBeNull();
  for (const id of [young.id, reachable.id, account]) expect(await findUser(id)).not.toBeNull();
});
