/** The tokens live for fifteen minutes and are renewed five before their end. */
export const RENEW_EVERY_MS = 10 * 60 * 1000;
const FIRST_RETRY_MS = 30 * 1000;
const LAST_RETRY_MS = 16 * 60 * 1000;

/** Looks again and again; after failures sooner, then ever later. `first` settles with the first look. */
export function keepFresh(look: () => Promise<boolean>): { first: Promise<void>; stop: () => void } {
  let failures = 0;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function round(): Promise<void> {
    failures = (await look()) ? 0 : failures + 1;
    if (stopped) return;
    const wait =
      failures === 0 ? RENEW_EVERY_MS : Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
    timer = setTimeout(round, wait);
  }
  return {
    first: round(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
