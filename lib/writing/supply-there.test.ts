import { suppliersThere } from "./supply-there";

const there = (businessModel: string, suppliers = "mechanics") =>
  suppliersThere(
    { answers: { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel } },
    suppliers,
  );

test.each([
  ["In the test we did 212 repairs in 6 weeks with 11 mechanics.", 11],
  ["We work with fourteen tested mechanics.", 14],
  ["Nine mechanics are on board.", 9],
  ["240 repairs done by 6 local mechanics.", 6],
  ["We want 40 mechanics by June.", null],
  ["I walked to 40 mechanics.", null],
  ["A mechanic earns 400.", null],
])("%s", (told, count) => expect(there(told)).toBe(count));
