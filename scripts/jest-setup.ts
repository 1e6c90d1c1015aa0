import { jest } from "@jest/globals";
import "@testing-library/jest-dom/jest-globals";

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
