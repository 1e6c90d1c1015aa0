import { panelsOf } from "@/components/project/test-panels";
import { untracedIn } from "@/components/project/test-traced";
import { brandRecipe } from "@/lib/artifacts/brand/recipe";
import { pitchOutlineRecipe } from "@/lib/artifacts/pitch/recipe";
import { writingContext } from "./context";
import { wordCount } from "./english";
import { IDEAS, type IdeaId } from "./fixtures";
import { material } from "./material";
import { letters, typed } from "./names/sound";
import { knownRuns, proseTexts, runsOf, sharedWords } from "./overlap";
import { contrast } from "./palette/oklch";
import { tasksOf } from "./plan/plan";
import { schedule, USUAL_HOURS } from "./plan/schedule";
import { ARTIFACT_IDS, BRANDS, contextOf, wholePackage, written } from "./testing";
import { toldTooOften } from "./told-often";
import { check, sentencesOf, textsOf } from "./validators";

const IDS = Object.keys(IDEAS) as IdeaId[];
const none = {} as never;

describe.each(IDS)("the package of %s", (id) => {
  test.each(ARTIFACT_IDS)("%s passes the checks that a model's text has to pass", (artifact) => {
    const { output, context } = written(id, artifact);
    expect(check(output, context)).toEqual([]);
  });

  test("every figure of its panels, and of the low and the high case, is traced to a source", async () => {
    const { project, panels } = await panelsOf(id);
    const drawn = panels.map(({ html }) => html).join("");
    for (const part of ["Cash, added up", "Three years, line by line", "Year by year", "Hours per week"])
      expect(drawn).toContain(part);
    expect(untracedIn(project, panels, contextOf(id, "concept"))).toEqual([]);
  });

  test("the concept has the promised size", () => {
    const { concept, strengths, recommendations } = written(id, "concept").output;
    expect(wordCount(concept)).toBeGreaterThanOrEqual(90);
    expect(wordCount(concept)).toBeLessThanOrEqual(140);
    expect(strengths.length).toBeGreaterThanOrEqual(3);
    expect(strengths.length).toBeLessThanOrEqual(5);
    expect(recommendations.length).toBeGreaterThanOrEqual(5);
    expect(recommendations.length).toBeLessThanOrEqual(7);
    for (const recommendation of recommendations) expect(recommendation).toMatch(/Watch: /);
  });

  test("ten different names, each with a reason, a short tagline and a domain nobody has claimed to have checked", () => {
    const { names } = written(id, "brand").output;
    expect(names).toHaveLength(10);
    expect(new Set(names.map(({ name }) => letters(name))).size).toBe(10);
    expect(new Set(names.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(names.map(({ tagline }) => tagline.toLowerCase())).size).toBe(10);
    for (const { name, tagline, domain, available, rationale } of names) {
      expect(wordCount(tagline)).toBeGreaterThanOrEqual(2);
      expect(wordCount(tagline)).toBeLessThanOrEqual(8);
      expect(domain).toBe(`${typed(name).replace(/[^a-z0-9]/g, "")}.com`);
      expect(available).toBeNull();
      expect(wordCount(rationale)).toBeGreaterThan(8);
    }
  });

  test("the summary has 120 to 180 words and the strategy ten numbered moves", () => {
    const analysis = written(id, "fullBusinessAnalysis").output;
    expect(wordCount(analysis.executiveSummary)).toBeGreaterThanOrEqual(120);
    expect(wordCount(analysis.executiveSummary)).toBeLessThanOrEqual(180);
    expect(analysis.marketingStrategy.match(/^\d+\. /gm)).toHaveLength(10);
    expect(analysis.strategicRecommendations.length).toBeGreaterThanOrEqual(6);
    expect(analysis.strategicRecommendations.length).toBeLessThanOrEqual(8);
    const { recommendations } = written(id, "concept").output;
    const actions = (items: readonly string[]) => items.map((item) => item.split(" Watch: ")[0]);
    for (const action of actions(analysis.strategicRecommendations))
      expect(actions(recommendations)).not.toContain(action);
  });

  test("every colour pair that carries text is readable", () => {
    const { moodBoard, mockups, features, userFlow } = written(id, "prototype").output;
    const {
      primaryColor = "",
      secondaryColor = "",
      accentColor = "",
      backgroundColor = "",
      textColor = "",
    } = moodBoard;
    for (const [a, b] of [
      ["#ffffff", primaryColor],
      [primaryColor, backgroundColor],
      [secondaryColor, backgroundColor],
      [textColor, accentColor],
      [textColor, backgroundColor],
    ] as const)
      expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5);
    expect(mockups.length).toBeGreaterThanOrEqual(5);
    expect(mockups.length).toBeLessThanOrEqual(7);
    for (const mockup of mockups) expect(mockup).toMatch(/^[^:]+: .*Empty state: .*Error state: /);
    expect(features.length).toBeGreaterThanOrEqual(6);
    for (const feature of features) expect(feature).toMatch(/^(Must|Should|Later): /);
    expect(userFlow.split("\n").every((step, i) => step.startsWith(`${i + 1}. `))).toBe(true);
  });

  test("no week of the plan is over its hours and every week meets a customer", () => {
    const { actionItems, successMetrics } = written(id, "actionPlan").output;
    expect(actionItems.length).toBeGreaterThanOrEqual(32);
    expect(actionItems.length).toBeLessThanOrEqual(40);
    const { placed } = schedule(tasksOf(material(contextOf(id, "actionPlan"))));
    for (let week = 1; week <= 9; week++) {
      const items = actionItems.filter((item) => item.week === week);
      expect(items.reduce((sum, item) => sum + item.estimatedHours, 0)).toBeLessThanOrEqual(USUAL_HOURS);
      expect(items.length).toBeGreaterThan(0);
      const meeting = placed.filter(({ task, week: at }) => at === week && task.meetsCustomer);
      expect({ week, meeting: meeting.length }).not.toEqual({ week, meeting: 0 });
    }
    for (const item of actionItems) expect(item.description).toMatch(/ Done when: .+\.$/);
    for (const day of [20, 40, 60])
      expect(actionItems.some(({ title }) => title.startsWith(`Day ${day} check`))).toBe(true);
    expect(successMetrics.length).toBeGreaterThanOrEqual(5);
    expect(successMetrics.length).toBeLessThanOrEqual(7);
  });

  test("the pitch fits its minutes and its ten slides", () => {
    const pitch = written(id, "pitch").output;
    expect(wordCount(pitch.elevatorPitch)).toBeGreaterThanOrEqual(65);
    expect(wordCount(pitch.elevatorPitch)).toBeLessThanOrEqual(80);
    expect(wordCount(pitch.threeminPitch)).toBeGreaterThanOrEqual(400);
    expect(wordCount(pitch.threeminPitch)).toBeLessThanOrEqual(450);
    expect(pitch.deckOutline).toHaveLength(10);
    expect(pitch.fullSlides).toHaveLength(10);
    for (const { title, content, keyPoints } of pitch.fullSlides ?? []) {
      expect(title.length).toBeGreaterThan(10);
      expect(content.length).toBeGreaterThanOrEqual(3);
      expect(content.length).toBeLessThanOrEqual(5);
      for (const bullet of content) expect(wordCount(bullet)).toBeLessThanOrEqual(16);
      expect(keyPoints.length).toBeGreaterThanOrEqual(2);
      expect(keyPoints.length).toBeLessThanOrEqual(3);
    }
    expect(pitch.hardQuestions).toHaveLength(10);
    for (const { question, answer } of pitch.hardQuestions ?? []) {
      expect(question).toMatch(/\?$/);
      expect(wordCount(answer)).toBeGreaterThan(6);
    }
    expect(
      pitch.hardQuestions?.some(({ answer }) =>
        /(?:find out|test this|look into it|count it again) in week \d/.test(answer),
      ),
    ).toBe(true);
    const told = material(contextOf(id, "pitch")).team.map((said) => said.toLowerCase());
    const { title = "", content = [] } = pitch.fullSlides?.[7] ?? {};
    const background = [title, ...content].map((said) => said.toLowerCase());
    expect(told.length === 0 || told.some((said) => background.includes(said))).toBe(true);
    expect(JSON.stringify(pitch)).not.toContain("[add");
    expect(pitchOutlineRecipe.compose(contextOf(id, "pitch"), none).fullSlides).toBeUndefined();
  });

  test("the same seed writes the same words", () => {
    const { output, context } = written(id, "brand");
    const again = writingContext({ ...context, answers: IDEAS[id] });
    expect(brandRecipe.compose(again, none)).toEqual(output);
  });
});

const isSentence = (text: string) => wordCount(text) >= 7;
const proseById = () => new Map(IDS.map((id) => [id, wholePackage(id).map(({ output }) => output)]));

/** The sentences of a package's running texts as they would stand under any other name. */
function nameless(id: IdeaId, outputs: readonly unknown[]): Set<string> {
  const disclosed = contextOf(id, "concept")
    .model.warnings.map(({ text }) => text)
    .join(" ");
  const own = proseTexts(outputs)
    .flatMap(sentencesOf)
    .filter((said) => isSentence(said) && !said.startsWith("Watch: ") && !disclosed.includes(said));
  return new Set(own.map((said) => said.replaceAll(BRANDS[id], "it")));
}

/** Of all that is written, the share that stands in another package too. */
function sharedBy(written: readonly ReadonlySet<string>[]): number {
  const all = written.flatMap((own) => [...own]);
  const packages = new Map<string, number>();
  for (const said of all) packages.set(said, (packages.get(said) ?? 0) + 1);
  return all.filter((said) => (packages.get(said) ?? 0) > 1).length / all.length;
}

test("packages share few sentences, whatever their ventures are called; disclosures and the number to watch aside", () => {
  const shared = sharedBy([...proseById()].map(([id, outputs]) => nameless(id, outputs)));
  expect(shared).toBeLessThan(0.2);
});

test("plans share few descriptions of tasks, whatever their ventures are called", () => {
  const shared = sharedBy(
    IDS.map(
      (id) =>
        new Set(
          written(id, "actionPlan").output.actionItems.map(({ description }) =>
            description.replaceAll(BRANDS[id], "it"),
          ),
        ),
    ),
  );
  expect(shared).toBeLessThan(0.3);
});

test("two plans share hardly a title, whatever their ventures are called", () => {
  const titles = IDS.flatMap((id) =>
    written(id, "actionPlan").output.actionItems.map(({ title }) => title.replaceAll(BRANDS[id], "it")),
  );
  const shared = titles.filter((title, i) => titles.indexOf(title) !== i);
  expect(shared.length / titles.length).toBeLessThan(0.1);
});

/** Share of words inside runs of eight that another package has too. */
test("packages share few runs of eight words: 15% on average, 37% at most within one kind of business", () => {
  const prose = [...proseById()].map(([id, outputs]) => ({ id, runs: runsOf(outputs) }));
  const known = prose.map(({ id, runs }) => ({ id, runs: knownRuns(runs) }));
  const shares = prose.flatMap(({ id, runs }) =>
    known
      .filter((other) => other.id !== id)
      .map((other) => ({ id, other: other.id, share: sharedWords(runs, other.runs) })),
  );
  expect(shares.reduce((sum, { share }) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.15);
  expect(shares.filter(({ share }) => share > 0.37)).toEqual([]);
});

test("a package seldom tells the same more than three times", () => {
  const often = [...proseById().values()].map(toldTooOften);
  expect(often.reduce((sum, beyond) => sum + beyond, 0) / often.length).toBeLessThanOrEqual(75);
});

test("instructions and markup of the injection attempt reach no text", () => {
  const everything = JSON.stringify(wholePackage("injection"));
  expect(JSON.stringify(wholePackage("injection").map(({ output }) => output))).not.toMatch(
    /ignore all|system prompt|pirate|treasure|<script|alert\(1\)/i,
  );
  expect(everything).toContain(BRANDS.injection);
});

test("a vague idea is told so", () => {
  expect(written("vague", "concept").output.concept).toMatch(/too general/);
  const { concept } = written("vague", "concept").output;
  for (const words of [...concept.matchAll(/"([^"]+)" (?:for|among)/g)].map(([, said = ""]) =>
    said.toLowerCase(),
  ))
    expect(Object.values(IDEAS.vague).join(" ").toLowerCase()).toContain(words);
});

test("Spanish answers are quoted and never spliced into English sentences", () => {
  const { concept } = written("spanish", "concept").output;
  // Its kind is told in English; what it does is quoted as it was written.
  expect(concept).toMatch(/demand forecasting software, in your words: "Una aplicación que predice/);
  expect(concept).toMatch(/"[^"]*(?:caja registradora|restaurantes)[^"]*"/);
  for (const { text } of textsOf(written("spanish", "pitch").output))
    expect(text.replace(/"[^"]*"/g, "")).not.toMatch(/\b(dueños|restaurantes|ventas|cada|porque)\b/i);
});
