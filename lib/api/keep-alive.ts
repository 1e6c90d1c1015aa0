import { after } from "next/server";
import { log } from "@/lib/log";

/** Asks a host that freezes after the answer to let `work` end first; a plain server runs on anyway. */
export function keepAlive(work: Promise<unknown>): void {
  const settled = work.catch(() => undefined);
  try {
    after(() => settled);
  } catch (error) {
    log.debug({ err: error }, "no host to keep alive: the process itself stays");
  }
}
