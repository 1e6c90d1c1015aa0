import { exportAccount } from "@/db/account";
import { takeFromBucket } from "@/db/rate-limits";
import { handler } from "@/lib/api/handler";
import { PRODUCT_NAME } from "@/lib/content/product";

const PER_HOUR = 10;

export const GET = handler({ access: "user" }, async ({ user }) => {
  await takeFromBucket(`export:${user.id}`, PER_HOUR, 3600);
  const exportedAt = new Date().toISOString();
  const name = `${PRODUCT_NAME.toLowerCase()}-export-${exportedAt.slice(0, 10)}.json`;
  return new Response(JSON.stringify({ exportedAt, ...(await exportAccount(user.id)) }, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
});
