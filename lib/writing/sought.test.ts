import { readBrief } from "@/lib/brief/read-brief";
import { soughtIn } from "./sought";

const sought = (businessModel: string) =>
  soughtIn(
    readBrief({
      problem: "",
      solution: "Software for halls",
      targetAudience: "Halls in Ohio",
      differentiator: "",
      businessModel,
    }),
    9,
  );

test.each([
  [
    "$20 a month. We are raising $300,000 to extend our list to ten states.",
    "$300,000 to extend our list to ten states",
  ],
  ["€20 a month. We hope to raise 90,000 euros through crowdfunding.", "90,000 euros through crowdfunding"],
  ["$20 a month. We're raising $50,000 for two vans to reach more halls.", "$50,000 for two vans"],
  ["$20 a month. We are raising $70,000.", "$70,000"],
  ["$20 a month.", ""],
])("the money that is sought is told with its purpose: %s", (businessModel, expected) => {
  expect(sought(businessModel)).toBe(expected);
});
