import { setTier } from "@/db/users";
import { grantBody } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";

/** Support raises or lowers an account by hand; it is recorded. */
export const POST = handler({ access: "operator", body: grantBody }, async ({ body }) => {
  const user = await setTier(body.who, body.tier, "operator");
  return { uid: user.uid, tier: user.subscriptionTier };
});
