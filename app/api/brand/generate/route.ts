export { POST } from "@/app/api/brands/generate/route";

export const maxDuration = 300;
