import { generateRoute } from "@/lib/api/generate-route";
import { businessAnalysisRecipe } from "@/lib/artifacts/business-analysis/recipe";

export const maxDuration = 300;
export const POST = generateRoute(businessAnalysisRecipe);
