"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";

const NAME_MAX = 50;

interface OwnNameProps {
  /** Answers whether it was saved. */
  onSave: (name: string) => Promise<boolean>;
  saving: boolean;
}

/** A name of one's own: its domain is checked, then it is saved at once. */
export function OwnName({ onSave, saving }: OwnNameProps) {
  const id = useId();
  const [name, setName] = useState("");
  const trimmed = name.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!trimmed || saving) return;
    if (await onSave(trimmed)) setName("");
  }

  return (
    <form onSubmit={submit} className="grid max-w-xl gap-2">
      <Label htmlFor={id}>Or use a name of your own</Label>
      <div className="flex gap-2.5 max-sm:flex-col">
        <Input
          id={id}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          aria-describedby={`${id}-hint`}
        />
        <Button type="submit" variant="outline" disabled={!trimmed || saving}>
          {saving && <Spinner className="size-4" />}
          Use This Name
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-sm text-muted-foreground tabular-nums">
        {name.length}/{NAME_MAX} characters. We look up its domain first.
      </p>
    </form>
  );
}
