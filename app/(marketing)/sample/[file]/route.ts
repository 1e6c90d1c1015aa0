import { sampleFileRoute } from "@/lib/api/sample-file";

export const GET = sampleFileRoute;
