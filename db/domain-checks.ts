import { and, eq, gt, sql } from "drizzle-orm";
import { type DomainCheck, domainCheckSchema } from "@/lib/artifacts/brand/artifact";
import { db } from "./client";
import { domainChecks } from "./schema/operations";

/** A registered name stays so; one without a record may be taken any minute; what is not known is not kept. */
const MINUTES = { registered: 24 * 60, reserved_or_premium: 24 * 60, no_record: 10, unverified: 0 };

export async function findDomainCheck(domain: string, now: Date): Promise<DomainCheck | null> {
  const [row] = await (await db())
    .select({ result: domainChecks.result })
    .from(domainChecks)
    .where(and(eq(domainChecks.domain, domain), gt(domainChecks.expiresAt, now)))
    .limit(1);
  return row ? domainCheckSchema.parse(row.result) : null;
}

export async function saveDomainCheck(domain: string, result: DomainCheck, now: Date): Promise<void> {
  const minutes = MINUTES[result.state];
  if (minutes === 0) return;
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await (await db())
    .insert(domainChecks)
    .values({ domain, result, checkedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: domainChecks.domain,
      set: {
        result: sql`excluded.result`,
        checkedAt: sql`excluded.checked_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
}
