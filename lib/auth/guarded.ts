/** Pages for signed-in people, in every spelling that the router may take for them. */
const GUARDED = /^\/(quiz|dashboard|project|billing|account|checkout)(?=$|[/.])/i;
/** Rendered for each request, so that a nonce can reach their scripts; "not found" is built ahead, wherever it is. */
const DYNAMIC =
  /^\/(dashboard|quiz(\/[^/]+)?|project\/[^/]+|sign-in(\/popup)?|firebase-setup|firebase-test)(?=\/?$|\.)/;
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

const plain = (pathname: string) =>
  decoded(pathname)
    .replace(/\\/g, "/")
    .replace(/\/{2,}/g, "/");

export const isGuarded = (pathname: string): boolean => GUARDED.test(plain(pathname));
export const isInPopup = (pathname: string): boolean => IN_POPUP.test(plain(pathname));
export const takesNonce = (pathname: string): boolean => DYNAMIC.test(plain(pathname));
