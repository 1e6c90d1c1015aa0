import { readBrief } from "@/lib/brief/read-brief";
import { firmsCalled } from "./customers";
import { namedAsHere } from "./of-the-country";

const brief = (targetAudience: string, businessModel: string) =>
  readBrief({
    problem: "Families find no good lunch.",
    solution: "Lunch boxes brought to the office.",
    targetAudience,
    differentiator: "Cooked the same morning.",
    businessModel,
  });

test("people are called as where the customers live, and a name that the founder uses stays", () => {
  const here = namedAsHere(brief("Office workers in Pune, India", "₹140 per box"));
  expect(here("Ana Ruiz | Lin")).toBe("Ananya Joshi | Nair");
  const own = namedAsHere(brief("Office workers in Leeds who know Ana", "£5 per box"));
  expect(own("Ana, Keller, Linen")).toBe("Ana, Ashworth, Linen");
});

test.each([
  ["independent restaurants", "Riverside restaurant"],
  ["amateur choirs", "Riverside amateur choir"],
  ["couriers", "Ana Ruiz"],
  ["small building companies", "Ruiz & Co."],
  ["bakeries in Leeds", "Riverside bakery"],
])("a customer out of %s is %s", (customers, called) => {
  expect(firmsCalled(customers)[0]).toBe(called);
});
