import { readBrief } from "../read-brief";

const candles = {
  solution: "Hand poured candles in a ceramic jar that can be kept.",
  differentiator: "The jar is thrown by a potter in my village.",
  businessModel: "£32 a candle.",
};

test("candles for the home are the known business", () =>
  expect(
    readBrief({
      ...candles,
      problem: "Scented candles from the supermarket smell of chemicals and give you a headache.",
      targetAudience: "Women in the UK who like a calm home.",
    }).venture,
  ).toBe("candles"));

test("candles for those who mourn a pet are candles, too", () =>
  expect(
    readBrief({
      ...candles,
      problem:
        "People want to give something when a friend loses a pet, but the cards in shops are for people.",
      targetAudience: "Friends and families of pet owners in the UK.",
    }).venture,
  ).toBe("candles"));
