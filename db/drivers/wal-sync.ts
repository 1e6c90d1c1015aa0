import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Returns a function that forces the write-ahead log in `directory` to disk. PGlite itself never does, so a
 * power cut could take back a commit that a caller was told about. Callers that arrive together share one sync.
 */
export function walSync(directory: string): () => Promise<void> {
  const wal = join(directory, "pg_wal");
  let since = 0;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function sync(): Promise<void> {
    const from = since;
    since = Date.now() - 1_000;
    for (const name of await readdir(wal)) {
      if (!SEGMENT.test(name)) continue;
      const path = join(wal, name);
      if ((await stat(path)).mtimeMs < from) continue;
      const file = await open(path, "r+");
      await file.datasync().finally(() => file.close());
    }
  }

  // A sync that has begun may have missed the newest commit, so later callers wait for the one after it.
  return () => {
    if (!running) {
      running = sync().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        running = sync().finally(() => {
          running = null;
        });
        return running;
      });
    return next;
  };
}
