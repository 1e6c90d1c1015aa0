import type { ReactNode } from "react";
import { Doodle } from "./doodle";

interface EmptyStateProps {
  title: string;
  text: string;
  /** What to do next. */
  action?: ReactNode;
  /** How tangled the line is: 0 nothing begun, 1 nothing wrong. */
  calm?: number;
  /** The title is the page's own heading. */
  asPage?: boolean;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, calm = 0, asPage = false }: EmptyStateProps) {
  const Heading = asPage ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-14 text-center">
      <Doodle calm={calm} width={480} height={130} className="max-w-sm" />
      <Heading className="display mt-7 text-3xl sm:text-4xl">{title}</Heading>
      <p className="mt-3 text-lg leading-relaxed text-balance text-muted-foreground">{text}</p>
      {action && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
