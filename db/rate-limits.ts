import { sql } from "drizzle-orm";
import { limitsScale } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { db, type Transaction } from "./client";
import { rateBuckets } from "./schema/operations";

/**
 * Takes one from the bucket `key`, which holds `limit` per `windowSeconds`, in one statement, so that replicas
 * share it and twenty at once cannot pass together. Throws `rate_limited` with the seconds until it is full again.
 * Within `transaction` when given: what is rolled back was not taken.
 */
export async function takeFromBucket(
  key: string,
  limit: number,
  windowSeconds: number,
  transaction?: Transaction,
): Promise<void> {
  const database = transaction ?? (await db());
  const window = sql`now() + make_interval(secs => ${windowSeconds})`;
  const expired = sql`${rateBuckets.resetAt} <= now()`;
  const [bucket] = await database
    .insert(rateBuckets)
    .values({ key, count: 1, resetAt: window })
    .onConflictDoUpdate({
      target: rateBuckets.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateBuckets.count} + 1 end`,
        resetAt: sql`case when ${expired} then ${window} else ${rateBuckets.resetAt} end`,
      },
    })
    .returning({
      count: rateBuckets.count,
      wait: sql<number>`ceil(extract(epoch from ${rateBuckets.resetAt} - now()))::int`,
    });
  if (bucket && bucket.count > limit * limitsScale()) {
    throw new AppError("rate_limited", "Too many requests. Please wait a moment and try again.", {
      retryAfter: Math.max(1, Number(bucket.wait)),
    });
  }
}
