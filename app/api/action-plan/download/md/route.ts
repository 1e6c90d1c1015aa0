import { downloadRoute } from "@/lib/api/download-route";

export const POST = downloadRoute("actionPlan", "md");
