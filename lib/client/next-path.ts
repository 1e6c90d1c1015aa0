/** Where to go after a sign-in that was asked for outside a guarded page. */
export const AFTER_SIGN_IN = "/quiz";

/** `next` when it is a path of ours, else the default: no address of somebody else's gets in by a link. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith("/")) return AFTER_SIGN_IN;
  const base = "http://ours.invalid";
  const target = URL.canParse(next, base) ? new URL(next, base) : null;
  return target?.origin === base && !target.pathname.startsWith("/sign-in")
    ? target.pathname + target.search
    : AFTER_SIGN_IN;
}
