import { answersSignature } from "../test-signature";

const read = (businessModel: string) =>
  answersSignature([
    "Sore backs",
    "Massage at home by professionals",
    "Professionals in Bristol",
    "",
    businessModel,
  ]);

test.each([
  ["£75 per massage, we keep 30 per cent. Blanket £340.", /perUse 75 share 0.7/, /take/],
  ["£24 each, sold online, with schools earning 10% on group orders.", /24/, /take/],
  ["£450 per room, deposit 20%.", /450/, /take/],
])("%s", (businessModel, has, hasNot) => {
  expect(read(businessModel)).toMatch(has);
  expect(read(businessModel)).not.toMatch(hasNot);
});
