import Stripe from "stripe";
import type { stripe as settings } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

type Settings = NonNullable<ReturnType<typeof settings>>;

let made: { key: string; client: Stripe } | null = null;

/** One client per set of keys: it keeps its connections. */
export function stripeClient({ secretKey, api }: Settings): Stripe {
  const key = `${secretKey} ${api?.host ?? ""} ${api?.port ?? ""}`;
  if (made?.key !== key) {
    const client = new Stripe(secretKey, {
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
      ...(api && { host: api.host, port: api.port, protocol: api.protocol }),
    });
    made = { key, client };
  }
  return made.client;
}

/** Runs a call; what the provider says of itself stays in the log, and the caller hears a sentence. */
export async function asking<T>(what: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, requestId, statusCode } = error;
    log.error({ event: "payment_provider_failed", what, type, code, statusCode, stripe: requestId });
    throw new AppError("unavailable", "Payments are not available right now. You have not been charged.", {
      retryAfter: 10,
      cause: error,
    });
  }
}
