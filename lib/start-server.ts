import { pingDatabase } from "@/db/client";
import { closeAbandonedGenerations } from "@/db/generations";
import { watchPayments } from "@/lib/billing/watch";
import { checkEnvironment, database, googleProvider, isBuild, limitsScale, oidcProvider } from "@/lib/env";
import { log } from "@/lib/log";

/** Refuses to serve in a state that would lose or leak something; says what to do instead. */
export async function startServer(): Promise<void> {
  if (isBuild()) return;
  try {
    checkEnvironment();
    const { kind } = database();
    await pingDatabase({ withinMs: 60_000 });
    // Only this process writes to an embedded database, so whatever runs there was cut off.
    if (kind === "pglite") {
      const closed = await closeAbandonedGenerations();
      log.info({ closed }, "embedded database: one process, kept in DATA_DIR; back that directory up");
    }
    if (!googleProvider() && !oidcProvider())
      log.warn("No account provider is configured: demo sign-in only");
    watchPayments();
    if (limitsScale() !== 1) log.warn(`Every rate limit is multiplied by ${limitsScale()}`);
  } catch (error) {
    log.fatal({ err: error }, error instanceof Error ? error.message : "cannot start");
    process.exit(1);
  }
}
