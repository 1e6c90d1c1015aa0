import { safeNext } from "./next-path";

test.each(["/dashboard", "/project/1?tab=2", "/quiz"])("%s is ours", (path) => {
  expect(safeNext(path)).toBe(path);
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "dashboard",
  "",
  null,
  undefined,
  "/sign-in?next=/sign-in",
])("%s leads to the quiz", (path) => {
  expect(safeNext(path)).toBe("/quiz");
});
