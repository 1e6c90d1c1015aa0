import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSample, type Sample } from "./samples";

const FOLDER = join(process.cwd(), "lib/brief/told-sentences/samples");

/** Every sample that is kept. */
export const allSamples = (): Sample[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(join(FOLDER, file), "utf8").trim().split("\n"))
    .map(readSample);
