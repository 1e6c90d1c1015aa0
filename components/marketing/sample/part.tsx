import type { ReactNode } from "react";

interface PartProps {
  title: string;
  children: ReactNode;
}

/** One titled part of a sample tab. */
export function Part({ title, children }: PartProps) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-semibold">{title}</h3>
      <div className="measure leading-relaxed text-muted-foreground">{children}</div>
    </section>
  );
}
