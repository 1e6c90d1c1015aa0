"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { cn } from "@/lib/client/cn";

export interface Field {
  name: string;
  label: string;
  value: string;
  /** Choices; a text field without them. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** Shown behind the field: a currency, "%". */
  unit?: string;
  hint?: string;
  max?: number;
  numeric?: boolean;
  /** Beside others, and not a row of its own; what is numeric is. */
  narrow?: boolean;
}

interface FieldsFormProps {
  /** What is asked, from what was typed so far. */
  fields: (typed: Readonly<Record<string, string>>) => readonly Field[];
  /** What is wrong with it, by field; null when nothing is. */
  check?: (typed: Readonly<Record<string, string>>) => Record<string, string> | null;
  action: string;
  onSubmit: (typed: Readonly<Record<string, string>>) => void;
  onClose: () => void;
  children?: ReactNode;
}

function FormField({
  field,
  error,
  onType,
}: {
  field: Field;
  error: string | undefined;
  onType: (text: string) => void;
}) {
  const id = useId();
  const { label, value, options, placeholder, unit, hint, max, numeric, narrow = numeric } = field;
  // A hint would be folded up beside a narrow field.
  const row = !narrow || hint;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={row ? "min-w-0 basis-full" : "w-40"}>
      <Label htmlFor={id} className="mb-1 block">
        {label}
      </Label>
      {options ? (
        <Select
          id={id}
          value={value}
          aria-describedby={described}
          onChange={(event) => onType(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : (
        <div className={cn("flex items-center gap-2", narrow && "w-40")}>
          <Input
            id={id}
            value={value}
            maxLength={max}
            placeholder={placeholder}
            autoComplete="off"
            inputMode={numeric ? "decimal" : undefined}
            aria-invalid={error !== undefined}
            aria-describedby={described}
            onChange={(event) => onType(event.target.value)}
            className={numeric ? "text-right tabular-nums" : undefined}
          />
          {unit && <span className="shrink-0 text-sm whitespace-nowrap text-muted-foreground">{unit}</span>}
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}

/** True for what says something: a letter or a digit. */
export const isWorded = (text: string | undefined): boolean => /[\p{L}\p{N}]/u.test(text ?? "");

function tooLong(fields: readonly Field[], typed: Readonly<Record<string, string>>) {
  const long = fields.filter(({ name, max }) => max && (typed[name]?.trim().length ?? 0) > max);
  return Object.fromEntries(long.map(({ name, max }) => [name, `At most ${max} characters.`]));
}

/** A few fields that put one thing right: Enter uses them, Escape leaves everything as it was. */
export function FieldsForm({ fields, check, action, onSubmit, onClose, children }: FieldsFormProps) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = fields(typed);
  const values = Object.fromEntries(shown.map(({ name, value }) => [name, typed[name] ?? value]));
  const issues = { ...check?.(values), ...tooLong(shown, values) };
  const errors = Object.keys(issues).length > 0 ? issues : null;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
    // Its buttons are seen too, above a bar at the foot of the page.
    form.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (errors) return;
    onSubmit(values);
    onClose();
  }
  function leave(event: KeyboardEvent) {
    if (event.key === "Escape") onClose();
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={leave}
      noValidate
      data-typed={Object.keys(typed).length > 0 || undefined}
      className="grid gap-4 py-1"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {shown.map((field) => (
          <FormField
            key={field.name}
            field={{ ...field, value: typed[field.name] ?? field.value }}
            error={tried ? errors?.[field.name] : undefined}
            onType={(text) => setTyped((now) => ({ ...now, [field.name]: text }))}
          />
        ))}
      </div>
      {children}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="outline">
          {action}
        </Button>
        <Button size="sm" variant="ghost" type="button" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
