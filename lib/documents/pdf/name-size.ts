import { piecesOf } from "../text";

/** As large as the name fits on a line, or half of the largest on up to three; its longest word stays on one. */
export function nameSize(name: string, room: number, largest: number, lines: 1 | 3 = 1): number {
  const longest = Math.max(
    4,
    ...name
      .split(/\s+/)
      .flatMap(piecesOf)
      .map((word) => [...word].length),
  );
  const onOne = (room / Math.max(4, [...name].length)) * 1.7;
  const onSeveral = lines > 1 ? Math.min(largest / 2, onOne * lines * 0.8) : 0;
  return Math.max(12, Math.min(largest, Math.max(onOne, onSeveral), (room / longest) * 1.5));
}
