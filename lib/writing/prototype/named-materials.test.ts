import { readBrief } from "@/lib/brief/read-brief";
import { namedMaterials } from "./named-materials";

const boardOf = (solution: string, problem = "It breaks.") =>
  namedMaterials(
    readBrief({
      ...{ solution, problem, targetAudience: "Electricians in Brno", differentiator: "We mend it." },
      businessModel: "€60 a piece.",
    }),
    "stands",
  )?.board ?? null;

test("the board shows what the offer is made of and not the picture of the problem", () => {
  const board = boardOf(
    "A tool roll from waxed canvas that hangs from a ladder by two brass hooks.",
    "They carry tools in a nylon bag on the floor of a van.",
  );
  expect(board).toContain("a fold of waxed canvas");
  expect(board).toContain("a worn brass hook");
  expect(board).not.toMatch(/bag|van/);
});

test("a mechanic's board is his box and his oil, not his customer's chalk", () => {
  expect(boardOf("We come with a box of parts, and do oiling, timing and belt.")).toMatch(
    /box of parts.*oil/,
  );
});

test("one thing alone is no board", () => expect(boardOf("We repair pianos.")).toBeNull());
