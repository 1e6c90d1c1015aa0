import type { Tier } from "@/lib/journey/tiers";
import { db } from "./client";
import { users } from "./schema/identity";

/** A user for a test; returns the id that owns things. */
export async function testUser({ tier = "freemium" }: { tier?: Tier } = {}): Promise<string> {
  const [row] = await (await db())
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@users.invalid`, subscriptionTier: tier })
    .returning({ id: users.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}
