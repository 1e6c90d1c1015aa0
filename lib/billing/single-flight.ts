const running = new Map<string, Promise<unknown>>();

/** Callers that ask for the same thing at once share one run of it. */
export function singleFlight<T>(key: string, run: () => Promise<T>): Promise<T> {
  const known = running.get(key);
  if (known) return known as Promise<T>;
  const started = run().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
