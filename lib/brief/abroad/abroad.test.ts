import { readBrief } from "../read-brief";
import { behind, glossOf } from "./gloss";

const NOTHING = { problem: "", solution: "", targetAudience: "", differentiator: "", businessModel: "" };

describe("an answer in another language in reading English", () => {
  test.each([
    ["es", "El envase nos cuesta 240 pesos por vianda.", "The container costs us 240 pesos per meal."],
    ["es", "No sabemos cuánto cobrar.", "We do not know how much to charge."],
    ["pt", "A costureira fica com 65% e o resto é nosso.", "The seamstress keeps 65% and the rest is ours."],
    ["pt", "Troca de zíper a R$ 40.", "Zip change at R$ 40."],
    ["pt", "Uma sacola numerada na padaria.", "A numbered bag in the bakery."],
    ["fr", "Le lavage nous coûte 0,09 € par caisse.", "The washing costs us 0,09 € per crate."],
    ["fr", "Depuis octobre, 94 personnes sont venues.", "Since October, 94 people have come."],
    ["it", "La consegna ci costa 3,50 € per ristorante.", "The delivery costs us 3,50 € per restaurant."],
    ["it", "Oggi serviamo 12 ristoranti a Cuneo.", "Today we serve 12 restaurants in Cuneo."],
    ["de", "Die Datenkarte kostet uns 1,20 € im Monat.", "The data card costs us 1,20 € a month."],
    ["de", "Eine Apotheke, deren Inhaber krank wird, schließt.", "A pharmacy, whose owner is sick, closes."],
    ["de", "Bei uns zahlt die Apotheke 42 € pro Stunde.", "With us the pharmacy pays 42 € per hour."],
    ["pt", "Um kit completo para a família.", "A complete kit for the family."],
    ["pt", "A gente lava as pecas.", "We wash pieces."],
    ["fr", "Le montant des travaux est connu.", "The amount of works is known."],
    ["de", "Vermieter und Handwerker in Leipzig.", "Landlord and craftsperson in Leipzig."],
    // Names and what no dictionary knows stay as they are.
    ["es", "Casas en San Miguel de Allende y agnolotti.", "Houses in San Miguel de Allende and agnolotti."],
    ["pt", "Aqui em Campina Grande tem lojas.", "Here in Campina Grande has shops."],
  ] as const)("%s: %s", (tongue, said, english) => {
    expect(glossOf(said, tongue).english).toBe(english);
  });

  test("each part of it leads back to the original's words", () => {
    const gloss = glossOf("A roupa volta numa sacola numerada em quatro dias.", "pt");
    const from = gloss.english.indexOf("numbered bag");
    expect(behind(gloss, from, from + "numbered bag".length).text).toBe("sacola numerada");
  });
});

describe("what is read is told in the founder's own words", () => {
  const brief = readBrief({
    ...NOTHING,
    solution: "Wir putzen Fenster in Wohnungen, auch einzelne, mit eigener Leiter.",
    targetAudience: "Rentner in Mietwohnungen in Kassel, oft zahlt die Tochter.",
    businessModel:
      "Ein Fenster kostet 9 €. Die Fahrt kostet uns 4 €. Der Transporter kostet 380 € im Monat. Wir haben 58 Kunden.",
  });
  test("figures, place and customers", () => {
    expect(brief.lines[0]?.price?.value).toBe(9);
    expect(brief.stated.fixedMonthly?.value).toBe(380);
    expect(brief.stated.customers?.value).toBe(58);
    expect(brief.geography?.label).toBe("Kassel");
  });
  test("no quotation is the gloss", () => {
    expect(brief.language).toBe("de");
    expect(brief.lines[0]?.evidence).toContain("Fenster kostet 9 €");
    expect(brief.stated.customers?.note).toContain("58 Kunden");
    expect(brief.segments[0]?.text).toContain("Rentner");
    expect(brief.inEnglish?.segments[0]?.text).toContain("ensioner");
  });
  test("English answers are read as they stand", () => {
    expect(
      readBrief({ ...NOTHING, solution: "We clean windows for the elderly in Kassel." }).inEnglish,
    ).toBeUndefined();
  });
  test("a language without a dictionary is read as before", () => {
    const dutch = readBrief({
      ...NOTHING,
      solution: "Wij wassen ramen voor ouderen in Gent en dat is niet duur.",
    });
    expect(dutch.language).toBe("nl");
    expect(dutch.inEnglish).toBeUndefined();
  });
});
