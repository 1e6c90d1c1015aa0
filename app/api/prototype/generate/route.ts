import { generateRoute } from "@/lib/api/generate-route";
import { prototypeRecipe } from "@/lib/artifacts/prototype/recipe";

export const maxDuration = 300;
export const POST = generateRoute(prototypeRecipe);
