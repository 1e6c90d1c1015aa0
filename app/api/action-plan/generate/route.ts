import { generateRoute } from "@/lib/api/generate-route";
import { actionPlanRecipe } from "@/lib/artifacts/action-plan/recipe";

export const maxDuration = 300;
export const POST = generateRoute(actionPlanRecipe);
