/** A generator of numbers in [0, 1) that depends on its seed alone: no clock, no Math.random. */
export interface Random {
  next(): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a, enough to spread text over 32 bits. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** mulberry32 over the seed and a scope, so that one section's choices never shift another's. */
export function random(seed: string, scope = ""): Random {
  let a = hash(`${seed}|${scope}`);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((x, y) => x.at - y.at)
        .map(({ item }) => item),
  };
}
