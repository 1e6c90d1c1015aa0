import { log } from "@/lib/log";
import { paymentsMode } from "./providers";
import { reconcile } from "./reconcile";

const EVERY_MS = 10 * 60 * 1000;

const look = () =>
  reconcile(new Date()).catch((error) => log.error({ err: error }, "payments could not be reconciled"));

/** Grants what was paid while the server was away, and looks again from time to time. */
export function watchPayments(): void {
  const mode = paymentsMode();
  if (mode === "off") {
    log.info("Payments are off: no Stripe keys and no test checkout");
    return;
  }
  if (mode === "sandbox") log.warn("Payments are played by the built-in test checkout: no money moves");
  void look();
  setInterval(look, EVERY_MS).unref();
}
