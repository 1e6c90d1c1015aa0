import { writingContext } from "../context";
import { material } from "../material";
import { slotsIn } from "./rhythm";

const slots = (solution: string) =>
  slotsIn(
    material(
      writingContext({
        answers: {
          problem: "Adults who would like to sing do not dare to join a choir.",
          solution,
          targetAudience: "Adults in Ghent",
          differentiator: "Nobody has to come again.",
          businessModel: "14 euros per evening.",
        },
        brandName: "Zed",
        prior: {},
        seed: "s",
        startDate: "2026-11-30",
      }),
    ),
  );

test("an evening from 20:00 to 22:00 does not stand at eight in the morning", () => {
  expect(
    slots("Open evenings on Wednesday from 20:00 to 22:00. The recording is in the mail next morning.")[0],
  ).toBe("Wed 8 pm");
  expect(slots("Open mornings on Wednesday. The recording is in the mail.")[0]).toBe("Wed 8 am");
});
