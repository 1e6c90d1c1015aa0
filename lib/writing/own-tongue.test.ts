import { RECIPES } from "@/lib/artifacts/recipes";
import { writingContext } from "./context";

const answers = {
  problem: "Em Braga quem quer um bolo de aniversário tem de esperar dias por um preço.",
  solution:
    "Um site onde as pasteleiras mostram os seus bolos com preço por fatia, e o cliente encomenda e paga logo.",
  targetAudience: "Pais de crianças até aos 12 anos em Braga e Guimarães.",
  differentiator: "Nós só aceitamos pasteleiras com licença e já provámos os bolos de todas.",
  businessModel: "Um bolo custa em média 62 €. Ficamos com 14% de cada encomenda.",
};
const context = writingContext({
  answers,
  brandName: "Fatia",
  prior: {},
  seed: "bolos",
  startDate: "2026-11-30",
});
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsOf)
      : [];

describe("a package of answers in Portuguese", () => {
  const concept = textsOf(RECIPES.concept.compose(context, answers)).join("\n");
  test("is written of what was read", () => {
    expect(concept).toContain("14%");
    expect(concept).toContain("Braga");
    expect(concept).toMatch(/\bcakes?\b|\bpastry cooks\b/);
  });
  test("quotes what was written, and never its translation", () => {
    const quoted = [...concept.matchAll(/"([^"]{12,})"/g)].map(([, said = ""]) => said);
    expect(quoted.length).toBeGreaterThan(0);
    const written = Object.values(answers).join(" ").toLowerCase();
    for (const said of quoted) expect(written).toContain(said.replace(/[.,]$/, "").toLowerCase());
  });
  test("tells that it does so", () => {
    expect(textsOf(RECIPES.concept.compose(context, answers)).join(" ")).not.toContain("undefined");
    expect(context.brief.language).toBe("pt");
  });
  test("has lines that customers there can read", () => {
    const { names } = RECIPES.brand.compose(context, {} as never);
    const english = names.filter(({ tagline }) => /\b(?:the|and|you|your|of|is)\b/i.test(tagline));
    expect(english.map(({ tagline }) => tagline)).toEqual([]);
  });
});
