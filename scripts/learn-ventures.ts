import { writeFileSync } from "node:fs";
import { learnForms } from "@/lib/brief/forms/learn";
import { learn, learnedFrom } from "@/lib/writing/ventures/learn";

const learned = learn();
const forms = learnForms();

/** Writes down which words tell the known kinds of venture and the forms apart, after a row or a sample has changed. */
writeFileSync(
  "lib/brief/ventures/data/learned.ts",
  `/** Made by \`npm run ventures:learn\` from rows, cues, samples and lore; the form is that of \`../model.ts\`. */\n/** Of these words and the texts they were learned from (sha-256, its beginning). */\nexport const LEARNED_FROM = "${learnedFrom(learned, forms)}";\nexport const LEARNED = \`\n${learned}\n\`;\n`,
);
writeFileSync(
  "lib/brief/forms/data/learned.ts",
  `/** Made by \`npm run ventures:learn\` from founders' answers; the form is that of \`../../ventures/model.ts\`. */\nexport const LEARNED = \`\n${forms}\n\`;\n`,
);
