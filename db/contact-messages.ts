import { db } from "./client";
import { contactMessages } from "./schema/operations";

export type NewContactMessage = Pick<
  typeof contactMessages.$inferInsert,
  "name" | "email" | "subject" | "message"
>;

export async function saveContactMessage(message: NewContactMessage): Promise<void> {
  await (await db()).insert(contactMessages).values(message);
}
