export type SaveStatus = { state: "saved" | "waiting" | "saving" } | { state: "failed"; reason: string };

interface Options<T> {
  send: (value: T) => Promise<void>;
  onStatus: (status: SaveStatus) => void;
  explain: (error: unknown) => string;
  /** Milliseconds of quiet before something is sent. */
  wait: number;
}

/** Sends the latest value after a quiet moment, one at a time; what failed stays and is sent again on request. */
export function createSaver<T>({ send, onStatus, explain, wait }: Options<T>) {
  let pending: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (busy || !pending) return;
    const sent = pending;
    busy = true;
    onStatus({ state: "saving" });
    try {
      await send(sent.value);
    } catch (error) {
      busy = false;
      onStatus({ state: "failed", reason: explain(error) });
      return;
    }
    busy = false;
    if (pending !== sent) return flush();
    pending = null;
    onStatus({ state: "saved" });
  }

  function put(value: T): void {
    pending = { value };
    clearTimeout(timer);
    onStatus({ state: "waiting" });
    timer = setTimeout(() => void flush(), wait);
  }

  return { put, flush };
}
