import { typeset } from "@/lib/content/typeset";

interface NumberedListProps {
  items: readonly string[];
  fallback: string;
}

export function NumberedList({ items, fallback }: NumberedListProps) {
  if (items.length === 0) return <p className="text-muted-foreground italic">{fallback}</p>;
  return (
    <ol className="measure">
      {items.map((item, index) => (
        <li
          key={item}
          className="grid grid-cols-[2.25rem_1fr] border-b py-3.5 leading-relaxed first:pt-0 last:border-0"
        >
          <span className="display pt-px text-lg text-link tabular-nums">{index + 1}</span>
          <span className="min-w-0 wrap-anywhere">{typeset(item)}</span>
        </li>
      ))}
    </ol>
  );
}
