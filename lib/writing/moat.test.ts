import { readBrief } from "@/lib/brief/read-brief";
import type { Form } from "./form";
import { moatOf } from "./moat";

const moat = (solution: string, form: Form, businessModel: string) =>
  moatOf(
    readBrief({
      problem: "",
      solution,
      targetAudience: "Adults in Turku",
      differentiator: "",
      businessModel,
    }),
    form,
  );

test.each<[string, Form, string, RegExp]>([
  ["A weaving workshop with eight looms for members", "local", "€60 a month", /^members who know/],
  ["A cart that stands at three ferry quays", "local", "€4 a cup", /^the places/],
  ["A one-room bar for board games", "local", "€3 an hour", /^$/],
  ["A planner that keeps each hall's bookings", "saas", "€40 a month", /entered and set up/],
  ["A check of one bill against the contract", "saas", "€40 per bill", /^$/],
  ["A buoy that measures salt at two depths", "hardware", "€300 each", /^readings/],
  ["A folding stool out of birch", "hardware", "€80 each", /^$/],
  [
    "A site where 9 dyers list spare yarn. 9 dyers have promised their stock",
    "marketplace",
    "10%",
    /9 dyers/,
  ],
])("%s (%s, %s) gathers what its answers tell", (solution, form, price, expected) => {
  expect(moat(solution, form, price)).toMatch(expected);
});
