import { Doodle } from "@/components/layout/doodle";

interface SectionHeadProps {
  id: string;
  title: string;
  text?: string;
  /** Each section's line is calmer than the one before. */
  calm: number;
}

export function SectionHead({ id, title, text, calm }: SectionHeadProps) {
  return (
    <div className="mb-10 sm:mb-14">
      <Doodle calm={calm} width={1200} height={90} className="mb-8 h-14 sm:mb-10 sm:h-auto" />
      <SectionTitle id={id} title={title} text={text} />
    </div>
  );
}

export function SectionTitle({ id, title, text }: Omit<SectionHeadProps, "calm">) {
  return (
    <>
      <h2 id={id} className="display text-4xl sm:text-6xl">
        {title}
      </h2>
      {text && (
        <p className="mt-4 max-w-[56ch] text-lg leading-relaxed text-muted-foreground sm:text-xl">{text}</p>
      )}
    </>
  );
}
