import { AppError } from "@/lib/errors";
import {
  createProject,
  deleteProject,
  findProject,
  getProject,
  listProjects,
  updateProject,
} from "./projects";
import { withTestDatabase } from "./test-database";
import { testUser } from "./test-users";

withTestDatabase();

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error) => (error instanceof AppError ? error.code : error),
  );

test("a project is its owner's alone: read, list, write, delete", async () => {
  const [mine, other] = [await testUser(), await testUser()];
  const { id } = await createProject(mine, { name: "Mine" });
  expect((await getProject(mine, id)).name).toBe("Mine");
  expect(await findProject(other, id)).toBeNull();
  expect(await listProjects(other)).toEqual([]);
  expect(await code(updateProject(other, id, { name: "Theirs" }))).toBe("not_found");
  expect(await code(deleteProject(other, id))).toBe("not_found");
  expect((await getProject(mine, id)).name).toBe("Mine");
});

test.each(["sample-project", "", "1", "00000000-0000-0000-0000-000000000000", "../x"])(
  "%j is nobody's project",
  async (id) => {
    const me = await testUser();
    expect(await findProject(me, id)).toBeNull();
    expect(await code(updateProject(me, id, { name: "x" }))).toBe("not_found");
    expect(await code(deleteProject(me, id))).toBe("not_found");
  },
);

test("a free account holds three projects, also when twenty are created at once", async () => {
  const me = await testUser();
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, n) => code(createProject(me, { name: `P${n}` }))),
  );
  expect(codes.filter((c) => c === "none")).toHaveLength(3);
  expect(codes.filter((c) => c === "upgrade_required")).toHaveLength(17);
  expect(await listProjects(me)).toHaveLength(3);
});

test("a paid account holds more", async () => {
  const me = await testUser({ tier: "spark" });
  for (let n = 0; n < 5; n++) await createProject(me, { name: `P${n}` });
  expect(await listProjects(me)).toHaveLength(5);
});

test("of fifty writers on one revision one wins, and the others get the current project", async () => {
  const me = await testUser();
  const { id, rev } = await createProject(me, { name: "Start" });
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => updateProject(me, id, { name: `Writer ${n}` }, rev)),
  );
  const lost = results.flatMap((r) => (r.status === "rejected" ? [r.reason] : []));
  expect(lost).toHaveLength(49);
  const { name, rev: now } = await getProject(me, id);
  expect(now).toBe(rev + 1);
  expect(lost.every((error) => error.code === "conflict" && error.current.name === name)).toBe(true);
});

test("a write names its columns and leaves the rest", async () => {
  const me = await testUser();
  const { id } = await createProject(me, {
    name: "A",
    description: "kept",
    quizData: { concept: "kept", strengths: [], recommendations: [] },
  });
  await updateProject(me, id, { name: "B" });
  const project = await getProject(me, id);
  expect(project).toMatchObject({ name: "B", description: "kept" });
  expect(project.quizData?.concept).toBe("kept");
});

test("older shapes of the brand and the prototype arrive in today's", async () => {
  const me = await testUser();
  const { id } = await createProject(me, { name: "Old" });
  await updateProject(me, id, {
    brandData: {
      selectedName: "Oldname",
      tagline: "Since then",
      domainAvailable: true,
      logoUrl: "https://x.test/l.png",
    },
    prototypeData: {
      logoUrl: "l",
      mockupUrl: "m",
      landingPageCopy: "Copy of then",
      marketingMessages: ["One", "Two"],
    },
  });
  const project = await getProject(me, id);
  expect(project.brandData?.names).toMatchObject([
    { name: "Oldname", tagline: "Since then", available: true },
  ]);
  expect(project.prototypeData).toMatchObject({
    visualIdentity: "Copy of then",
    features: ["One", "Two"],
    mockups: [],
  });
});
