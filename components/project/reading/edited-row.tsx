"use client";

import type { ReadingCorrections } from "@/lib/brief/corrected/reading-corrections";
import type { Brief } from "@/lib/brief/types";
import { type ReadingEditor, withReading } from "./editor";
import { type Field, FieldsForm } from "./fields-form";
import { Row } from "./row";

export const muted = (text: string) => <span className="text-muted-foreground">{text}</span>;

export interface RowsProps {
  brief: Brief;
  editor: ReadingEditor;
}

interface EditedProps extends RowsProps {
  label: string;
  /** What of the reading the fields change. */
  part: (keyof ReadingCorrections)[];
  fields: readonly Field[];
  take: (typed: Readonly<Record<string, string>>) => Partial<ReadingCorrections>;
  check?: (typed: Readonly<Record<string, string>>) => Record<string, string> | null;
  /** Called when the form is opened, and what it says below its fields. */
  onOpen?: () => void;
  note?: React.ReactNode;
  children: React.ReactNode;
}

/** A row of the reading whose parts the founder can put right or take back. */
export function Edited({ label, part, fields, take, check, editor, onOpen, note, children }: EditedProps) {
  const { corrections, change } = editor;
  const own = corrections.reading ?? {};
  return (
    <Row
      label={label}
      onOpen={onOpen}
      onReset={
        part.some((name) => own[name] !== undefined)
          ? () =>
              change(
                withReading(corrections, Object.fromEntries(part.map((name) => [name, undefined]))),
                `reset ${label}`,
              )
          : undefined
      }
      form={(close) => (
        <FieldsForm
          fields={() => fields}
          {...(check ? { check } : {})}
          action="Use this"
          onSubmit={(typed) => change(withReading(corrections, take(typed)), label)}
          onClose={close}
        >
          {note}
        </FieldsForm>
      )}
    >
      {children}
    </Row>
  );
}
