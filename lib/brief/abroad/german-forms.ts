/** The forms of a regular verb; a strong one has its own among the small words. */
export function germanForms(infinitive: string): [form: string, sort: string][] {
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
