import { type ReactNode, useId } from "react";
import { cn } from "@/lib/client/cn";

interface PanelSectionProps {
  title: string;
  /** A word beside the title, e.g. a duration. */
  note?: string;
  children: ReactNode;
  /** The content takes the whole width below its title: boards, timelines, slides. */
  wide?: boolean;
}

/** One idea of a panel: its title at the left, its content at the right. */
export function PanelSection({ title, note, children, wide = false }: PanelSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        "grid min-w-0 gap-x-10 gap-y-4 border-t pt-7 first:border-0 first:pt-0",
        !wide && "lg:grid-cols-[13rem_minmax(0,1fr)]",
      )}
    >
      <div>
        <h3 id={id} className="display text-xl">
          {title}
        </h3>
        {note && <p className="mt-1 text-sm text-muted-foreground">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
