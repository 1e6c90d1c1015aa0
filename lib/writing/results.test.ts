import { readBrief } from "@/lib/brief/read-brief";
import { caseOf } from "./case";
import { writingContext } from "./context";
import { material } from "./material";
import { measureIn } from "./measure";
import { elevatorPitch } from "./pitch/elevator";
import { threeMinutePitch } from "./pitch/three-minute";
import { dutyOf } from "./plan/data/duties";
import { launchStrategy } from "./plan/strategy";
import { textsOf } from "./plan/texts";
import { wordsOf } from "./plan/words";
import { readSlots } from "./slots";

const answers = {
  problem: "Orchards lose a tenth of their fruit to frost because nobody checks the valley at night.",
  solution: "An app that reads the frost in each row from probes and rings the grower.",
  targetAudience: "Cherry growers in Tasmania",
  differentiator: "",
  businessModel: "A$12 per probe a month",
};
const told = (differentiator: string) =>
  caseOf(
    material(
      writingContext({
        answers: { ...answers, differentiator },
        brandName: "Rimewatch",
        prior: {},
        seed: "s",
        startDate: "2026-01-05",
      }),
    ),
  );

test.each([
  ["Trial on 4 orchards saved 22% of the diesel.", "trial on 4 orchards saved 22% of the diesel"],
  [
    "The probe lasts ten winters. 14 growers have paid an A$60 deposit for a set.",
    "14 growers have paid an A$60 deposit for a set",
  ],
  [
    "My aunt grew cherries for two generations so 9 growers have promised us their valley.",
    "9 growers have promised us their valley",
  ],
  [
    "In our pilot with 12 growers, night drives fell from 30 to 4 a season.",
    "in our pilot with 12 growers, night drives fell from 30 to 4 a season",
  ],
  [
    "In a trial with three orchards helicopter hire fell from A$8,200 to A$3,900 a season.",
    "in a trial with three orchards helicopter hire fell from A$8,200 to A$3,900 a season",
  ],
  ["640 growers used the app and 58% opened it again.", "640 growers used the app and 58% opened it again"],
  [
    "In a field test with 30 rows it told 11 of 12 frosts.",
    "in a field test with 30 rows it told 11 of 12 frosts",
  ],
  [
    "70 growers today, 96% warned in time versus 61% before.",
    "70 growers today, 96% warned in time versus 61% before",
  ],
  ["8 paying customers, A$1,900 MRR, no churn so far.", "8 paying customers, A$1,900 MRR, no churn so far"],
])("the result of %p is what has happened, whole", (said, done) => {
  expect(told(said).done).toBe(done);
});

test("what is said of others is no argument, what follows of us is", () => {
  expect(told("Consultants charge A$900 a visit. Every probe is read each minute.").proofs).toEqual([
    "every probe is read each minute",
  ]);
  expect(
    told("Unlike Frostbell, which counts only nights, we warn by row and cover 40 villages.").proofs,
  ).toEqual(["we warn by row and cover 40 villages"]);
  expect(told("Frostbell counts only nights and most growers hate it. We warn by row.").proofs).toEqual([
    "we warn by row",
  ]);
  expect(
    told("Each valley is watched by three growers, and they are paid fairly. We warn by row.").proofs.filter(
      (said) => /^they /.test(said),
    ),
  ).toEqual([]);
  expect(told("Other frost apps know nothing about rows. We warn by row.").proofs).toEqual([
    "we warn by row",
  ]);
  expect(told("Unlike Frostbell we warn by row, not by valley.").proofs).toEqual([
    "we warn by row, not by valley",
  ]);
});

test("a result with a figure is the strongest thing that can be said, and what was tried is mended, not played by hand", () => {
  const c = told("Every probe is read each minute. Trial on 4 orchards saved 22% of the diesel.");
  expect(c.strongest).toBe("trial on 4 orchards saved 22% of the diesel");
  expect(elevatorPitch(c)).toContain("a trial on 4 orchards saved 22% of the diesel");
  expect(elevatorPitch(c)).toMatch(/raising|introduc|want to meet/);
  expect(textsOf(c)["f-1"](wordsOf(c))[0]).toMatch(/^List where the .*growers who tried/);
  expect(textsOf(told("Every probe is read each minute."))["f-1"](wordsOf(c))[0]).not.toMatch(/tried/);
});

test.each([
  ["An app where a licensed dermatologist looks at moles within a day", /who may treat/],
  ["An app that finds a partner for chess on the train", /app stores/],
  ["We sort a week of pills into dated bags and bring them to the door", /dispense/],
  ["A monthly box with two bags of roasted coffee from one village", /food business/],
  ["Film walks: eight people go through the town, stop at the pharmacy and end in a pub", /^(?!.*medicine)/],
  ["An app that reads bus tickets and writes the letter claiming the money back", /^(?!.*claim)/],
  ["An app that reads the vet's notes and fills the insurer's claim form", /handling a claim/],
])("the duty of %p is that of what it is for", (solution, title) => {
  const read = material(
    writingContext({
      answers: { ...answers, solution, targetAudience: "Adults in Lisbon", businessModel: "€9 a month" },
      brandName: "Orla",
      prior: {},
      seed: "s",
      startDate: "2026-01-05",
    }),
  );
  expect(dutyOf(caseOf(read))?.title ?? "").toMatch(title);
});

test("the talk says of a rival what its founder says", () => {
  const c = told("Frostbell is made for whole valleys. We warn by row. 70 growers today.");
  expect(threeMinutePitch(c)).toContain("You may be thinking of Frostbell, which is made for whole valleys.");
  expect(threeMinutePitch(c)).not.toContain("What they have for it now is Frostbell");
});

test("what is paid by the piece has a first piece and no first month", () => {
  const c = caseOf(
    material(
      writingContext({
        answers: {
          ...answers,
          solution: "An app that guides flat hunters through a contract and explains each clause",
          targetAudience: "Flat hunters in Utrecht",
          businessModel: "€12 per contract",
        },
        brandName: "Orla",
        prior: {},
        seed: "s",
        startDate: "2026-01-05",
      }),
    ),
  );
  expect(launchStrategy(c)).toContain("a first contract");
  expect(launchStrategy(c)).not.toMatch(/first month|on most days/);
});

test("an age is no figure of a loss", () => {
  const { statistic } = readSlots(
    readBrief({ ...answers, problem: "Singers aged 9-14 lose their voice in spring, and nobody says why." }),
  );
  expect(statistic).toBeNull();
});

test.each([
  ["9 shops in our beta raised their repeat rate from 20% to 33%", "the repeat rate"],
  ["Trial on 4 orchards saved 22% of the diesel", "the diesel used"],
  ["A study with 30 nurses showed 40% reduction in charting errors", "the number of charting errors"],
  ["60 people joined our pilot and 77% stayed after two months", "the share of people who stayed"],
  ["Pilot at 2 canteens cut food waste by 31%", "the amount of food waste"],
  [
    "11 farms in paid pilot, average 40 minutes saved per milker per day",
    "the minutes each milker spends on it a day",
  ],
  ["Piloted with 6 mills: 4 days instead of 19 per order", "the days per order"],
  ["30 buoys with two clubs for four months: 2 wrecks instead of 8 the year before", "the number of wrecks"],
  ["Of 80 testers 51 kept their diary for a month", "the share of testers who kept their diary for a month"],
  ["Three harvests with 6 farms: 28% less copper, all renewed", "the copper used"],
  ["310 paying members, 44% renewed after half a year", "the share of members who renewed"],
  ["In a beta with 5 bakers the cost per loaf fell from 90 to 61 cents", "the cost per loaf"],
  ["40 tenants today, 92% attendance versus 70% before", "the attendance"],
])("a trial counts on what changed in %p", (differentiator, measure) => {
  expect(measureIn(readBrief({ ...answers, problem: "It is slow.", differentiator }))).toBe(measure);
});

test("what it does on an occasion is a deed, what follows from it is none", () => {
  const c = caseOf(
    material(
      writingContext({
        answers: {
          ...answers,
          solution:
            "An app that reads the frost in each row. When a row turns cold it rings the grower and wakes him, so the helicopter stays on the ground.",
        },
        brandName: "Rimewatch",
        prior: {},
        seed: "s",
        startDate: "2026-01-05",
      }),
    ),
  );
  expect(c.features).toEqual(["reads the frost in each row", "rings the grower and wakes him"]);
});
