/** Libraries that add style elements (a dialog stops the page from scrolling so) look here for the document's nonce. */
declare global {
  var __webpack_nonce__: string | undefined;
}

if (typeof document !== "undefined") {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
}

export {};
