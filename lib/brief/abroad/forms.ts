export type Tongue = "es" | "pt" | "fr" | "it" | "de";
export const TONGUES: readonly Tongue[] = ["es", "pt", "fr", "it", "de"];

/** Endings by the last letters of the infinitive: sort and what follows the stem. */
const ENDINGS: Readonly<Record<Exclude<Tongue, "de">, Readonly<Record<string, string>>>> = {
  es: {
    ar: "3:a p:an w:amos 1:o d:ó,aron,aba,aban e:é n:ado,ada,ados,adas g:ando 3:ará p:arán p:en",
    er: "3:e p:en w:emos 1:o d:ió,ieron,ía,ían,imos e:í n:ido,ida,idos,idas g:iendo 3:erá p:erán p:an",
    ir: "3:e p:en w:imos 1:o d:ió,ieron,ía,ían e:í n:ido,ida,idos,idas g:iendo 3:irá p:irán p:an",
  },
  pt: {
    ar: "3:a p:am w:amos,ámos 1:o d:ou,aram,ava,avam,ámos e:ei n:ado,ada,ados,adas g:ando 3:ará p:arão,arem,em",
    er: "3:e p:em w:emos 1:o d:eu,eram,ia,iam e:i n:ido,ida,idos,idas g:endo 3:erá p:erão,erem,am",
    ir: "3:e p:em w:imos 1:o d:iu,iram,ia,iam e:i n:ido,ida,idos,idas g:indo 3:irá p:irão,irem,am",
  },
  fr: {
    er: "3:e p:ent w:ons d:ait,aient n:é,ée,és,ées g:ant 3:era p:eront",
    ir: "3:it p:issent w:issons d:issait n:i,ie,is,ies g:issant 3:ira",
    re: "3:,t p:ent w:ons d:ait,aient n:u,ue,us,ues g:ant 3:ra",
  },
  it: {
    are: "3:a p:ano w:iamo 1:o d:ava,avano n:ato,ata,ati,ate g:ando 3:erà p:eranno",
    ere: "3:e p:ono w:iamo 1:o d:eva,evano n:uto,uta,uti,ute g:endo 3:erà p:eranno",
    ire: "3:e,isce p:ono,iscono w:iamo 1:o,isco d:iva,ivano n:ito,ita,iti,ite g:endo 3:irà p:iranno",
  },
};
/** "Cuesta" of costar, "pierde" of perder, "pide" of pedir; "achète" of acheter; the sound of "pagare" kept before i and e. */
function bentStems(tongue: Tongue, stem: string): string[] {
  if (tongue === "es" || tongue === "pt") {
    const at = /[eou](?=[^aeiouáéíóú]+$)/.exec(stem)?.index;
    const bend = (by: string) => (at === undefined ? [] : [stem.slice(0, at) + by + stem.slice(at + 1)]);
    const vowel = at === undefined ? "" : stem[at];
    if (tongue === "pt") return vowel === "e" ? bend("i") : [];
    return vowel === "e" ? [...bend("ie"), ...bend("i")] : vowel ? bend("ue") : [];
  }
  if (tongue === "fr")
    return /e[^aeiouy]$/.test(stem)
      ? [stem.replace(/e(?=.$)/, "è"), stem + stem.at(-1)]
      : /é[^aeiouy]$/.test(stem)
        ? [stem.replace(/é(?=.$)/, "è")]
        : [];
  return [];
}

/** Spelling keeps the sound: "paghiamo", "pague", "mangeons". */
function joined(tongue: Tongue, stem: string, ending: string): string {
  if (tongue === "it" && /[cg]$/.test(stem) && /^[ei]/.test(ending)) return `${stem}h${ending}`;
  if (tongue === "it" && /i$/.test(stem) && ending.startsWith("i")) return stem + ending.slice(1);
  if (tongue === "fr" && stem.endsWith("g") && /^[aoâ]/.test(ending)) return `${stem}e${ending}`;
  if (tongue === "fr" && stem.endsWith("c") && /^[aoâ]/.test(ending)) return `${stem.slice(0, -1)}ç${ending}`;
  if (tongue === "fr" && stem.endsWith("y") && /^e(?:nt)?$/.test(ending))
    return `${stem.slice(0, -1)}i${ending}`;
  if (tongue !== "fr" && tongue !== "it" && /^[eé]/.test(ending)) {
    if (stem.endsWith("g")) return `${stem}u${ending}`;
    if (stem.endsWith("c")) return `${stem.slice(0, -1)}qu${ending}`;
  }
  return stem + ending;
}

function german(infinitive: string): [form: string, sort: string][] {
  const stem = infinitive.replace(/e?n$/, "");
  const t = /(?:[dt]|[bcdfgkpst][nm]|chn)$/.test(stem) ? "et" : "t";
  const fixed = /^(?:be|ge|er|ver|zer|ent|emp|über|unter)|ieren$/.test(infinitive);
  const separable =
    /^(?:ab|an|auf|aus|ein|her|hin|mit|vor|zu|zurück|weg|hoch|bei|teil|nach)(?=\p{L}{4})/u.exec(
      infinitive,
    )?.[0] ?? "";
  const core = stem.slice(separable.length);
  const bare: [string, string][] = [
    [infinitive, "i"],
    [stem + t, "3"],
    [`${stem}${t}e`, "d"],
    [`${stem}${t}en`, "d"],
    [`${stem}e`, "1"],
    [fixed ? stem + t : `${separable}ge${core}${t}`, "n"],
  ];
  return separable ? [...bare, [`${separable}zu${infinitive.slice(separable.length)}`, "i"]] : bare;
}

/** Every form of a verb that is read, with its sort; a German infinitive is also "they pay". */
export function formsOf(tongue: Tongue, infinitive: string): [form: string, sort: string][] {
  const [head = infinitive, ...rest] = infinitive.split(" ");
  const after = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  if (tongue === "de") return german(infinitive);
  const sets = ENDINGS[tongue];
  const end = Object.keys(sets).find((each) => head.endsWith(each));
  if (!end) return [[infinitive, "i"]];
  const stem = head.slice(0, -end.length);
  // "Ir", "dar", "ver": all their forms are small words.
  if (stem.length < 2) return [[infinitive, "i"]];
  const forms: [string, string][] = [[infinitive, "i"]];
  for (const set of (sets[end] ?? "").split(" ")) {
    const [sort = "", endings = ""] = set.split(":");
    for (const ending of endings.split(",")) {
      forms.push([joined(tongue, stem, ending) + after, sort]);
      if ("3p1".includes(sort))
        for (const bent of bentStems(tongue, stem)) forms.push([joined(tongue, bent, ending) + after, sort]);
    }
  }
  return forms;
}

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
