import { todayResult } from "./today-result";

const of = (businessModel: string) =>
  todayResult({
    language: "en",
    answers: { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel },
  });

test.each([
  ["Last year we had revenue of €210,000 and costs of €190,000.", 210_000, 190_000],
  ["So far this year our turnover was $48k and our expenses were $52k.", 48_000, 52_000],
  ["€140 per crown. In 2025 sales came to 61,500 and we spent 58,000.", 61_500, 58_000],
])("what came in and went out is read: %s", (text, revenue, costs) => {
  expect(of(text)).toMatchObject({ revenue, costs });
});

test.each([
  "€140 per crown. Material costs €38 each.",
  "We expect revenue of €300,000 and costs of €250,000 in year three.",
  "Last year we had revenue of €210,000.",
])("a plan, a price or one sum alone is no result: %s", (text) => {
  expect(of(text)).toBeNull();
});
