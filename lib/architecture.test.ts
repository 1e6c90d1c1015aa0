import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

/** What the rules speak of: the project's own source, without its tests. */
const SOURCES = "^(app|components|lib|db)/|^proxy\\.ts$|^instrumentation\\.ts$";
const TESTS = "\\.test\\.tsx?$|/test-[^/]+\\.tsx?$|/fixtures";
const SHARED =
  "^lib/(artifacts/(?!.*recipe)|journey|brief|finance|content|billing/(plans|entitlement|test-cards)|errors)";
const SERVER =
  "^lib/(generation|domains/(?!extensions)|auth/(?!guarded)|api|billing/(?!plans|entitlement|test-cards)|documents|writing|env|log\\.|start-server)|^lib/artifacts/.*recipes?\\.ts$";
/** Reading the answers, and the tables that only a server holds: kinds of venture, dictionaries, towns, learned words. */
const READER =
  /^lib\/brief\/(read-brief|as-known|(ventures|abroad|told-numbers|told-sentences)\/(data|cues|samples)\/|data\/(towns|sector))/;

const never = (name: string, from: object, to: object) => ({ name, severity: "error" as const, from, to });
const door = (vendor: string, home: string) =>
  never(
    `${vendor} has one door`,
    { path: SOURCES, pathNot: [home, TESTS] },
    { path: `node_modules/${vendor}/` },
  );

const RULES = [
  never("no cycles", { path: SOURCES }, { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } }),
  never(
    "app composes, it does not query",
    { path: "^app/", pathNot: [TESTS, "^app/api/health/"] },
    { path: "^db/(client|schema|drivers)" },
  ),
  never("nothing reaches up into app", { path: "^(components|lib|db)/", pathNot: TESTS }, { path: "^app/" }),
  never(
    "lib draws nothing",
    { path: "^(lib|db)/", pathNot: [TESTS, "^lib/client/"] },
    { path: "^components/" },
  ),
  never(
    "components never import the server",
    { path: "^(components|lib/client)/", pathNot: TESTS },
    { path: `^db/|${SERVER}`, dependencyTypesNot: ["type-only"] },
  ),
  never(
    "shared code stays shared",
    { path: SHARED, pathNot: TESTS },
    {
      path: "^(db|components|app)/|node_modules/(next|react|drizzle-orm)/",
      dependencyTypesNot: ["type-only"],
    },
  ),
  never(
    "db knows the environment, errors and shared shapes",
    { path: "^db/", pathNot: TESTS },
    {
      path: "^lib/(?!env|errors|log|artifacts/|journey/|billing/(plans|entitlement))",
      dependencyTypesNot: ["type-only"],
    },
  ),
  never(
    "an artifact never takes another recipe's values",
    { path: "^lib/artifacts/([^/]+)/recipe" },
    { path: "^lib/artifacts/[^/]+/recipe", pathNot: "^lib/artifacts/$1/", dependencyTypesNot: ["type-only"] },
  ),
  door("(ai|@ai-sdk)", "^lib/generation/"),
  door("next-auth", "^lib/auth/"),
  door("(drizzle-orm|pg|@electric-sql|@neondatabase)", "^db/"),
  door("stripe", "^lib/billing/"),
  door("(@react-pdf|pptxgenjs|hucre|ical-generator|fflate|png-to-ico)", "^lib/documents/"),
];

const tracked = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => new RegExp(SOURCES).test(file));

let result: ICruiseResult;
beforeAll(async () => {
  const { output } = await cruise(
    ["app", "components", "lib", "db", "proxy.ts", "instrumentation.ts"],
    {
      ruleSet: { forbidden: RULES },
      validate: true,
      doNotFollow: { path: "node_modules" },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: "tsconfig.json" },
    },
    undefined,
    { tsConfig: extractTSConfig("tsconfig.json") },
  );
  if (typeof output === "string") throw new Error(output);
  result = output;
}, 60_000);

test("the whole tree was read", () => {
  const read = new Set(result.modules.map((module) => module.source));
  expect(tracked().filter((file) => !file.endsWith(".d.ts") && !read.has(file))).toEqual([]);
  expect(result.summary.totalDependenciesCruised).toBeGreaterThan(500);
});

test("imports flow one way, each vendor has one door, and there are no cycles", () => {
  expect(result.summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`)).toEqual([]);
});

test("the browser calculates and never reads: what it loads leads to no reader and to none of its tables", () => {
  const imports = new Map(
    result.modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter((each) => !each.dependencyTypes.includes("type-only")).map((each) => each.resolved),
    ]),
  );
  const ways = new Map<string, string>();
  const follow = (file: string, way: string) => {
    if (ways.has(file)) return;
    ways.set(file, way);
    for (const next of imports.get(file) ?? []) follow(next, `${way} -> ${next}`);
  };
  for (const file of imports.keys()) {
    if (/^(components|lib\/client)\//.test(file) && !new RegExp(TESTS).test(file)) follow(file, file);
  }
  expect(ways.has("lib/finance/project-figures.ts")).toBe(true);
  expect([...ways].flatMap(([file, way]) => (READER.test(file) ? [way] : []))).toEqual([]);
});

test("the environment is read in one place", () => {
  const readers = tracked().filter(
    (file) => !new RegExp(TESTS).test(file) && readFileSync(file, "utf8").includes("process.env"),
  );
  expect(readers.filter((file) => !["lib/env.ts", "instrumentation.ts"].includes(file))).toEqual([]);
});

test("files stay small enough to be read at a sitting", () => {
  const code = tracked().filter(
    (file) => !new RegExp(`${TESTS}|^components/ui/|/data/|/content/`).test(file),
  );
  const sizes = code
    .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length }))
    .sort((a, b) => a.lines - b.lines);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0;
  expect(sizes.filter(({ lines }) => lines > 250).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  expect(at(0.5)).toBeLessThanOrEqual(70);
  expect(at(0.9)).toBeLessThanOrEqual(160);
});
