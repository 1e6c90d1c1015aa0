import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { WritingContext } from "@/lib/artifacts/recipe";
import { RECIPES } from "@/lib/artifacts/recipes";
import { readBrief } from "@/lib/brief/read-brief";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import { ANSWER_MAX } from "@/lib/content/questions";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { behave, modelServer } from "@/lib/generation/model/test-model-server";
import { IDEAS, type IdeaId } from "@/lib/writing/fixtures";
import { ARTIFACT_IDS, contextOf, written } from "@/lib/writing/testing";
import { median } from "./median";
import { client, startServer } from "./server";

const IDS: readonly IdeaId[] = Object.keys(IDEAS).filter((id): id is IdeaId => id in IDEAS);
/** Median milliseconds over all fixture ideas, warm. */
function timed(run: (id: IdeaId) => unknown): number {
  for (const id of IDS) run(id);
  return median(
    IDS.map((id) => {
      const from = performance.now();
      run(id);
      return performance.now() - from;
    }),
  );
}

/** Five answers as long as answers may be. */
function longest(): QuizAnswers {
  const of = (field: keyof QuizAnswers) =>
    IDS.map((id) => IDEAS[id][field])
      .join(" ")
      .slice(0, ANSWER_MAX);
  const [problem, solution, targetAudience, differentiator, businessModel] = ANSWER_FIELDS.map(of);
  return { problem, solution, targetAudience, differentiator, businessModel } as QuizAnswers;
}

/** What reading, reckoning and writing take of a whole package by the built-in writer. */
function benchWriter(): void {
  const brief = timed((id) => readBrief(IDEAS[id]));
  const answers = new Map(IDS.map((id) => [id, readAnswers(IDEAS[id], null)]));
  const figures = timed((id) => {
    const read = answers.get(id);
    return read && figuresOf(read, null);
  });
  const rows: [string, number][] = [
    ["reading five answers", brief],
    ["figures, 36 months in three cases", figures],
  ];
  for (const artifact of ARTIFACT_IDS) {
    const contexts = new Map(IDS.map((id) => [id, contextOf(id, artifact)]));
    const compose: (context: WritingContext, input: never) => unknown = RECIPES[artifact].compose;
    rows.push([
      `writing ${artifact}`,
      timed((id) => {
        const context = contexts.get(id);
        return context && compose(context, {} as never);
      }),
    ]);
  }
  const total = rows.reduce((sum, [, ms]) => sum + ms, 0);
  console.log(`\nthe built-in writer, median of ${IDS.length} ideas: ${total.toFixed(1)} ms`);
  for (const [what, ms] of rows)
    console.log(`  ${what}: ${ms.toFixed(1)} ms = ${((100 * ms) / total).toFixed(0)} %`);
  const long = longest();
  readBrief(long);
  const from = performance.now();
  readBrief(long);
  console.log(
    `  five answers of ${ANSWER_MAX} characters: ${(performance.now() - from).toFixed(0)} ms to read`,
  );
}

const PACE = { firstMs: 800, pieceMs: 30 };
const SECTIONS = RECIPES.fullBusinessAnalysis.sections.length;

/** The whole analysis by a model of fixed speed, over the time of its longest section and of its first token. */
async function benchModel(): Promise<void> {
  const text: Record<string, unknown> = Object(written("hvac", "fullBusinessAnalysis").output);
  const model = await modelServer();
  const directory = mkdtempSync(join(tmpdir(), "kindling-bench-"));
  const server = await startServer(directory, {
    OPENAI_API_KEY: "bench",
    OPENAI_BASE_URL: model.baseURL,
    AI_MODEL: "bench",
    AI_DAILY_CALLS_PER_USER: "1000",
  });
  model.play(behave.fieldsAtPace(text, PACE));
  const { stream } = await client("rocket");
  const walls: number[] = [];
  const firsts: number[] = [];
  for (let round = 0; round < 4; round++) {
    const body = { quizData: IDEAS.hvac, concept: "Bench", brandName: `Bench ${round}` };
    const before = model.tookMs.length;
    const from = performance.now();
    let first = 0;
    let parts = "";
    await stream("/api/full-business-analysis/generate", body, (event) => {
      if (event.type === "partial" && !first) first = performance.now() - from;
      if (event.type === "done") parts = JSON.stringify(Object(event.data).meta.parts);
    });
    if (parts.includes("builtin")) throw new Error(`the model's text was refused: ${parts}`);
    // The first round opens connections and compiles the route.
    if (round > 0) {
      walls.push((performance.now() - from) / Math.max(...model.tookMs.slice(before)));
      firsts.push(first);
    }
  }
  await server.stop();
  model.close();
  rmSync(directory, { recursive: true, force: true });
  console.log(
    `whole analysis by a model: ${median(walls).toFixed(2)} x the longest of its ${SECTIONS} sections\n` +
      `first words seen: ${(median(firsts) / PACE.firstMs).toFixed(2)} x the model's first token`,
  );
}

export async function benchEngines(): Promise<void> {
  benchWriter();
  await benchModel();
}
