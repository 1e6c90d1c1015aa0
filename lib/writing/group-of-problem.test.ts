import { crowdIn } from "./crowd";
import { groupOfProblem, namedTogether } from "./group-of-problem";
import { headNoun } from "./head-noun";

const NONE = new Set<string>();

test.each([
  [
    "parents in the United States with at least one child under 12 who has a diagnosed food allergy",
    "parents of children with food allergies",
  ],
  ["parents in Australia of children aged 9 to 13 with dyslexia", "parents of children with dyslexia"],
  [
    "adults in Canada who have at least two migraine attacks a month",
    "adults who have several migraine attacks",
  ],
  ["first time fathers in the UK", "first time fathers"],
  ["self-employed piano and violin teachers in Germany with 15 to 50 pupils", "self-employed piano teachers"],
  ["families with two or more kids in primary school in Lisbon", "families with kids in primary school"],
  ["runners who have been injured in the last year", "runners who have been injured"],
  ["families who came in the last ten years and live in Saxony", "families"],
  ["people with a garden smaller than 100 square metres", "people with a garden"],
  ["households in Denmark with a heat pump older than five years", "households with a heat pump"],
  ["anyone who has to give a speech at a wedding", "people who have to give a speech"],
  ["women who like their home to look and smell good and who care about waste", "women"],
  [
    "parents in Ibadan with children in JSS classes at private schools",
    "parents with children in JSS classes",
  ],
  ["forward-thinking HR and office managers at growing companies in Austin", "HR and office managers"],
])("%s are called %s", (segment, crowd) => {
  expect(crowdIn(segment, NONE)).toBe(crowd);
});

test.each([
  ["Parents who work shifts can't find childcare before 7 am", "parents who work shifts"],
  ["People with migraine never know what set off an attack", "people with migraine"],
  ["Parents who both work full time have no time", null],
  ["Women in their late forties wake up at night", null],
])("%s: told of %s", (problem, group) => {
  expect(groupOfProblem(problem)).toBe(group);
});

test("people of several trades get the name that the problem gives them", () => {
  const problem = "Parents who work shifts can't find childcare before 7 am.";
  expect(namedTogether("nurses, police officers and bus drivers in Leeds", problem)).toBe(
    "parents who work shifts",
  );
  expect(namedTogether("nurses in Leeds", problem)).toBeNull();
  expect(headNoun("job seekers over 50")).toBe("job seekers");
});
