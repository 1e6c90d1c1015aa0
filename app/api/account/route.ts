import { deleteAccount } from "@/db/account";
import { accountDeletionSchema } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";
import { clearedSessionCookie } from "@/lib/auth/session-cookie";

export const DELETE = handler({ access: "user", body: accountDeletionSchema }, async ({ user }) => {
  await deleteAccount(user.id);
  return new Response(null, { status: 204, headers: { "Set-Cookie": clearedSessionCookie() } });
});
