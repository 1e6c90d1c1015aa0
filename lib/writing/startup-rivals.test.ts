import { readBrief } from "@/lib/brief/read-brief";
import { competitorsOf } from "./competitors";

const kinds = (
  solution: string,
  problem: string,
  targetAudience: string,
  form: "saas" | "marketplace" | "services",
) =>
  competitorsOf(
    readBrief({ solution, problem, targetAudience, differentiator: "", businessModel: "" }),
    form,
  );

test("a tool that takes notes in calls meets the known note takers", () => {
  const [first] = kinds(
    "A meeting note app that joins video calls and files a summary",
    "Recruiters type meeting notes after each call",
    "Recruiters in the US",
    "saas",
  );
  expect(first?.names).toContain("Fireflies");
});

test("a single supplement on a trip is no food supplement", () => {
  const found = kinds(
    "Group trips for readers with an author as host",
    "Readers pay a single supplement on every tour",
    "Readers over 50 in Canada who travel alone",
    "marketplace",
  );
  expect(found.map(({ kind }) => kind)).not.toContain("tea and supplement brands");
  expect(found[0]?.names).toContain("Intrepid");
});

test("who is known in other countries only is not named here, and each company is named once", () => {
  const found = kinds(
    "Pet-sit exchange with checked sitters and cat-sit insurance",
    "Good sitters are booked out in summer",
    "Cat owners in Norway",
    "marketplace",
  );
  const names = found.flatMap(({ names }) => names);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain("Rover");
});
