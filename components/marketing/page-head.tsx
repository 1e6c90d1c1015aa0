import { Doodle } from "@/components/layout/doodle";

interface PageHeadProps {
  title: string;
  text?: string;
  calm?: number;
}

/** The top of a public page. */
export function PageHead({ title, text, calm = 0.5 }: PageHeadProps) {
  return (
    <header className="pt-10 pb-10 sm:pt-14">
      <Doodle calm={calm} width={1200} height={90} className="h-14 sm:h-auto" />
      <h1 className="display mt-6 text-5xl sm:text-7xl">{title}</h1>
      {text && <p className="mt-4 max-w-[56ch] text-xl leading-relaxed text-muted-foreground">{text}</p>}
    </header>
  );
}
