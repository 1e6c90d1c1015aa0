import type { Order } from "@/db/orders";
import { paymentsSandbox, stripe } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { PaymentProvider } from "./provider";
import { sandboxProvider } from "./sandbox-provider";
import { stripeProvider } from "./stripe-provider";

const notConfigured = () => new AppError("not_configured", "Premium subscriptions will be available soon.");

/** Who takes the money for new orders: Stripe with keys, else the test checkout where it is asked for. */
export function paymentProvider(): PaymentProvider {
  const settings = stripe();
  if (settings) return stripeProvider(settings);
  if (paymentsSandbox()) return sandboxProvider();
  throw notConfigured();
}

/** Who took the money for this order; throws when that provider is no longer set up. */
export function providerOf({ provider }: Pick<Order, "provider">): PaymentProvider {
  const settings = stripe();
  if (provider === "stripe" && settings) return stripeProvider(settings);
  // Test payments are never worth anything beside keys that move real money.
  if (provider === "sandbox" && paymentsSandbox()) return sandboxProvider();
  throw notConfigured();
}

/** For settings pages and the start of the server: what takes payments here, if anything does. */
export function paymentsMode(): "live" | "test" | "sandbox" | "off" {
  const settings = stripe();
  if (settings) return settings.livemode ? "live" : "test";
  return paymentsSandbox() ? "sandbox" : "off";
}
