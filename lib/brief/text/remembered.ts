/** Keeps the last few results, for texts that are asked for several times while one idea is read. */
export function remembered<Result>(most: number) {
  const recent = new Map<string, Result>();
  return (key: string, make: () => Result): Result => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const made = make();
    recent.set(key, made);
    const oldest = recent.size > most ? recent.keys().next().value : undefined;
    if (oldest !== undefined) recent.delete(oldest);
    return made;
  };
}
