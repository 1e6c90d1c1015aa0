import { takeFromBucket } from "@/db/rate-limits";
import { domainCheckBody } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";
import { checkDomain } from "@/lib/domains/check-domain";

export const maxDuration = 60;
export const POST = handler({ access: "user", body: domainCheckBody }, async ({ user, body }) => {
  await takeFromBucket(`domain:${user.id}`, 20, 60);
  return checkDomain(body.brandName);
});
