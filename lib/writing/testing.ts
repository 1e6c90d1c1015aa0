import type { ArtifactId } from "@/lib/artifacts/artifacts";
import type { WritingContext } from "@/lib/artifacts/recipe";
import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "./context";
import { IDEAS, type IdeaId } from "./fixtures";

/** A brand for each idea, as if its founder had picked one. */
export const BRANDS: Record<IdeaId, string> = {
  hvac: "Fairplate",
  toolLending: "Lendmark",
  bread: "Truecrust",
  coldRoom: "Crategrid",
  newsletter: "Clausepage",
  leakSensor: "Pipeward",
  tutoring: "Brightlane",
  kitchen: "Longtable",
  documentApi: "Truesum",
  vague: "Nearmatch",
  spanish: "Evenladle",
  injection: "Happytrot",
  dentalLab: "Surefit",
  weddingPhotos: "Daylight Two",
  cattleTag: "Herdwise",
  surfHostel: "Swellhouse",
  payrollApi: "Netline",
  podcasts: "Longago",
  solarCoop: "Roofshare",
  kidsBikes: "Nextsize",
  elderVisits: "Tuesday Visit",
  chessCourse: "Endgame Evening",
  foodTruck: "Gatebowl",
  carbonSaas: "Partprint",
  busDepot: "Gapfill",
  beekeeping: "Winterscale",
  dubbing: "Secondvoice",
  schoolLunch: "Bellorder",
  legalLetters: "Fourteen Days",
  coffeeCart: "Platform Six",
  microLoans: "Tenhand",
  guaranteed: "Shoploan",
  cureTea: "Leafbag",
  contradictory: "Termbook",
  coarse: "Roomlist",
  minimal: "Lastloaf",
  french: "Alpreserve",
  german: "Quotevoice",
  portuguese: "Quayprice",
  archive: "Faceday",
};

const read = new Map<IdeaId, WritingContext>();
const contexts = new Map<string, WritingContext>();

/** Reading and figures of an idea are the same at each of its steps. */
function readOnce(id: IdeaId): WritingContext {
  const known = read.get(id);
  if (known) return known;
  const made = writingContext({
    answers: IDEAS[id],
    brandName: BRANDS[id],
    prior: {},
    seed: id,
    startDate: "2026-11-23",
  });
  read.set(id, made);
  return made;
}

/** What a founder has at that step: names come before a brand, everything else after. */
export function contextOf(id: IdeaId, artifact: ArtifactId): WritingContext {
  const key = `${id}-${artifact}`;
  const known = contexts.get(key);
  if (known) return known;
  const brandName = artifact === "concept" || artifact === "brand" ? null : BRANDS[id];
  const made = { ...readOnce(id), brandName, seed: key };
  contexts.set(key, made);
  return made;
}

export const ARTIFACT_IDS: readonly ArtifactId[] = [
  "concept",
  "brand",
  "businessPlan",
  "businessAnalysis",
  "fullBusinessAnalysis",
  "prototype",
  "actionPlan",
  "pitch",
];

type OutputOf<A extends ArtifactId> = ReturnType<(typeof RECIPES)[A]["compose"]>;

export interface Written<Output = unknown> {
  output: Output;
  context: WritingContext;
}

const kept = new Map<string, Written>();

/** The same input gives the same output, so each is written once. */
export function written<A extends ArtifactId>(id: IdeaId, artifact: A): Written<OutputOf<A>>;
export function written(id: IdeaId, artifact: ArtifactId): Written {
  const key = `${id} ${artifact}`;
  const known = kept.get(key);
  if (known) return known;
  const context = contextOf(id, artifact);
  const compose: (context: WritingContext, input: never) => unknown = RECIPES[artifact].compose;
  const made = { output: compose(context, {} as never), context };
  kept.set(key, made);
  return made;
}

/** All eight artifacts of an idea. */
export const wholePackage = (id: IdeaId): Written[] => ARTIFACT_IDS.map((artifact) => written(id, artifact));
