import { handler } from "@/lib/api/handler";
import { reconcile } from "@/lib/billing/reconcile";

export const dynamic = "force-dynamic";
export const maxDuration = 300;

/** For a host's scheduler, where no process stays to look by itself. */
export const GET = handler({ access: "cron" }, () => reconcile(new Date()));
