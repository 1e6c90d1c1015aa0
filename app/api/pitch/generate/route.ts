import { generateRoute } from "@/lib/api/generate-route";
import { pitchOutlineRecipe } from "@/lib/artifacts/pitch/recipe";

export const maxDuration = 300;
export const POST = generateRoute(pitchOutlineRecipe);
