import type { Range } from "./archetype-defaults";

type Row = readonly [RegExp, Range];

/**
 * Share of all people who are such customers, by the head of the audience: low, planned, high. Round planning values
 * without a source (a household counts once, with about 2.4 people in it), always shown as assumed.
 */
export const SHARES: readonly Row[] = [
  [/^(?:(?:home|house|property) ?owners?|owners of (?:old(?:er)? )?(?:houses|homes))\b/i, [0.18, 0.26, 0.32]],
  [/^(?:households?|families in flats)\b/i, [0.3, 0.4, 0.45]],
  [/^(?:families|parents|mothers and fathers|mums and dads)\b/i, [0.08, 0.14, 0.2]],
  [/^(?:tenants|renters)\b/i, [0.1, 0.2, 0.3]],
  [/^(?:dog and cat|cat and dog|pet) owners?\b/i, [0.12, 0.18, 0.25]],
  [/^owners of (?:pets|dogs and cats|cats and dogs)\b/i, [0.12, 0.18, 0.25]],
  [/^owners of (?:dogs|cats)\b/i, [0.06, 0.1, 0.15]],
  [/^(?:remote|hybrid) (?:workers|employees)\b|^people who work from home\b/i, [0.05, 0.1, 0.15]],
  [/^(?:dog|cat) owners?\b/i, [0.06, 0.1, 0.15]],
  [
    /^(?:[\p{L}-]+ ){0,3}?(?:drivers|riders|couriers|delivery (?:people|workers))\b(?=.*\b(?:gig|apps?|uber|lyft|bolt|grab|doordash|deliver\w*|ride-?hail\w*|taxis?|moto)\b)/iu,
    [0.002, 0.006, 0.012],
  ],
  [/^(?:gig|platform) workers\b/i, [0.005, 0.015, 0.03]],
  [/^(?:car owners?|owners of cars|drivers|motorists)\b/i, [0.3, 0.45, 0.55]],
  [/^(?:commuters|office workers|employees|workers)\b/i, [0.15, 0.25, 0.35]],
  [/^(?:university |college )?students\b/i, [0.03, 0.05, 0.08]],
  [/^(?:newcomers|refugees|immigrants|migrants|expats)\b/i, [0.01, 0.03, 0.06]],
];

/** Couples of one year's weddings. */
const WEDDINGS: Range = [0.003, 0.005, 0.007];
export const MARRYING: Row = [
  /\b(?:couples|brides|people|families)\b.*\b(?:marry|marrying|married|wedding)\b|^(?:brides|newlyweds)\b/i,
  WEDDINGS,
];

/** The same by the last word of who is named, whatever stands before it; a narrowing word leaves a part. */
export const BY_HEAD: readonly Row[] = [
  [/\bnurses$/i, [0.005, 0.01, 0.013]],
  [/\b(?:doctors|physicians)$/i, [0.001, 0.003, 0.004]],
  [/\b(?:teachers|educators)$/i, [0.008, 0.013, 0.018]],
  [/\bengineers$/i, [0.004, 0.01, 0.015]],
  [/\b(?:factory|shift) workers$/i, [0.03, 0.06, 0.1]],
  [/\b(?:carers|caregivers)$/i, [0.02, 0.05, 0.1]],
  [/\b(?:pensioners|retirees|seniors|older people|elderly people)$/i, [0.12, 0.18, 0.22]],
  [/\b(?:teenagers|teens|adolescents)$/i, [0.07, 0.1, 0.14]],
  [/\b(?:residents|locals|neighbours|neighbors)$/i, [0.2, 0.3, 0.4]],
  [/\bcouples$/i, [0.15, 0.2, 0.25]],
  [/\b(?:garden owners|gardeners|allotment holders)$/i, [0.08, 0.15, 0.22]],
  [/\bcooks$/i, [0.05, 0.1, 0.2]],
  [/\b(?:cyclists|bike owners|bicycle owners)$/i, [0.1, 0.2, 0.35]],
  [/\b(?:runners|joggers|swimmers)$/i, [0.03, 0.06, 0.1]],
  [/\b(?:hikers|walkers|campers)$/i, [0.08, 0.15, 0.25]],
  [/\b(?:amateur|hobby) \w+$/i, [0.002, 0.005, 0.015]],
  [/\bvegans$/i, [0.005, 0.01, 0.03]],
  [/\b(?:crafters|makers)$/i, [0.005, 0.015, 0.04]],
  [/\b(?:gamers|readers|listeners)$/i, [0.1, 0.2, 0.35]],
  [/\b(?:coffee|tea|wine|beer) (?:drinkers|lovers)$/i, [0.2, 0.35, 0.5]],
  [/\b(?:vegetarians)$/i, [0.03, 0.06, 0.1]],
  [/\b(?:diabetics)$/i, [0.04, 0.07, 0.1]],
  [/\b(?:migraine|allergy|asthma) sufferers$/i, [0.05, 0.1, 0.15]],
];

/** What stands before the head and leaves a known part of it. */
export const PART_OF: readonly (readonly [RegExp, number])[] = [
  [/\bleft[- ]handed\b/i, 0.1],
  [/\b(?:registered|qualified|private|local|home|ordinary|busy|normal)\b/i, 1],
  [/\b(?:young|older|working|urban|rural|employed|female|male)\b/i, 0.4],
];
