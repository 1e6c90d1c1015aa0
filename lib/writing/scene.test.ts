import { readBrief } from "@/lib/brief/read-brief";
import { type Scene, sceneOf } from "./scene";

const sceneFor = (solution: string, form: Parameters<typeof sceneOf>[1]) =>
  sceneOf(
    readBrief({ problem: "", solution, targetAudience: "", differentiator: "", businessModel: "" }),
    form,
  );

test.each<[Scene, Parameters<typeof sceneOf>[1], string]>([
  ["call", "services", "Trained callers ring older people twice a week and write the family a note"],
  ["call", "services", "A phone line with palliative nurses, day and night"],
  ["ask", "services", "A midwife answers voice messages between 8pm and 6am within ten minutes"],
  ["visit", "services", "I come to people's homes with a folding keyboard and teach one song a month"],
  ["visit", "services", "Des conteurs viennent le dimanche jouer une heure dans le salon"],
  ["case", "services", "A consultant reads the tax letter with them and writes the reply"],
  ["session", "services", "Guided evening group runs with a leader at front and back"],
  ["event", "services", "A three-day festival for translators with duels on stage"],
  ["issue", "services", "A weekly letter that says what changed in one region"],
  ["show", "services", "A daily 25 minute show with border waiting times"],
  ["rental", "services", "Wir vermieten Lastenräder mit Werkzeugkoffer"],
  ["goods", "services", "We brew miso from yellow peas and sell it raw in jars"],
  ["device", "services", "A floating buoy that measures oxygen and starts the aerator"],
  ["seat", "local", "A repair cafe: rent a stand with tools by the hour"],
  ["counter", "ecommerce", "A village bakery whose van stops in four hamlets"],
  ["object", "hardware", "A clip lamp with amber light that dims by touch"],
  ["device", "hardware", "A scale under the hive which tells by SMS when bees swarm"],
  ["market", "saas", "We match picking crews with vineyards by ripeness date"],
  ["tool", "saas", "Software that plans crane lifts for the week"],
  ["tool", "saas", "Software that collects notices and matches them with the firm's past projects"],
  ["api", "usage", "An API: send the gate photo, get back the container number"],
  ["visit", "services", "A mobile upholstery workshop in a van that parks in front of cafes"],
  ["goods", "ecommerce", "Lamp shades of paper that we fold in our workshop and send in the post"],
  ["goods", "local", "A kitchen that cooks soup for offices, delivered hot at noon"],
  ["session", "local", "A van with ovens inside, two teachers give each child three lessons"],
  ["rental", "marketplace", "A snowshoe exchange by post: families send last year's pair"],
  ["call", "services", "A story by telephone: students call a widower twice a week"],
  ["project", "hardware", "We clean stone fronts with a robot and steam"],
  ["project", "services", "External lift towers, prefabricated in wood"],
])("%s: a %s offer, %s", (scene, form, solution) => {
  expect(sceneFor(solution, form)).toBe(scene);
});

test("what is matched with the customer's own things has no second side", () => {
  const ids = (solution: string) => readBrief({ solution }).archetypes.map(({ id }) => id);
  expect(ids("Software that matches tenders with the firm's past projects")).not.toContain("marketplace");
  expect(ids("A site that matches singers with choirs")).toContain("marketplace");
});
