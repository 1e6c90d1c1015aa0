import { db, type Transaction } from "./client";
import { auditLog } from "./schema/operations";

export type AuditEvent =
  | "sign_in"
  | "sign_in_refused"
  | "sign_out"
  | "account_created"
  | "account_linked"
  | "account_deleted"
  | "demo_created"
  | "demo_imported"
  | "identity_mismatch"
  | "tier_changed"
  | "payment_settled"
  | "payment_refunded"
  | "payment_disputed"
  | "payment_refused"
  | "refund_requested"
  | "webhook_refused";

/** Ids, counts and reasons only: never founder text, a token or an address. */
export type AuditDetail = Record<string, string | number | boolean | null>;

/** Within `transaction` when given, so that the record stands or falls with what it records. */
export async function recordAudit(
  event: AuditEvent,
  userId: string | null,
  detail?: AuditDetail,
  transaction?: Transaction,
): Promise<void> {
  await (transaction ?? (await db())).insert(auditLog).values({ event, userId, detail });
}
