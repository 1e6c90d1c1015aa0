const NORM = String.raw`\b(?:ISO|IEC|DIN|EN|BS|ANSI|ASTM|VDE|UL|NFPA|OSHA|IFRS|HACCP|Article|Section)(?:/\p{Lu}+)?[ -]`;
const NORM_BEFORE = new RegExp(`${NORM}$`, "u");
const NORM_WITH_NUMBER = new RegExp(String.raw`${NORM}\d[\d.:-]*`, "gu");

/** "ISO 11088" is the name of a rule: its number counts nothing. */
export const isOfNorm = (before: string): boolean => NORM_BEFORE.test(before);
export const withoutNorms = (text: string): string => text.replace(NORM_WITH_NUMBER, "the rule");
