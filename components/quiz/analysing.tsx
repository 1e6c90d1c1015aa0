import { Doodle } from "@/components/layout/doodle";
import { Progress } from "@/components/ui/progress";

export interface AnalysisProgress {
  label: string;
  /** 0 to 1. */
  fraction: number;
}

/** What is being done with the answers, and how far it is. */
export function Analysing({ label, fraction }: AnalysisProgress) {
  return (
    <section className="mx-auto grid w-full max-w-2xl flex-1 content-center gap-6 px-4 py-16 sm:px-6">
      <Doodle calm={0.1} width={640} height={150} />
      <h1 className="display text-4xl">Reading your five answers</h1>
      <Progress value={Math.round(fraction * 100)} aria-label="Analysis progress" />
      <p role="status" className="text-lg text-muted-foreground">
        {label}
      </p>
      <p className="text-sm text-muted-foreground">
        What you wrote is kept in this browser. A project is made when you save it.
      </p>
    </section>
  );
}
