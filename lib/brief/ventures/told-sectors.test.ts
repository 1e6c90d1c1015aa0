import { SECTORS } from "../data/sectors";
import { VENTURES } from "./catalogue";
import { SECTOR_OF, settleSector } from "./told-sectors";

const NONE = { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel: "" };

test("each known kind is of one known sector", () => {
  const known = new Set(SECTORS.map(({ id }) => id));
  expect([...SECTOR_OF.keys()].sort()).toEqual(VENTURES.map(({ id }) => id).sort());
  expect([...SECTOR_OF.values()].filter((sector) => !known.has(sector))).toEqual([]);
});

test("a known kind sets the sector, and few words leave what was read", () => {
  const read = { id: "retail", label: "Shops and e-commerce", confidence: 0.3, evidence: ["shop"] };
  const grave = VENTURES.find(({ id }) => id === "grave-care") ?? null;
  expect(settleSector(read, NONE, grave).id).toBe("gardening");
  expect(settleSector(read, { ...NONE, solution: "A help for many" }, null)).toBe(read);
});
