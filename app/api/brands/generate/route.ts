import { generateRoute } from "@/lib/api/generate-route";
import { brandRecipe } from "@/lib/artifacts/brand/recipe";

export const maxDuration = 300;
export const POST = generateRoute(brandRecipe);
