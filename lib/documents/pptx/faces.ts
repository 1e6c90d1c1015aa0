/**
 * The one face that every office program has, or has a twin of the same widths for: PowerPoint replaces a missing face
 * without a word, and a wider one would run over what stands below.
 */
export const SAFE_FACE = "Arial";
/** As wide as the safe face, and ours to measure with. */
export const MEASURED_AS = "Inter";
