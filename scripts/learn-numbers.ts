import { writeFileSync } from "node:fs";
import { writtenWeights } from "@/lib/brief/told-numbers/classifier";
import { learn } from "@/lib/brief/told-numbers/learn";
import { allSamples } from "@/lib/brief/told-numbers/read-samples";

/** Writes down which words tell what a number stands for, after a sample was added. */
writeFileSync(
  "lib/brief/told-numbers/data/learned.ts",
  `/** Made by \`npm run numbers:learn\` from \`samples\`; the form is that of \`classifier.ts\`. */\nexport const LEARNED = \`\n${writtenWeights(learn(allSamples())).replaceAll("${", "\\${")}\n\`;\n`,
);
