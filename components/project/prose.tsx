import { cn } from "@/lib/client/cn";
import { headingOf } from "@/lib/content/heading-line";
import { typeset } from "@/lib/content/typeset";

type Block =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] };

const BULLET = /^\s*[-•*]\s+/;
/** A line may break between a minus sign and the currency sign after it. */
const LOSS = /(\u2212)(?=\p{Sc})/gu;
const NUMBER = /^\s*\d{1,2}[.)]\s+/;

/** Plain text as written: paragraphs, lines that start a list, and short lines that end in a colon. */
export function toBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const raw of text.replace(LOSS, "$1\u2060").split("\n")) {
    const line = typeset(raw.trim());
    if (!line) continue;
    const last = blocks.at(-1);
    const heading = headingOf(line);
    const ordered = NUMBER.test(line);
    if (ordered || BULLET.test(line)) {
      const item = line.replace(ordered ? NUMBER : BULLET, "");
      if (last?.kind === "list" && last.ordered === ordered) last.items.push(item);
      else blocks.push({ kind: "list", ordered, items: [item] });
    } else {
      blocks.push(heading ? { kind: "heading", text: heading } : { kind: "text", text: line });
    }
  }
  return blocks;
}

/** A founder's or a writer's text; never markup. */
export function Prose({
  text,
  className,
  fallback,
}: {
  text: string;
  className?: string;
  fallback?: string;
}) {
  const blocks = toBlocks(text);
  if (blocks.length === 0)
    return fallback ? <p className="text-muted-foreground italic">{fallback}</p> : null;
  return (
    <div className={cn("measure grid gap-4 leading-relaxed wrap-anywhere", className)}>
      {blocks.map((block, index) => {
        const key = `${index}-${block.kind}`;
        if (block.kind === "heading")
          return (
            <h4 key={key} className="-mb-2 font-semibold">
              {block.text}
            </h4>
          );
        if (block.kind === "text") return <p key={key}>{block.text}</p>;
        const List = block.ordered ? "ol" : "ul";
        return (
          <List
            key={key}
            className={cn("grid gap-2 pl-5 marker:text-link", block.ordered ? "list-decimal" : "list-disc")}
          >
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
