import { readBrief } from "@/lib/brief/read-brief";
import { aloneTold } from "./alone-told";
import { assume } from "./assumptions";
import { keptJob } from "./kept-job";
import { ownHours } from "./own-hours";

const brief = (businessModel: string, solution = "I come to the house and teach first aid.") =>
  readBrief({
    problem: "Nobody knows what to do.",
    solution,
    targetAudience: "Parents in Norwich",
    differentiator: "It is simpler.",
    businessModel,
  });

test.each([
  ["I do it next to my part time job.", false],
  ["Evenings and Saturdays only because I'm keeping my day job.", false],
  ["Evenings only, two a week, because I work full days in the hospital.", false],
  ["I only bake Fridays, as I teach at the primary school the other days.", false],
  ["I still work four days at the depot.", false],
  ["We are two engineers doing this evenings.", false],
  ["I want 15 clients before I quit my day job.", true],
])("a job is kept: %s", (said, leaves) => {
  expect(keptJob(brief(`£40 a visit. ${said}`))?.leaves).toBe(leaves);
});

test.each([
  "People who have a full time job book us.",
  "I teach maths in the evenings.",
  "We still work on the app.",
  "Parents who work shifts can book at night.",
])("no job of the founder's is told: %s", (said) => {
  expect(keptJob(brief(`£40 a visit. ${said}`))).toBeNull();
});

test.each([
  ["It's always me who comes.", true],
  ["I do this alone and want no staff any more.", true],
  ["I run it by myself.", true],
  ["I won't hire because the kids need the same person.", true],
  ["No staff at first, only the two of us.", false],
  ["I do the first year by myself, then take on a second person.", false],
  ["Salons without employees book us too, they have no staff.", false],
])("nobody is hired: %s", (said, alone) => {
  expect(aloneTold(brief(`£40 a visit. ${said}`)) !== null).toBe(alone);
});

const WEEKS = 52 / 12;
test.each([
  ["I keep my hospital job three days a week, so I only visit on Mondays and Fridays.", 14 * WEEKS],
  ["Thursday evenings only, because the rest of the week I paint.", 3 * WEEKS],
  ["I teach two Sundays a month.", 14],
  ["Evenings and Saturdays only because I'm keeping my day job.", 12 * WEEKS],
  ["I do it beside my job.", 12 * WEEKS],
  ["I work two mornings a week.", 8 * WEEKS],
])("so many hours a month are left: %s", (said, hours) => {
  expect(ownHours(brief(`£40 a visit. ${said}`))?.hours).toBeCloseTo(hours);
});

test.each(["I work Tuesday to Saturday.", "We clean at night only.", "Carers come mornings and evenings."])(
  "nothing is limited by %s",
  (said) => {
    expect(ownHours(brief(`£40 a visit. ${said}`))).toBeNull();
  },
);

test("who keeps a job is planned with the pay of its hours, and who works alone hires nobody", () => {
  const whole = assume(brief("£40 a visit."));
  const beside = assume(brief("£40 a visit. It's always me who comes. I do it next to my job."));
  const pay = ({ people }: typeof whole) => people[0]?.monthly.value ?? 0;
  expect(pay(beside) / pay(whole)).toBeCloseTo(12 / 40, 1);
  expect(whole.people.length).toBeGreaterThan(1);
  expect(beside.people.map(({ role }) => role)).toEqual(["Founder"]);
  expect(beside.hands?.hours.value).toBeCloseTo(12 * WEEKS * (2 / 3));
  const leaving = assume(brief("£40 a visit. I want 15 clients before I quit my day job."));
  expect(pay(leaving)).toBe(pay(whole));
});
