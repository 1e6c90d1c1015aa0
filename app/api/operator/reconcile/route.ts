import { handler } from "@/lib/api/handler";
import { reconcile } from "@/lib/billing/reconcile";

export const maxDuration = 300;

export const POST = handler({ access: "operator" }, () => reconcile(new Date()));
