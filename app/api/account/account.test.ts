import { getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { exportAccount } from "@/db/account";
import { db } from "@/db/client";
import { saveContactMessage } from "@/db/contact-messages";
import { listProjects } from "@/db/projects";
import * as achievements from "@/db/schema/achievements";
import * as identity from "@/db/schema/identity";
import * as operations from "@/db/schema/operations";
import * as payments from "@/db/schema/payments";
import * as projects from "@/db/schema/projects";
import { withTestDatabase } from "@/db/test-database";
import { findUser } from "@/db/users";
import { caller } from "@/lib/api/test-caller";
import { ledgerRows, orderRows } from "@/lib/billing/test-billing";
import { POST as createIntent } from "../create-payment-intent/route";
import { GET as me } from "../me/route";
import { GET as status } from "../payment-status/[session_id]/route";
import { POST as createProject } from "../projects/route";
import { POST as confirm } from "../sandbox/confirm/route";
import { GET as download } from "./export/route";
import { DELETE as remove } from "./route";

withTestDatabase();
beforeAll(() => {
  process.env.PAYMENTS_SANDBOX = "true";
  // Longer than a test: the status page settles the payment instead.
  process.env.SANDBOX_WEBHOOK_DELAY_MS = "600000";
});
afterAll(() => {
  delete process.env.PAYMENTS_SANDBOX;
  delete process.env.SANDBOX_WEBHOOK_DELAY_MS;
});

const tables = Object.values({
  ...achievements,
  ...identity,
  ...operations,
  ...payments,
  ...projects,
}).filter((table) => is(table, PgTable));

async function founder() {
  const user = await caller();
  await user.call(createProject, { body: { name: "A secret plan" } });
  const { meta } = await (await user.call(createIntent, { body: { tier: "spark" } })).json();
  const card = { payment: meta.paymentId, number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };
  expect((await user.call(confirm, { body: card })).status).toBe(200);
  expect((await user.call(status, { params: { session_id: String(meta.paymentId) } })).status).toBe(200);
  const email = (await findUser(user.id))?.email ?? "";
  await saveContactMessage({ name: "F", email, subject: "", message: "Hello" });
  return { ...user, email };
}

async function wholeDatabase(): Promise<string> {
  const database = await db();
  const rows: unknown[] = [];
  for (const table of tables)
    rows.push(await database.execute(sql.raw(`select * from ${getTableName(table)}`)));
  return JSON.stringify(rows);
}

test("the copy holds every table that has an owner, and nobody else's rows", async () => {
  const [user, other] = [await founder(), await founder()];
  const response = await user.call(download);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="kindling-export-.+\.json"$/,
  );
  const text = await response.text();
  const kept = JSON.parse(text);
  for (const table of tables)
    if ("userId" in getTableColumns(table)) expect(kept).toHaveProperty(getTableName(table));
  expect(kept.projects).toHaveLength(1);
  expect(kept.projects[0].name).toBe("A secret plan");
  expect(kept.orders).toHaveLength(1);
  expect(kept.payment_ledger).toHaveLength(1);
  expect(kept.users[0].email).toBe(user.email);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(other.email);
});

test("deleted, nothing leads to the person: the books stay without a name", async () => {
  const [user, other] = [await founder(), await founder()];
  expect((await user.call(remove, { method: "DELETE", body: { confirm: "delete" } })).status).toBe(400);
  expect(await findUser(user.id)).not.toBeNull();
  const answer = await user.call(remove, { method: "DELETE", body: { confirm: "DELETE" } });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await user.call(me)).status).toBe(401);
  const left = await wholeDatabase();
  expect(left).not.toContain(user.email);
  expect(await exportAccount(user.id)).toMatchObject({ users: [], projects: [], orders: [], sessions: [] });
  expect(await ledgerRows()).toHaveLength(2);
  expect((await orderRows()).map((order) => order.email.endsWith("@deleted.invalid"))).toEqual([true, false]);
  expect(await listProjects(other.id)).toHaveLength(1);
  expect(left).toContain(other.email);
});
