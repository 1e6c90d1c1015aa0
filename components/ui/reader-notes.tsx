import { cn } from "@/lib/client/cn";
import { typeset } from "@/lib/content/typeset";

interface ReaderNotesProps {
  warnings: readonly string[];
  /** What the page says elsewhere, and no second time here. */
  told?: readonly string[];
  className?: string;
}

/** What a reader must know to weigh the text above. */
export function ReaderNotes({ warnings, told = [], className }: ReaderNotesProps) {
  const untold = warnings.filter((warning) => !told.some((text) => warning.startsWith(text)));
  if (untold.length === 0) return null;
  return (
    <div className={cn("mt-10 rounded-lg bg-warning-wash px-5 py-4 wrap-anywhere text-warning", className)}>
      <p className="font-semibold">Keep in mind</p>
      <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-[0.9375rem]">
        {untold.map((warning) => (
          <li key={warning}>{typeset(warning)}</li>
        ))}
      </ul>
    </div>
  );
}
