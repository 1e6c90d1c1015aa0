import { appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { signedClaims } from "./identity-header";

/** Why a call that changes something may not come from where it came from; null when it may. */
function objection(headers: Headers): string | null {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" ? null : `Sec-Fetch-Site ${site.slice(0, 20)}`;
  const origin = headers.get("origin");
  if (origin !== null) return origin === appUrl().origin ? null : "foreign Origin";
  // No browser sends neither. Another program must prove itself, and without the cookies of a person.
  return !headers.has("cookie") && signedClaims(headers) ? null : "no origin";
}

/** Throws `forbidden` unless the call comes from our own pages, or from a program with a signed header. */
export function assertSameOrigin(request: Request): void {
  const reason = objection(request.headers);
  if (reason === null) return;
  log.warn({ event: "cross_origin_refused", reason, path: new URL(request.url).pathname });
  throw new AppError("forbidden", "This request did not come from our own pages.");
}
