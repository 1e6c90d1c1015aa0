import { germanForms } from "./german-forms";

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
function joined(tongue: Tongue, stem: string, ending: string, inA: boolean): string {
  if (tongue === "it" && /[cg]$/.test(stem) && /^[ei]/.test(ending)) return `${stem}h${ending}`;
  if (tongue === "it" && /i$/.test(stem) && ending.startsWith("i")) return stem + ending.slice(1);
  if (tongue === "fr" && stem.endsWith("g") && /^[aoâ]/.test(ending)) return `${stem}e${ending}`;
  if (tongue === "fr" && stem.endsWith("c") && /^[aoâ]/.test(ending)) return `${stem.slice(0, -1)}ç${ending}`;
  if (tongue === "fr" && stem.endsWith("y") && /^e(?:nt)?$/.test(ending))
    return `${stem.slice(0, -1)}i${ending}`;
  if (tongue !== "fr" && tongue !== "it" && inA && /^[eé]/.test(ending)) {
    if (stem.endsWith("g")) return `${stem}u${ending}`;
    if (stem.endsWith("c")) return `${stem.slice(0, -1)}qu${ending}`;
  }
  return stem + ending;
}

/** Every form of a verb that is read, with its sort; a German infinitive is also "they pay". */
export function formsOf(tongue: Tongue, infinitive: string): [form: string, sort: string][] {
  const [head = infinitive, ...rest] = infinitive.split(" ");
  const after = rest.length > 0 ? ` ${rest.join(" ")}` : "";
  if (tongue === "de") return germanForms(infinitive);
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
      forms.push([joined(tongue, stem, ending, end === "ar") + after, sort]);
      if ("3p1".includes(sort))
        for (const bent of bentStems(tongue, stem))
          forms.push([joined(tongue, bent, ending, end === "ar") + after, sort]);
    }
  }
  return forms;
}
