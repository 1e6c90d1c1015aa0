import { readFileSync } from "node:fs";
import { numbersOf } from "@/lib/brief/told-numbers/learn";
import { readSample } from "@/lib/brief/told-numbers/samples";
import { tagNumbers } from "@/lib/brief/told-numbers/tag-numbers";
import { PRICE_TAGS, type Tag } from "@/lib/brief/told-numbers/tags";

/** Tags that a plan counts alike. */
const ALIKE: readonly (readonly Tag[])[] = [
  [...PRICE_TAGS, "entry"],
  ["cost", "part"],
  ["waiting", "customers", "sold"],
  ["measure", "lot", "capacity"],
  ["rival", "loss", "other", "result", "year"],
];
const alike = (one: Tag, others: readonly Tag[]) =>
  others.includes(one) || ALIKE.some((set) => set.includes(one) && others.some((tag) => set.includes(tag)));

/** How many numbers of answers that nothing was learned from get the right tag: `npm run readings:numbers`; `--faults` prints the others. */
const tally = new Map<string, [right: number, all: number]>();
const count = (what: string, right: boolean) => {
  const [so, all] = tally.get(what) ?? [0, 0];
  tally.set(what, [so + (right ? 1 : 0), all + 1]);
};
const files = ["typed", "ideas"].map((name) => readFileSync(`scripts/readings/numbers/${name}.txt`, "utf8"));
for (const line of files.flatMap((file) => file.trim().split("\n"))) {
  const sample = readSample(line);
  const tagged = tagNumbers(sample.text, sample.field);
  for (const { number, tags } of numbersOf(sample)) {
    const found = tagged.find(({ start }) => start === number.start);
    const right = found !== undefined && tags.includes(found.tag);
    const near = found !== undefined && alike(found.tag, tags);
    count("tag", right);
    count("tag or one alike", near);
    count(`a ${number.kind}: kind`, found?.kind === number.kind);
    count(`a ${number.kind}: tag or one alike`, near);
    if (!near && process.argv.includes("--faults"))
      console.log(
        `${sample.text.slice(number.start, number.end)}: ${tags}, not ${found?.tag}: ${sample.text.slice(Math.max(0, number.start - 40), number.end + 40)}`,
      );
  }
}
for (const [what, [right, all]] of [...tally].sort())
  console.log(`${what.padEnd(32)} ${right} of ${all} (${Math.round((100 * right) / all)}%)`);
