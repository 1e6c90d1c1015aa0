import * as z from "zod";
import { setKnown } from "./known";
import { logWarning } from "./log";

/** The signed-in user as mirrored to browser storage: for display, and to name the user on calls. It proves nothing. */

export const storedUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  /** A demo account's own; an account's user is stored without one. */
  token: z.string().optional(),
});
export type StoredUser = z.infer<typeof storedUserSchema>;

export const ACCOUNT_KEY = "firebaseUser";
export const DEMO_KEY = "demoUser";
const HEADERS = [
  [ACCOUNT_KEY, "x-firebase-user"],
  [DEMO_KEY, "x-demo-user"],
] as const;

export const isDemo = (user: { uid: string }): boolean => user.uid.startsWith("demo-");

/** Storage can be switched off, or full; then there is no mirror, and the cookie alone says who calls. */
function attempt<T>(run: (storage: Storage) => T): T | null {
  if (typeof window === "undefined") return null;
  try {
    return run(window.localStorage);
  } catch (error) {
    logWarning("Browser storage is not available", error);
    return null;
  }
}

function put(storage: Storage, key: string, value: string | null): void {
  if (value === null) storage.removeItem(key);
  else if (storage.getItem(key) !== value) storage.setItem(key, value);
}

/** Mirrors the user under the key of its kind and clears the other; null clears both. Other parts of the page hear. */
export function storeUser(user: StoredUser | null): void {
  const before = storedUid();
  attempt((storage) => {
    const { token, ...shown } = user ?? {};
    const demo = user !== null && isDemo(user);
    put(storage, ACCOUNT_KEY, user && !demo ? JSON.stringify(shown) : null);
    put(storage, DEMO_KEY, demo ? JSON.stringify(token ? { ...shown, token } : shown) : null);
  });
  setKnown(user !== null);
  if (storedUid() !== before) window.dispatchEvent(new StorageEvent("storage"));
}

const uidSchema = z.object({ uid: z.string() });

/** The uid in the mirror, which another tab may have changed; null when nobody is in it. */
export function storedUid(): string | null {
  return attempt((storage) => {
    const stored = storage.getItem(ACCOUNT_KEY) ?? storage.getItem(DEMO_KEY);
    return stored === null ? null : (uidSchema.safeParse(JSON.parse(stored)).data?.uid ?? null);
  });
}

/** Drops a mirror that the server does not believe, and has whoever watches it ask who is signed in. */
export function forgetStoredUser(): void {
  const mirrored = storedUid() !== null;
  storeUser(null);
  if (!mirrored) window.dispatchEvent(new StorageEvent("storage"));
}

/** A header holds Latin-1 only, and a name may be written in anything. */
const ascii = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** The header that names the stored user; empty when there is none. */
export function identityHeader(): Record<string, string> {
  return (
    attempt((storage): Record<string, string> => {
      for (const [key, header] of HEADERS) {
        const stored = storage.getItem(key);
        if (stored) return { [header]: ascii(stored) };
      }
      return {};
    }) ?? {}
  );
}
