import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { SCHEMA_VERSION } from "@/lib/artifacts/schema-version";
import { createQueryClient } from "@/lib/client/query-client";
import { type Figures, scenarioFigures } from "@/lib/finance/project-figures";
import { STEPS } from "@/lib/journey/steps";
import { IDEAS, type IdeaId } from "@/lib/writing/fixtures";
import { metaOf } from "@/lib/writing/meta";
import { contextOf, written } from "@/lib/writing/testing";
import { PlanCharts } from "./charts/plan-charts";
import { HeadlineFigures } from "./numbers/headline-figures";
import { briefQuery } from "./reading/brief-query";
import { StepDetails } from "./step-details";
import { InProject } from "./test-project";

const nothing = () => undefined;

/** The whole package of an idea as a project holds it. */
function projectOf(id: IdeaId): Partial<ProjectWithRunning> {
  const context = contextOf(id, "concept");
  const meta = {
    ...metaOf(context),
    writer: "builtin" as const,
    version: SCHEMA_VERSION,
    seed: id,
    inputs: {},
  };
  const output = <A extends ArtifactId>(artifact: A) => ({ ...written(id, artifact).output, meta });
  const brandData = output("brand");
  const [first] = brandData.names;
  return {
    quizData: { ...IDEAS[id], ...output("concept") },
    brandData,
    selectedBrand: first ? { ...first, isCustom: false } : null,
    fullBusinessAnalysisData: output("fullBusinessAnalysis"),
    prototypeData: output("prototype"),
    actionPlanData: output("actionPlan"),
    pitchData: output("pitch"),
    createdAt: `${context.startDate}T00:00:00.000Z`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};
const plain = (html: string) =>
  html.replace(/&(#x27|[a-z]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** As HTML in which each element keeps the first of its classes and nothing of its looks. */
const rendered = (node: React.ReactNode) =>
  new Promise<string>((resolve, reject) => {
    const pieces: string[] = [];
    const into = new Writable({
      write: (piece, _, done) => {
        pieces.push(String(piece));
        done();
      },
      final: (done) => {
        done();
        resolve(
          pieces
            .join("")
            .replace(/<!-- -->/g, "")
            .replace(/ style="[^"]*"| d="[^"]*"| points="[^"]*"/g, "")
            .replace(/(?<= class="[^" ]*) [^"]*/g, ""),
        );
      },
    });
    const { pipe } = renderToPipeableStream(node, { onAllReady: () => pipe(into), onError: reject });
  });

export interface Panel {
  step: string;
  html: string;
  /** What it shows. */
  figures: Pick<Figures, "model" | "ledger">;
}

/** Every panel of an idea with its previews, and what the other scenarios put in their place. */
export async function panelsOf(
  id: IdeaId,
): Promise<{ project: Partial<ProjectWithRunning>; panels: Panel[] }> {
  const project = projectOf(id);
  const { brief, model, ledger } = contextOf(id, "concept");
  const figures = { model, ledger };
  const asked = briefQuery(IDEAS[id], { answersToFollowUps: {} }, project.createdAt?.slice(0, 10));
  const client = createQueryClient();
  client.setQueryData(asked.queryKey, brief);
  client.setQueryData(["figures", asked.queryKey, null], figures);
  const panels: Panel[] = [];
  for (const step of STEPS)
    panels.push({
      step: step.id,
      figures,
      html: await rendered(
        <InProject project={project} tier="rocket" client={client}>
          {() => <StepDetails step={step} onClose={nothing} />}
        </InProject>,
      ),
    });
  for (const name of ["low", "high"] as const) {
    const moved = scenarioFigures(figures, name);
    const html = await rendered(
      <>
        <HeadlineFigures ledger={moved.ledger} />
        <PlanCharts {...moved} />
      </>,
    );
    panels.push({ step: name, figures: moved, html });
  }
  client.clear();
  return { project, panels };
}

/** What is read of a page or heard from it, piece by piece. */
export function piecesOf(html: string): string[] {
  const bare = html.replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const told = [...bare.matchAll(/ (?:aria-label|alt|title|value)="([^"]+)"/g)].map(([, text = ""]) => text);
  return [...bare.split(/<[^>]*>/), ...told]
    .map((text) =>
      plain(text)
        .replace(/\u2060/g, "")
        .replace(/[\s\u00a0\u202f]+/g, " ")
        .trim(),
    )
    .filter((text) => /\d/.test(text));
}
