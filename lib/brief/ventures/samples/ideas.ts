import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";

const FOLDER = path.join(process.cwd(), "lib/brief/ventures/samples/ideas");

/** Five answers as founders of a known kind write them: "id | problem | solution | target customer | difference | how it earns". */
export const ideas = (): { id: string; answers: QuizAnswers }[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(path.join(FOLDER, file), "utf8").trim().split("\n"))
    .map((line) => {
      const [
        id = "",
        problem = "",
        solution = "",
        targetAudience = "",
        differentiator = "",
        businessModel = "",
      ] = line.split(" | ");
      return { id, answers: { problem, solution, targetAudience, differentiator, businessModel } };
    });
