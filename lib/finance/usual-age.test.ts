import { readBrief } from "@/lib/brief/read-brief";
import { ageShare } from "./usual-age";

const shareOf = (targetAudience: string) => ageShare(readBrief({ targetAudience }))?.value;

test.each([
  ["Runners in their thirties and forties in Canada", 20 / 80],
  ["Women in their twenties who rent", 10 / 80],
  ["Couples in their late fifties or sixties", 20 / 80],
  ["Women aged 25 to 44", 20 / 80],
])("%s: one eightieth of a population for each year", (audience, share) =>
  expect(shareOf(audience)).toBeCloseTo(share),
);

test("no age, no share", () => expect(shareOf("People in their own homes in Kent")).toBeUndefined());
