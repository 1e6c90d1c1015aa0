/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import { ACCOUNT_KEY, DEMO_KEY, identityHeader, storedUid, storeUser } from "./stored-user";

const demo = {
  uid: "demo-1700000000000",
  email: "demo@kindling.example",
  displayName: "Demo Founder",
  photoURL: null,
  token: "v1.a.b.c",
};
const account = { uid: crypto.randomUUID(), email: "ada@example.test", displayName: "Ada", photoURL: null };

beforeEach(() => localStorage.clear());

test("a demo user is mirrored with its token and named in x-demo-user", () => {
  storeUser(demo);
  expect(JSON.parse(localStorage.getItem(DEMO_KEY) ?? "")).toEqual(demo);
  expect(localStorage.getItem(ACCOUNT_KEY)).toBeNull();
  expect(identityHeader()).toEqual({ "x-demo-user": JSON.stringify(demo) });
});

test("an account's user takes its place, without any token", () => {
  storeUser(demo);
  storeUser({ ...account, token: "v1.a.b.c" });
  expect(localStorage.getItem(DEMO_KEY)).toBeNull();
  expect(JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? "")).toEqual(account);
  expect(identityHeader()).toEqual({ "x-firebase-user": JSON.stringify(account) });
  expect(storedUid()).toBe(account.uid);
});

test("nobody leaves nothing behind and names nobody", () => {
  storeUser(demo);
  storeUser(null);
  expect(localStorage).toHaveLength(0);
  expect(identityHeader()).toEqual({});
  expect(storedUid()).toBeNull();
});

test("a name in any script fits into a header and comes out as it was", () => {
  storeUser({ ...account, displayName: "Zoë Łukasiewicz 山田 🔥" });
  const value = identityHeader()["x-firebase-user"] ?? "";
  expect(() => new Headers({ "x-firebase-user": value })).not.toThrow();
  expect(value).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(value).displayName).toBe("Zoë Łukasiewicz 山田 🔥");
});

test("writing the same user again is no change that other tabs would hear of", () => {
  storeUser(demo);
  const write = jest.spyOn(Storage.prototype, "setItem");
  storeUser(demo);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

test("without storage there is no mirror, and no failure", () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  const closed = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => storeUser(demo)).not.toThrow();
  expect(identityHeader()).toEqual({});
  expect(warn).toHaveBeenCalled();
  closed.mockRestore();
  warn.mockRestore();
});
