import { CheckIcon, CircleAlertIcon, MinusIcon } from "lucide-react";

interface Line {
  name: string;
  purpose: string;
  state: "yes" | "no" | "incomplete";
}

const LOOKS = {
  yes: { Icon: CheckIcon, text: "Yes", className: "bg-success-wash text-success" },
  no: { Icon: MinusIcon, text: "No", className: "bg-muted text-muted-foreground" },
  incomplete: {
    Icon: CircleAlertIcon,
    text: "Incomplete",
    className: "bg-destructive-wash text-destructive",
  },
} as const;

export function SetupChecklist({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="mt-8 divide-y border-y">
      {lines.map(({ name, purpose, state }) => {
        const { Icon, text, className } = LOOKS[state];
        return (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="font-mono text-sm font-semibold wrap-anywhere">{name}</p>
              <p className="mt-1 text-muted-foreground">{purpose}</p>
            </div>
            <span
              className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${className}`}
            >
              <Icon className="size-4" aria-hidden="true" />
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
