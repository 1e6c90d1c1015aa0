import { handler } from "@/lib/api/handler";
import { signHeaderToken } from "@/lib/auth/header-token";

/** Who the caller is, with a fresh token for callers that send a header in place of a cookie. */
export const GET = handler({ access: "user" }, ({ user: { id, sid, ...shown } }) => ({
  ...shown,
  ...(sid && { token: signHeaderToken({ sub: id, sid, typ: shown.kind }) }),
}));
