import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrief } from "../../read-brief";

const OFFERS = readFileSync(join("lib", "brief", "offer", "kinds", "offers.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" | "));

describe("the kind of an offer follows from who does what, whatever the trade", () => {
  test.each(OFFERS)("%s: %s %s", (kind, targetAudience = "", solution = "", businessModel = "") =>
    expect(
      readBrief({ problem: "", differentiator: "", solution, targetAudience, businessModel }).archetypes[0]
        ?.id,
    ).toBe(kind),
  );
});
