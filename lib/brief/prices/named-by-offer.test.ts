import type { RevenueLine } from "@/lib/finance/types";
import { namedByOffer } from "./named-by-offer";

const lines = [{ id: "sale", kind: "unitSale", label: "Sales" }] as unknown as RevenueLine[];
const named = (noun: string, solution: string, way = "goods") =>
  namedByOffer(lines, { noun, solution, way }).map(({ label }) => label);

test("a price without a name is asked for the thing that is offered", () => {
  expect(named("tool roll", "A tool roll from waxed canvas.")).toEqual(["Tool roll"]);
  expect(named("tool rolls", "We sew tool rolls.")).toEqual(["Sales"]);
  expect(named("tool roll", "A tool roll that is mended.", "work")).toEqual(["Sales"]);
});
