import { choicesIn } from "./named-lists";

test("colours that are told one by one are chosen on the order page", () => {
  expect(choicesIn("A roll from canvas. There is one size and two colours, olive and black.")).toMatchObject({
    title: "Colour",
    items: ["Olive", "Black"],
  });
  expect(choicesIn("It works in two colours, which keeps it cheap to make and to print.")).toBeNull();
});
