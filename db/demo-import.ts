import { and, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { AppError } from "@/lib/errors";
import { projectLimit } from "@/lib/journey/tiers";
import { recordAudit } from "./audit";
import { type Database, db, type Transaction } from "./client";
import { userAnalytics } from "./schema/achievements";
import { sessions, users } from "./schema/identity";
import { generations, projects, snapshots } from "./schema/projects";

export interface DemoOffer {
  /** Projects that the demo account still holds. */
  projects: number;
  /** How many of them the account has room for. */
  fits: number;
}

const GONE = "These demo projects were brought along already.";

async function held(database: Database | Transaction, userId: string): Promise<number> {
  const [row] = await database.select({ n: count() }).from(projects).where(eq(projects.userId, userId));
  return row?.n ?? 0;
}

/** What bringing a demo account's projects along would do; nothing to offer is null. */
export async function findDemoOffer(accountId: string, demoId: string): Promise<DemoOffer | null> {
  const database = await db();
  const [demo] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, demoId), eq(users.kind, "demo"), isNull(users.disabledAt)));
  const [account] = await database
    .select({ tier: users.subscriptionTier })
    .from(users)
    .where(eq(users.id, accountId));
  if (!demo || !account) return null;
  const waiting = await held(database, demoId);
  const room = Math.max(0, projectLimit(account.tier) - (await held(database, accountId)));
  return waiting > 0 ? { projects: waiting, fits: Math.min(waiting, room) } : null;
}

async function refuseWhileRunning(tx: Transaction, demoId: string): Promise<void> {
  const [running] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        eq(generations.userId, demoId),
        eq(generations.status, "running"),
        gt(generations.leaseUntil, new Date()),
      ),
    )
    .limit(1);
  if (running) {
    const message = "A demo project is still being written. Please try again when it is done.";
    throw new AppError("already_running", message, { retryAfter: 10 });
  }
}

/**
 * Gives the account as many of the demo's projects as its plan has room for, the newest first, with everything that
 * hangs on them. When none is left the demo account is closed, so that a proof works once. Throws `conflict` then.
 */
export async function moveDemoProjects(
  accountId: string,
  demoId: string,
): Promise<{ moved: number; left: number }> {
  return (await db()).transaction(async (tx) => {
    // Both owners are locked in one order, so that two imports, or an import and a new project, cannot cross.
    const owners = await tx
      .select()
      .from(users)
      .where(inArray(users.id, [accountId, demoId]))
      .orderBy(users.id)
      .for("update");
    const account = owners.find((owner) => owner.id === accountId && owner.kind === "account");
    const demo = owners.find((owner) => owner.id === demoId && owner.kind === "demo");
    if (!account || !demo || demo.disabledAt) throw new AppError("conflict", GONE);
    await refuseWhileRunning(tx, demoId);

    const room = projectLimit(account.subscriptionTier) - (await held(tx, accountId));
    const newest = tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.userId, demoId))
      .orderBy(desc(projects.createdAt));
    const rows = room <= 0 ? [] : await (Number.isFinite(room) ? newest.limit(room) : newest);
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) {
      const userId = accountId;
      await tx.update(projects).set({ userId }).where(inArray(projects.id, ids));
      await tx.update(generations).set({ userId }).where(inArray(generations.projectId, ids));
      await tx.update(snapshots).set({ userId }).where(inArray(snapshots.projectId, ids));
      await tx.update(userAnalytics).set({ userId }).where(inArray(userAnalytics.projectId, ids));
    }
    const left = await held(tx, demoId);
    if (left === 0) {
      const now = new Date();
      await tx.update(users).set({ disabledAt: now }).where(eq(users.id, demoId));
      await tx
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.userId, demoId), isNull(sessions.revokedAt)));
    }
    await recordAudit("demo_imported", accountId, { demo: demoId, moved: ids.length, left }, tx);
    return { moved: ids.length, left };
  });
}
