import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { readBrief } from "@/lib/brief/read-brief";
import { writingContext } from "../context";
import { material } from "../material";
import { candidates } from "./candidates";
import { tagsMet } from "./met";
import { brandNames } from "./names";
import { nativeLines } from "./native-lines";
import { RELIEFS } from "./reliefs";

const ANSWERS: QuizAnswers = {
  problem: "Something small breaks every month.",
  solution: "Small repairs for older people. One checked person works down a list, price agreed before.",
  targetAudience: "Daughters and sons who live away",
  differentiator: "Same face every time, no call-out fee.",
  businessModel: "£75 for a two hour visit.",
};
const worldsOf = (answers: Partial<QuizAnswers>) =>
  tagsMet(readBrief({ ...ANSWERS, ...answers }))
    .filter(({ tag, sure }) => tag.kind === "world" && sure)
    .map(({ tag }) => tag.gloss)
    .join("; ");

describe("names come from what is done", () => {
  test("whom it is for opens no world", () => {
    expect(worldsOf({})).not.toMatch(/old|care/i);
  });

  test("where it is done, and how it is booked, opens none", () => {
    const bows = worldsOf({
      solution: "I restore bows by hand in my workshop, in one day if you book it.",
      differentiator: "One day instead of two weeks.",
    });
    expect(bows).not.toMatch(/book|page|garage|engine/i);
  });

  test("nothing is named after a word that stands in every sentence", () => {
    const names = candidates(
      readBrief({ ...ANSWERS, solution: "Hot soup brought to the door every evening." }),
    );
    expect(
      names.map(({ name }) => name).filter((name) => /^Every /.test(name) && name !== "Every Morning"),
    ).toEqual([]);
  });
});

describe("lines are this founder's, and about what is offered", () => {
  const linesOf = (answers: Partial<QuizAnswers>) => {
    const m = material(
      writingContext({
        answers: { ...ANSWERS, ...answers },
        brandName: null,
        prior: {},
        seed: "lines",
        startDate: "2026-11-30",
      }),
    );
    return brandNames(m).map(({ tagline }) => tagline);
  };

  test("what cannot be bought is no promise", () => {
    const said = RELIEFS.flatMap((way) => way("Most have two acres and cannot buy a tractor."));
    expect(said.join("; ")).not.toMatch(/^!?buy a tractor/i);
  });

  test("a list of what may still be good stays whole", () => {
    const said = RELIEFS.flatMap((way) => way("Nobody knows whether insulin and vaccines are still good."));
    expect(said).toContain("know whether insulin and vaccines are still good");
  });

  test("what sets it apart stands before what any business says", () => {
    const lines = linesOf({
      solution:
        "Box with water level sensor. Alarm by SMS. Own battery, two years, no wiring. 35 prototypes are out, one already saved a boat.",
      targetAudience: "Boat owners in Sweden",
      differentiator: "Others need 12V supply from the boat. Ours has own power.",
      businessModel: "Unit 1995 SEK, and 249 SEK per year for the connection.",
    });
    expect(lines).toContain("Own battery, two years, no wiring");
    expect(lines.join("; ")).not.toMatch(/already/);
  });

  test("how others do it is no line of ours, in any language", () => {
    const lines = nativeLines({
      answers: {
        ...ANSWERS,
        solution: "Grupos de seis alumnos, dos tardes por semana.",
        differentiator: "Los centros grandes te dan hojas para repetir. Aquí se trabaja cerca de su casa.",
      },
    });
    expect(lines.join("; ")).not.toMatch(/hojas/);
  });
});
