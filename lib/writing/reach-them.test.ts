import { readBrief } from "@/lib/brief/read-brief";
import { habitsIn } from "./habits";

const habits = (problem: string) =>
  habitsIn(
    readBrief({ problem, targetAudience: "Coffee drinkers in regional Victoria who own a grinder" }),
    new Set(),
  );

test("what others do who would like to reach the customers is no habit of these", () => {
  expect(
    habits("Small roasters in the city would like to reach them, but posting single bags is too expensive."),
  ).toEqual([]);
  expect(habits("Coffee drinkers buy stale beans in the supermarket.")).not.toEqual([]);
});
