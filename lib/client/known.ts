/** Whether somebody seems to be signed in here: set by the page's first script, kept by the mirror of the user. */
const KNOWN = "known";

export const isKnown = (): boolean => document.documentElement.classList.contains(KNOWN);

export function setKnown(known: boolean): void {
  document.documentElement.classList.toggle(KNOWN, known);
}

/** Calls once, now or when somebody signs in elsewhere on the page. */
export function whenKnown(run: () => void): () => void {
  const look = () => {
    if (!isKnown()) return;
    stop();
    run();
  };
  const stop = () => window.removeEventListener("storage", look);
  window.addEventListener("storage", look);
  look();
  return stop;
}
