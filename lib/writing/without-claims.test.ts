import { readBrief } from "@/lib/brief/read-brief";
import { leftOutTold } from "./left-out";
import { withoutClaims } from "./without-claims";

const read = (solution: string, differentiator = "") =>
  withoutClaims(
    readBrief({
      problem: "",
      solution,
      targetAudience: "Adults in Leeds",
      differentiator,
      businessModel: "£30 a month",
    }),
  );

test.each([
  ["Drops made from ginkgo which cure tinnitus in 21 days, guaranteed.", "Drops made from ginkgo."],
  ["A herbal tea that cures diabetes in eight weeks, sent to the door.", "A herbal tea."],
  [
    "An app that lends savings to shops and pays a guaranteed return of 12%.",
    "An app that lends savings to shops.",
  ],
])("%s is repeated as: %s", (solution, said) => {
  const brief = read(solution);
  expect(brief.answers.solution).toBe(said);
  expect(brief.redFlags.length).toBeGreaterThan(0);
  expect(brief.redFlags[0]?.clause.text.length).toBeGreaterThan(said.length);
});

test.each([
  "A tea of mint that does not cure insomnia.",
  "There is no cure for tinnitus, so we help people live with it.",
  "An app for savers that never promises guaranteed returns.",
])("%s stays, because it denies the claim", (solution) => {
  expect(read(solution).answers.solution).toBe(solution);
});

test("what may be said stays as it was written, beside a claim and without one", () => {
  const plain = "A tea of mint and fennel, sent to the door every month.";
  expect(read(plain).answers.solution).toBe(plain);
  const { answers } = read(
    "A tea of mint and fennel.",
    "It cures insomnia. The herbs grow in our own garden.",
  );
  expect(answers.differentiator).toBe("The herbs grow in our own garden.");
});

test.each([
  [
    "Clinically proven (twelve people tried it, nine slept better).",
    "Twelve people tried it, nine slept better.",
  ],
  ["It is warm and clinically proven: 14 neighbours tested it.", "It is warm. 14 neighbours tested it."],
  ["You can stop your sleeping tablets.", ""],
  ["Soft and light, so you can throw away your pills.", "Soft and light."],
  ["100% of users are cured.", ""],
  ["Made of copper, and all our patients were cured in a week.", "Made of copper."],
  ["Woven in Kerala. It stops headaches in five minutes, no need of medicine.", "Woven in Kerala."],
])("%s as a difference is repeated as: %s", (differentiator, said) => {
  const { answers, stated } = read("A pillow of wool.", differentiator);
  expect(answers.differentiator).toBe(said);
  expect(stated.traction.filter(({ text }) => /proven/i.test(text))).toEqual([]);
});

test("a claim is no traction either", () => {
  const { answers, stated } = withoutClaims(
    readBrief({
      problem: "",
      solution: "A herbal drink that cures anxiety.",
      targetAudience: "Adults in Ghent",
      differentiator: "It is natural so there are no side effects, and ten friends tried it.",
      businessModel: "€9 a bottle",
    }),
  );
  expect(answers.differentiator).toBe("It is natural. Ten friends tried it.");
  expect(stated.traction.filter(({ text }) => /side effects/.test(text))).toEqual([]);
});

test.each([
  [
    "You put money in and it makes a guaranteed 3% every month with no risk. You can take it out whenever you like.",
    "",
  ],
  ["It does not need a licence because the AI decides.", ""],
  [
    "It shows every trade, nobody else guarantees it, and it needs no licence because a bot decides.",
    "It shows every trade.",
  ],
  ["A fund for flats that grows your savings without any risk.", "A fund for flats."],
  ["Tutors meet you every day, so you are guaranteed to pass the first time.", "Tutors meet you every day."],
  ["Members keep their flat and the rent is tax free for ever.", "Members keep their flat and the rent."],
  ["We use a legal loophole.", ""],
])("%s is withheld, what is left: %s", (differentiator, said) => {
  const brief = read("A site for people with savings.", differentiator);
  expect(brief.answers.differentiator).toBe(said);
  expect(brief.redFlags.length).toBeGreaterThan(0);
});

test.each([
  "Free returns within 30 days, so there is no risk.",
  "A kayak for hire that needs no boat licence.",
  "Guaranteed to pass or your money back.",
  "We close a tax loophole for the city.",
  "Hosts keep 92% and earn €400 a month.",
  "The council confirmed in writing that we do not need a permit.",
  "A guaranteed reply within four hours.",
])("%s can be kept or checked, and stays", (differentiator) => {
  expect(read("A service for people in Leeds.", differentiator).answers.differentiator).toBe(differentiator);
});

test("free for ever beside a price is in no text", () => {
  const { answers } = withoutClaims(
    readBrief({
      problem: "",
      solution: "An app for bird watchers.",
      targetAudience: "Bird watchers",
      differentiator: "It is completely free forever. It knows 400 calls.",
      businessModel: "Free for ever for all users. £4 a month.",
    }),
  );
  expect(answers.differentiator).toBe("It knows 400 calls.");
  expect(answers.businessModel).toBe("£4 a month.");
});

test("the founder is told every claim that was left out", () => {
  const told = leftOutTold(
    read("A band that stops migraine, clinically proven, no need of medication. 100% of users are cured."),
  );
  for (const words of [
    "stops migraine",
    "clinically proven",
    "no need of medication",
    "100% of users are cured",
  ])
    expect(told).toContain(words);
});
