/** Pages for signed-in people, in every spelling that the router may take for them. */
const GUARDED = /^\/(quiz|dashboard|project)(?=$|[/.])/i;
/** Rendered for each request, so that a nonce can reach their scripts. */
const DYNAMIC = /^\/(sign-in|firebase-setup|firebase-test)(?=$|[/.])/i;
/** Run inside the sign-in popup, which must stay tied to the page that opened it. */
const IN_POPUP = /^\/sign-in\/popup(?=$|[/.])/i;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}

const plain = (pathname: string) => decoded(pathname).replace(/\\/g, "/").replace(/\/{2,}/g, "/");

export const isGuarded = (pathname: string): boolean => GUARDED.test(plain(pathname));
export const isInPopup = (pathname: string): boolean => IN_POPUP.test(plain(pathname));
export const takesNonce = (pathname: string): boolean =>
  isGuarded(pathname) || DYNAMIC.test(plain(pathname));

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
