import { createHash } from "node:crypto";
// Relative, because next.config.ts reads this file too, and knows no alias within it.
import { PAGE_SCRIPT } from "../content/page-script";
import { appUrl, isProduction } from "../env";
import { isInPopup } from "./guarded";

const STRIPE = "https://js.stripe.com https://*.js.stripe.com";
const STRIPE_FRAMES = `${STRIPE} https://hooks.stripe.com`;
const PAGE_SCRIPT_HASH = `'sha256-${createHash("sha256").update(PAGE_SCRIPT).digest("base64")}'`;

/**
 * The document's content policy. With a nonce only scripts that the server wrote may run. A page that was built ahead
 * cannot carry one, so its inline scripts are allowed, and everything else stays as strict.
 */
function contentPolicy(nonce: string | null): string {
  const dev = !isProduction();
  const script = nonce
    ? `'nonce-${nonce}' 'strict-dynamic' ${PAGE_SCRIPT_HASH}`
    : `'unsafe-inline' ${STRIPE}`;
  // next dev evaluates code, opens a socket and writes style elements of its own.
  const style = nonce && !dev ? `'nonce-${nonce}'` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self' ${script}${dev ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${style}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.stripe.com",
    "font-src 'self'",
    `connect-src 'self' https://api.stripe.com${dev ? " ws:" : ""}`,
    `frame-src ${STRIPE_FRAMES}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(appUrl().protocol === "https:" ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** What every document is sent with. */
export function documentHeaders(pathname: string, nonce: string | null): Record<string, string> {
  return {
    "Content-Security-Policy": contentPolicy(nonce),
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": pathname.startsWith("/payment-success")
      ? "no-referrer"
      : "strict-origin-when-cross-origin",
    // A popup keeps its opener only while nothing that it loads isolates itself.
    "Cross-Origin-Opener-Policy": isInPopup(pathname) ? "unsafe-none" : "same-origin-allow-popups",
    "Permissions-Policy": "microphone=(self), camera=(), geolocation=()",
  };
}
