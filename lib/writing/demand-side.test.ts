import { demandSide } from "./demand-side";

const answers = {
  problem: "",
  targetAudience: "Universities in New England",
  differentiator: "",
  businessModel: "12% of each sale",
  solution:
    "LabSecond is an online marketplace for used instruments. Universities list what they no longer need, and companies buy it.",
};

test("where those who offer are the ones who pay, the other side is who asks", () => {
  const universities = { who: "universities in New England", group: { crowd: "universities" }, answers };
  expect(demandSide({ ...universities, suppliers: "universities" })).toBe("companies");
  expect(demandSide({ ...universities, suppliers: "instrument dealers" })).toBe(
    "universities in New England",
  );
  expect(demandSide({ ...universities, suppliers: null })).toBe("universities in New England");
});
