import { eq, getTableColumns, getTableName, inArray, is } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { recordAudit } from "./audit";
import { db } from "./client";
import * as achievements from "./schema/achievements";
import * as identity from "./schema/identity";
import * as operations from "./schema/operations";
import * as payments from "./schema/payments";
import * as projects from "./schema/projects";

const { users } = identity;
const { orders, paymentLedger } = payments;
const { contactMessages } = operations;

/** Credentials at an identity provider: they open doors, and say nothing about a person. */
const SECRET = new Set(["refresh_token", "access_token", "id_token", "session_state"]);

/** Every table whose rows have an owner, found in the schema, so that a new one cannot be forgotten. */
const OWNED = Object.values({ ...achievements, ...identity, ...operations, ...payments, ...projects })
  .filter((table) => is(table, PgTable))
  .flatMap((table: PgTable) => {
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !SECRET.has(name)));
    return columns.userId ? [{ name: getTableName(table), table, owner: columns.userId, shown }] : [];
  });

export type AccountExport = Record<string, unknown[]>;

/** All that is kept about a user, by table. */
export async function exportAccount(ownerId: string): Promise<AccountExport> {
  const database = await db();
  const kept: AccountExport = { users: await database.select().from(users).where(eq(users.id, ownerId)) };
  for (const { name, table, owner, shown } of OWNED)
    kept[name] = await database.select(shown).from(table).where(eq(owner, ownerId));
  const own = database.select({ id: orders.id }).from(orders).where(eq(orders.userId, ownerId));
  kept.payment_ledger = await database
    .select()
    .from(paymentLedger)
    .where(inArray(paymentLedger.orderId, own));
  return kept;
}

/**
 * The account with everything in it, at once. Orders and their ledger stay, as the books must, under no name; the
 * audit log stays under a number that leads to nobody.
 */
export async function deleteAccount(ownerId: string): Promise<void> {
  await (await db()).transaction(async (tx) => {
    const nobody = `${crypto.randomUUID()}@deleted.invalid`;
    await tx.update(orders).set({ email: nobody, refundReason: null }).where(eq(orders.userId, ownerId));
    const [user] = await tx.delete(users).where(eq(users.id, ownerId)).returning({ email: users.email });
    if (!user) return;
    await tx.delete(contactMessages).where(eq(contactMessages.email, user.email));
    await recordAudit("account_deleted", ownerId, {}, tx);
  });
}
