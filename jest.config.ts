/** @jest-config-loader esbuild-register */
import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

// ES modules throughout (PGlite and react-pdf ship nothing else); a UI test opts into jsdom by docblock.
export default withNext({
  testEnvironment: "node",
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
  // Two workers on a busy machine: late is not wrong.
  testTimeout: 90_000,
  testMatch: ["**/*.test.ts?(x)"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/e2e/"],
  setupFiles: ["<rootDir>/scripts/jest-env.ts"],
  setupFilesAfterEnv: ["<rootDir>/scripts/jest-setup.ts"],
});
