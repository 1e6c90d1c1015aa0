import { generateRoute } from "@/lib/api/generate-route";
import { conceptRecipe } from "@/lib/artifacts/concept/recipe";

export const maxDuration = 300;
export const POST = generateRoute(conceptRecipe);
