import { writeFileSync } from "node:fs";
import { learn } from "@/lib/brief/told-sentences/learn";
import { allSamples } from "@/lib/brief/told-sentences/read-samples";
import { writtenWeights } from "@/lib/brief/told-sentences/weights";

/** Writes down what tells of customers and of founders, after a sample was added. */
writeFileSync(
  "lib/brief/told-sentences/data/learned.ts",
  `/** Made by \`npm run sentences:learn\` from \`samples\`; the form is that of \`../weights.ts\`. */\nexport const LEARNED = \`\n${writtenWeights(learn(allSamples()))}\n\`;\n`,
);
