import { cn } from "@/lib/client/cn";
import { typeset } from "@/lib/content/typeset";

/** What a reader must know to weigh the text above. */
export function ReaderNotes({ warnings, className }: { warnings: readonly string[]; className?: string }) {
  if (warnings.length === 0) return null;
  return (
    <div className={cn("mt-10 rounded-lg bg-warning-wash px-5 py-4 wrap-anywhere text-warning", className)}>
      <p className="font-semibold">Keep in mind</p>
      <ul className="mt-1.5 grid list-disc gap-1.5 pl-5 text-[0.9375rem]">
        {warnings.map((warning) => (
          <li key={warning}>{typeset(warning)}</li>
        ))}
      </ul>
    </div>
  );
}
