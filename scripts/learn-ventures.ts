import { writeFileSync } from "node:fs";
import { learn } from "@/lib/writing/ventures/learn";

/** Writes down which words tell the known kinds of venture apart, after a row or a sample has changed. */
writeFileSync(
  "lib/brief/ventures/data/learned.ts",
  `/** Made by \`npm run ventures:learn\` from rows, cues, samples and lore; the form is that of \`../model.ts\`. */\nexport const LEARNED = \`\n${learn()}\n\`;\n`,
);
