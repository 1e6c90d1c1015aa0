import { generateRoute } from "@/lib/api/generate-route";
import { fullBusinessAnalysisRecipe } from "@/lib/artifacts/full-business-analysis/recipe";

export const maxDuration = 300;
export const POST = generateRoute(fullBusinessAnalysisRecipe);
