import { expect, test } from "@jest/globals";
import { writingContext } from "./context";
import { material } from "./material";

test("a thing sold in another language is called what the offer says, not what the trouble is about", () => {
  const m = material(
    writingContext({
      answers: {
        problem: "Im Hofladen verderben Käse und Milch, wenn nachts der Strom der Kühltheke ausfällt.",
        solution: "Ein Sensor mit Akku, der in der Theke klebt und den Bauern sofort anruft.",
        targetAudience: "Bauern mit eigenem Hofladen in Niedersachsen.",
        differentiator: "Er braucht kein WLAN und ist in fünf Minuten angebracht.",
        businessModel: "Das Gerät kostet 89 Euro, der Alarmdienst 4 Euro im Monat.",
      },
      brandName: null,
      prior: {},
      seed: "s",
      startDate: "2026-11-23",
    }),
  );
  expect(m.subjects).toContain("milk");
  expect(m.name).toBe("the device");
});
