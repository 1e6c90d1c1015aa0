import * as z from "zod";
import { apiRequest } from "@/lib/client/api";
import { type StoredUser, storedUserSchema } from "@/lib/client/stored-user";

/** Talks to the server about the session. Auth.js has its own protocol; the demo account has a plain one. */

export interface ProviderChoice {
  id: string;
  name: string;
}

const sessionSchema = z.object({ user: storedUserSchema.optional() }).nullable();
const providersSchema = z.record(z.string(), z.object({ id: z.string(), name: z.string() }));
const csrfSchema = z.object({ csrfToken: z.string() });
const redirectSchema = z.object({ url: z.string() });

async function authJson<T>(path: string, schema: z.ZodType<T>, form?: Record<string, string>): Promise<T> {
  const response = await fetch(`/api/auth/${path}`, {
    credentials: "include",
    ...(form && {
      method: "POST",
      headers: { "X-Auth-Return-Redirect": "1" },
      body: new URLSearchParams(form),
    }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return schema.parse(await response.json());
}

/** The user of the session cookie, which this call also keeps alive; null when there is none. */
export const fetchSessionUser = async (): Promise<StoredUser | null> =>
  (await authJson("session", sessionSchema))?.user ?? null;

/** Throws nothing away: an empty list means that only demo accounts exist here. */
export const fetchProviders = async (): Promise<ProviderChoice[]> =>
  Object.values(await authJson("providers", providersSchema)).map(({ id, name }) => ({ id, name }));

const withToken = async (path: string, form: Record<string, string>) =>
  authJson(path, redirectSchema, { ...form, ...(await authJson("csrf", csrfSchema)) });

/** Where the popup has to go: the provider's page, or back to itself with an error. */
export const beginAccountSignIn = async (provider: string, callbackUrl: string): Promise<string> =>
  (await withToken(`signin/${encodeURIComponent(provider)}`, { callbackUrl })).url;

export const endAccountSession = async (): Promise<void> => {
  await withToken("signout", { callbackUrl: "/" });
};

export const startDemo = async (): Promise<StoredUser> =>
  storedUserSchema.parse(await apiRequest("POST", "/api/demo-session"));

export const endDemo = (): Promise<void> => apiRequest("DELETE", "/api/demo-session");

export const demoOfferSchema = z.object({ projects: z.number(), fits: z.number() });
export type DemoOffer = z.infer<typeof demoOfferSchema>;

const IMPORT = "/api/demo-session/import";
const importedSchema = z.object({ moved: z.number(), left: z.number() });

export const fetchDemoOffer = async (): Promise<DemoOffer> =>
  demoOfferSchema.parse(await apiRequest("GET", IMPORT));

export const importDemo = async () => importedSchema.parse(await apiRequest("POST", IMPORT));
export const declineDemo = (): Promise<void> => apiRequest("DELETE", IMPORT);
