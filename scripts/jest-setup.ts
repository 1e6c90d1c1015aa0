import { jest } from "@jest/globals";
import "@testing-library/jest-dom/jest-globals";
import { configure } from "@testing-library/dom";

// Two workers on a busy machine: late is not wrong.
configure({ asyncUtilTimeout: 20_000 });

// A stray console.error is a defect: an unhandled rejection, an act() warning, a React key.
let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, "error");
});
afterEach(() => {
  const calls = errors.mock.calls;
  errors.mockRestore();
  expect(calls).toEqual([]);
});
