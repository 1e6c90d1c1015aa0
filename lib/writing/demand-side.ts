import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readSides } from "@/lib/brief/buyers/sides";
import type { Material } from "./material";

const head = (people: string) => people.split(" ").at(-1)?.toLowerCase();

/** Who looks and asks in a marketplace: the customers, or the other side where those who offer are the ones who pay. */
export function demandSide({
  suppliers,
  group,
  who,
  answers,
}: Pick<Material, "suppliers" | "who"> & { group: { crowd: string }; answers: QuizAnswers }): string {
  const theyPay = suppliers !== null && head(suppliers) === head(group.crowd);
  return theyPay ? (readSides(answers)?.demand ?? "buyers") : who;
}
