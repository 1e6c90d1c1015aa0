import type { ToastOptions } from "@/lib/client/toast";
import { messageOf } from "@/lib/client/toasts";
import { PRODUCT_NAME } from "@/lib/content/product";

/** What the interface says about signing in and out, as catalogued. */

export const SUPPORT = "Please try again or contact support.";

/** Codes whose reason a person can act on; every other gets the general sentence. */
const REASONS: Record<string, string | undefined> = {
  "email-already-in-use":
    "There is already an account with this e-mail address. Please sign in the way you did the first time.",
  "user-disabled": "This account is closed. Please contact support.",
  "unverified-email":
    "Your provider has not verified this e-mail address yet. Verify it there and try again.",
  "missing-email": "Your provider did not share an e-mail address, and an account needs one.",
  "operation-not-allowed": "Your provider did not allow this sign-in.",
  "network-request-failed": "The server could not be reached. Please check your connection and try again.",
};

export const signInError = (message: string): ToastOptions => ({
  title: "Sign-in Error",
  description: message || SUPPORT,
  variant: "destructive",
});

export const signInFailed = (code: string): ToastOptions => signInError(REASONS[code] ?? SUPPORT);

export const AUTH_TOASTS = {
  authenticationRequired: {
    title: "Authentication Required",
    description: "Please sign in to access this feature.",
  },
  signInRequired: {
    title: "Sign in required",
    description: "Please sign in to access this feature.",
    variant: "destructive",
  },
  popupBlocked: {
    title: "Popup Blocked",
    description: "Please allow popups for this site and try again.",
    variant: "destructive",
  },
  demoMode: {
    title: "Demo Mode",
    description: "You're using a demo account. It ends when you sign out, or after 7 days without a visit.",
  },
  demoModeActive: {
    title: "Demo Mode Active",
    description: "You're signed in with demo authentication.",
  },
  signedOut: { title: "Signed Out", description: "You have been signed out." },
} as const satisfies Record<string, ToastOptions>;

export const welcome = (isNew: boolean, provider: string): ToastOptions => ({
  title: isNew ? `Welcome to ${PRODUCT_NAME}!` : "Welcome back!",
  description: `You're now signed in to ${PRODUCT_NAME} with ${provider} and can access all features.`,
});

export const signOutError = (error: unknown): ToastOptions => ({
  title: "Sign Out Error",
  description: messageOf(error) || "You are still signed in. Please try again.",
  variant: "destructive",
});
