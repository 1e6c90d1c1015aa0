import * as z from "zod";
import type { AuthUser } from "@/components/auth/auth-provider";
import { apiRequest } from "@/lib/client/api";
import type { Tier } from "@/lib/journey/tiers";

export type PaidTier = Exclude<Tier, "freemium">;

const metaSchema = z.object({
  provider: z.enum(["stripe", "sandbox"]),
  publishableKey: z.string().nullable(),
  orderNumber: z.string(),
  paymentId: z.string(),
});
const intentSchema = z.object({
  clientSecret: z.string(),
  amount: z.number(),
  tierName: z.string(),
  meta: metaSchema,
});

/** A payment that was prepared: what the form needs to take it. */
export type Offer = z.infer<typeof intentSchema> & { tier: PaidTier };

const buyer = (user: AuthUser) => ({ userEmail: user.email, userId: user.uid });

export async function prepareOffer(tier: PaidTier, user: AuthUser): Promise<Offer> {
  const answer = await apiRequest("POST", "/api/create-payment-intent", { tier, ...buyer(user) });
  return { ...intentSchema.parse(answer), tier };
}

const checkoutSchema = z.object({ url: z.string().optional() });

/** The address of the page to pay on. */
export async function openCheckout(tier: PaidTier, user: AuthUser): Promise<string> {
  const answer = await apiRequest("POST", "/api/create-checkout-session", { tier, ...buyer(user) });
  const { url } = checkoutSchema.parse(answer);
  if (!url) throw new Error("No checkout URL received");
  return url;
}

const statusSchema = z.object({
  status: z.string(),
  tier: z.enum(["freemium", "spark", "fuel", "rocket"]),
  customerEmail: z.string(),
  meta: z.object({
    tierName: z.string(),
    provider: z.enum(["stripe", "sandbox"]),
    orderNumber: z.string().optional(),
  }),
});
export type PaymentStatus = z.infer<typeof statusSchema>;

export const fetchStatus = async (reference: string): Promise<PaymentStatus> =>
  statusSchema.parse(await apiRequest("GET", `/api/payment-status/${encodeURIComponent(reference)}`));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the payment is no longer on its way, at most so many times. */
export async function awaitStatus(
  reference: string,
  { times, everyMs }: { times: number; everyMs: number },
): Promise<PaymentStatus> {
  let answer = await fetchStatus(reference);
  for (let asked = 1; asked < times && ["open", "processing"].includes(answer.status); asked++) {
    await pause(everyMs);
    answer = await fetchStatus(reference);
  }
  return answer;
}
