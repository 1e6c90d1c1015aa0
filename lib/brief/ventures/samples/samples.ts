import { EATING_OUT_SAMPLES } from "./eating-out";
import { HOME_SERVICES_SAMPLES } from "./home-services";
import { LEARNING_APPS_SAMPLES } from "./learning-apps";
import { PETS_SAMPLES } from "./pets";

/** Answers of each known venture, as founders write them: id, solution, target customer, how it earns. */
export const SAMPLES = [EATING_OUT_SAMPLES, HOME_SERVICES_SAMPLES, LEARNING_APPS_SAMPLES, PETS_SAMPLES].flatMap((text) =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((cell) => cell.trim())),
);
