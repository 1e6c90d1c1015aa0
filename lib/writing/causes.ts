/** "Banks close their branches", "the council cut the buses": whoever brings the trouble about is no way around it. */
const BRINGS_IT_ABOUT =
  /^(?:now |then |also |all |just |only |keep |(?:have|has|are|is) )*(?:clos(?:es?|ed|ing) (?:their|its|the|more|down|branches|counters|offices)|shut(?:s|ting)? (?:their|its|the|down)|with(?:draws?|drew|drawn|drawing) (?:their|its|the|from)|cut(?:s|ting)? (?:their|its|the|back|staff|services)|cancel(?:s|led|ling)? (?:their|its|the|our|policies|routes)|abolish\w*|merg(?:es?|ed|ing) (?:their|its|the)|pull(?:s|ed|ing)? out)\b/iu;

export const isCause = (doing: string): boolean => BRINGS_IT_ABOUT.test(doing);
