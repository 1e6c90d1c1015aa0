/** Typed words around one idea; `triggers` are word beginnings looked for in the founder's text. */
export interface Cluster {
  id: string;
  /** What the words stand for, fit for "stands for ...". */
  gloss: string;
  kind: "topic" | "benefit";
  triggers: string[];
  /** Concrete nouns that may open a compound. */
  nouns: string[];
  /** Words that may close a compound. */
  heads: string[];
  adjectives: string[];
  /** Ordinary words that can stand alone as a name. */
  real: string[];
  roots: string[];
  /** Where its colours sit on the OKLCH wheel. */
  hue: number;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

function cluster(
  kind: Cluster["kind"],
  id: string,
  hue: number,
  gloss: string,
  triggers: string,
  nouns: string,
  heads: string,
  adjectives: string,
  real: string,
  roots = "",
): Cluster {
  return {
    id,
    kind,
    hue,
    gloss,
    triggers: words(triggers),
    nouns: words(nouns),
    heads: words(heads),
    adjectives: words(adjectives),
    real: words(real),
    roots: words(roots),
  };
}

export const topic = cluster.bind(null, "topic");
export const benefit = cluster.bind(null, "benefit");
