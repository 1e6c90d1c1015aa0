import { CheckIcon, CircleHelpIcon, XIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { DomainCheck } from "@/lib/artifacts/brand/artifact";
import { cn } from "@/lib/client/cn";
import { EXTENSIONS } from "@/lib/domains/extensions";

/** true, false or not known, each with its own icon and word: colour is never the only sign. */
export function DomainBadge({ available }: { available: boolean | null }) {
  if (available === null) return <Badge>Not verified</Badge>;
  return available ? <Badge variant="success">Available</Badge> : <Badge variant="destructive">Taken</Badge>;
}

const MARKS = {
  free: { Icon: CheckIcon, colour: "text-success", word: "available" },
  taken: { Icon: XIcon, colour: "text-destructive", word: "taken" },
  unknown: { Icon: CircleHelpIcon, colour: "text-muted-foreground", word: "not verified" },
} as const;

const markOf = ({ available }: DomainCheck) => {
  if (available === null) return MARKS.unknown;
  return available ? MARKS.free : MARKS.taken;
};

/** The database keeps no order of its own. */
const ORDER = Object.keys(EXTENSIONS);

export function ExtensionMarks({ extensions }: { extensions: Record<string, DomainCheck> }) {
  const entries = Object.entries(extensions).sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
  if (entries.length === 0) return null;
  return (
    <ul
      aria-label="Domain extensions"
      className="grid w-fit grid-cols-3 gap-x-3.5 gap-y-1 text-sm sm:flex sm:flex-wrap"
    >
      {entries.map(([extension, check]) => {
        const { Icon, colour, word } = markOf(check);
        return (
          <li key={extension} className={cn("inline-flex items-center gap-1", colour)}>
            <Icon className="size-3.5" strokeWidth={2.5} aria-hidden="true" />
            {extension}
            <span className="sr-only"> {word}</span>
          </li>
        );
      })}
    </ul>
  );
}
