import type { Tongue } from "./forms";

export interface Base {
  word: string;
  many: boolean;
}

/** What a bent noun or adjective may stand under in a dictionary, the word itself first. */
export function basesOf(tongue: Tongue, word: string): Base[] {
  const bases: Base[] = [{ word, many: false }];
  const try_ = (ends: RegExp, by: string, many: boolean) => {
    if (word.length > 2 && ends.test(word)) bases.push({ word: word.replace(ends, by), many });
  };
  if (tongue === "es" || tongue === "pt") {
    try_(/ões$|ães$/, "ão", true);
    try_(/ais$/, "al", true);
    try_(/éis$/, "el", true);
    try_(/ns$/, "m", true);
    try_(/eses$/, "ês", true);
    try_(/ces$/, "z", true);
    try_(/iones$/, "ión", true);
    try_(/ores$/, "or", true);
    try_(/s$/, "", true);
    try_(/es$/, "", true);
    try_(/as$/, "o", true);
    try_(/a$/, "o", false);
    try_(/ora$/, "or", false);
    try_(/oras$/, "or", true);
    try_(/eira$/, "eiro", false);
    if (word.endsWith("s"))
      for (const [plain, marked] of ["aá", "eé", "ií", "oó", "uú"].map((pair) => [
        pair[0] ?? "",
        pair[1] ?? "",
      ]))
        try_(new RegExp(`${plain}([^aeiou])es$`), `${marked}$1`, true);
  } else if (tongue === "fr") {
    try_(/s$/, "", true);
    try_(/x$/, "", true);
    try_(/aux$/, "al", true);
    try_(/e$/, "", false);
    try_(/es$/, "", true);
    try_(/ve$/, "f", false);
    try_(/ves$/, "f", true);
    try_(/euse$/, "eur", false);
    try_(/ère$/, "er", false);
    try_(/ères$/, "er", true);
    try_(/trice$/, "teur", false);
    try_(/elles?$/, "el", false);
  } else if (tongue === "it") {
    try_(/i$/, "o", true);
    try_(/i$/, "e", true);
    try_(/e$/, "a", true);
    try_(/i$/, "io", true);
    try_(/i$/, "a", true);
    try_(/che$/, "ca", true);
    try_(/chi$/, "co", true);
    try_(/ghe$/, "ga", true);
    try_(/ghi$/, "go", true);
    try_(/a$/, "o", false);
    try_(/e$/, "o", true);
    try_(/trice$/, "tore", false);
  } else {
    const plain = word
      .replace(/äu(?=[^äöü]*$)/, "au")
      .replace(/ä(?=[^äöü]*$)/, "a")
      .replace(/ö(?=[^äöü]*$)/, "o")
      .replace(/ü(?=[^äöü]*$)/, "u");
    for (const form of new Set([word, plain]))
      for (const [ends, many] of [
        [/ern$/, true],
        [/er$/, true],
        [/en$/, true],
        [/n$/, true],
        [/e$/, true],
        [/innen$/, true],
        [/nnen$/, true],
        [/es$/, false],
        [/s$/, false],
        [/em$/, false],
      ] as const)
        if (word.length > 3 && ends.test(form)) bases.push({ word: form.replace(ends, ""), many });
    if (plain !== word) bases.push({ word: plain, many: true });
    if (/e[nrsm]$/.test(word)) bases.push({ word: word.slice(0, -1), many: true });
  }
  return bases;
}
