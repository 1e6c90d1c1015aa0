import { DrizzleAdapter } from "@auth/drizzle-adapter";
import { db } from "./client";
import { accounts, users } from "./schema/identity";

/** How Auth.js keeps accounts in our tables. Sessions are ours: a cookie's `sid` names a row that can be revoked. */
export const authAdapter = async () =>
  DrizzleAdapter(await db(), { usersTable: users, accountsTable: accounts });
