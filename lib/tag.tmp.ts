import { readFileSync } from "node:fs";
import { numbersOf } from "@/lib/brief/told-numbers/learn";
import { readSample } from "@/lib/brief/told-numbers/samples";
import { tagNumbers } from "@/lib/brief/told-numbers/tag-numbers";

let all = 0,
  ok = 0;
const conf = new Map<string, number>();
for (const l of readFileSync("/tmp/d/test.txt", "utf8")
  .split("\n")
  .filter((l) => l.startsWith("["))) {
  const s = readSample(l);
  const t = tagNumbers(s.text, s.field);
  for (const { number, tags } of numbersOf(s)) {
    all++;
    const f = t.find((x) => x.start === number.start);
    if (f && tags.includes(f.tag)) ok++;
    else {
      const k = `${tags[0]}>${f?.tag}`;
      conf.set(k, (conf.get(k) ?? 0) + 1);
    }
  }
}
console.log("test tags", all, ((100 * ok) / all).toFixed(1));
if (process.argv[2])
  console.log(
    [...conf]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 50)
      .map(([k, n]) => `${k} ${n}`)
      .join("; "),
  );
