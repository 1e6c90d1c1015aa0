import { spawnSync } from "node:child_process";

const MISSING = ["pdftotext", "pdftoppm", "soffice"].filter(
  (program) => spawnSync("which", [program], { stdio: "ignore" }).status !== 0,
);
if (MISSING.length > 0)
  process.stderr.write(`Skipped for want of ${MISSING.join(" and ")}: run scripts/install-office.sh\n`);

/** For tests that read files with poppler; skipped, and counted as skipped, where it is not installed. */
export const testWithPoppler: typeof test = MISSING.some((name) => name.startsWith("pdf")) ? test.skip : test;
/** The same for LibreOffice; its results are read with poppler. */
export const testWithOffice: typeof test = MISSING.length > 0 ? test.skip : test;
