import { peopleAimedAt } from "./groups-aimed";

test.each([
  [4, "batches", "Batch size is 40 students and we want to run 4 batches in the first year.", 160],
  [6, "classes", "I want 6 classes by June, classes of 8.", 48],
  [3, "cohorts", "Three cohorts this year, 15 people per cohort.", 45],
  [5, "groups", "Five groups by summer.", null],
  [5, "groups", "Five groups of 6 weeks each.", null],
  [80, "members", "80 members, groups of 6.", 80],
])("%d %s: %s", (count, noun, text, people) => expect(peopleAimedAt(count, noun, text)).toBe(people));
