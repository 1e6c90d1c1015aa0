import { sql } from "drizzle-orm";
import { openPGlite } from "@/db/drivers/pglite";

/** Adds so many users with so many projects between them, with answers of an ordinary length. */
export async function fillDatabase(
  directory: string,
  size: { users: number; projects: number },
): Promise<void> {
  const { db, close } = await openPGlite(directory);
  await db.execute(sql`
    insert into users (uid, email) select 'bench-' || n, n || '@bench.invalid' from generate_series(1, ${size.users}::int) n`);
  await db.execute(sql`
    insert into projects (user_id, name, quiz_data)
    select u.id, 'Project ' || n, jsonb_build_object('concept', repeat('A drying room for wet coats. ', 20), 'strengths', '[]'::jsonb, 'recommendations', '[]'::jsonb)
    from generate_series(1, ${size.projects / size.users}::int) n, users u where u.uid like 'bench-%'`);
  await db.execute(sql`analyze`);
  await close();
}
