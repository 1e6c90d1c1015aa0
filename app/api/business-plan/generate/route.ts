import { generateRoute } from "@/lib/api/generate-route";
import { businessPlanRecipe } from "@/lib/artifacts/business-plan/recipe";

export const maxDuration = 300;
export const POST = generateRoute(businessPlanRecipe);
