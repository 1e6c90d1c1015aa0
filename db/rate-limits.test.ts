import { sql } from "drizzle-orm";
import { AppError } from "@/lib/errors";
import { db } from "./client";
import { takeFromBucket } from "./rate-limits";
import { withTestDatabase } from "./test-database";

withTestDatabase();

const passes = (key: string) =>
  takeFromBucket(key, 5, 60).then(
    () => true,
    (error) => (error instanceof AppError && error.code === "rate_limited" ? error.retryAfter : error),
  );

test("five of twenty at once pass; the others learn when to come back", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => passes("a")));
  expect(results.filter((r) => r === true)).toHaveLength(5);
  expect(results.filter((r) => typeof r === "number" && r > 0 && r <= 60)).toHaveLength(15);
  expect(await passes("b")).toBe(true);
});

test("a new window begins when the old one is over", async () => {
  await Promise.all(Array.from({ length: 6 }, () => passes("a")));
  await (await db()).execute(sql`update rate_buckets set reset_at = now() - interval '1 second'`);
  expect(await passes("a")).toBe(true);
});
