import { ApiError } from "@/lib/client/api";
import type { ToastOptions } from "@/lib/client/toast";
import { messageOf, UPGRADE_COMING_SOON } from "@/lib/client/toasts";

/** What the interface says about paying, as catalogued. */

const failed = (title: string, fallback: string, message = ""): ToastOptions => ({
  title,
  description: message || fallback,
  variant: "destructive",
});

export const SUCCESS_MS = 6_000;

export const paymentSuccessful = (tierName: string): ToastOptions => ({
  title: "Payment Successful!",
  description: `Welcome to ${tierName}. All that is ready in it is unlocked.`,
  duration: SUCCESS_MS,
});

export const paymentFailed = (message?: string): ToastOptions =>
  failed("Payment Failed", "There was an issue processing your payment. Please try again.", message);

export const PAYMENT_ERROR = failed("Payment Error", "An unexpected error occurred. Please try again.");

export const AUTHENTICATION_ERROR = failed(
  "Authentication Error",
  "Authentication data incomplete. Please sign out and in again.",
);

export const checkoutFailed = (error: unknown): ToastOptions =>
  failed("Checkout Failed", "Failed to start checkout process. Please try again.", messageOf(error));

/** Where payments are not set up, an upgrade is announced; a demo account needs a real one first. */
export function setupFailed(error: unknown, signIn: () => void): ToastOptions {
  if (error instanceof ApiError && error.code === "not_configured") return UPGRADE_COMING_SOON;
  if (error instanceof ApiError && error.code === "forbidden" && error.reason.startsWith("Sign In Required"))
    return {
      title: "Sign In Required",
      description: "Please sign in with your account provider to upgrade.",
      variant: "destructive",
      action: { label: "Sign In", onClick: signIn },
    };
  return failed("Payment Setup Failed", "Failed to prepare payment. Please try again.", messageOf(error));
}
