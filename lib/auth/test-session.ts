import { createSession, type UserRow } from "@/db/sessions";
import { sessionCookie } from "./session-cookie";

/** A session of this user for a test, with the cookie as a browser would send it. */
export async function testSession(user: Pick<UserRow, "id">): Promise<{ sid: string; cookie: string }> {
  const sid = await createSession(user.id);
  const [cookie = ""] = (await sessionCookie({ sub: user.id, sid })).split(";");
  return { sid, cookie };
}
