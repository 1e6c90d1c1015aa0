"use client";

import { MicIcon, SquareIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useDictation } from "./use-dictation";

/** Speak instead of typing; nothing is shown where the browser cannot listen. */
export function VoiceButton({ onPhrase }: { onPhrase: (phrase: string) => void }) {
  const { supported, listening, problem, toggle } = useDictation(onPhrase);
  if (!supported) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" aria-pressed={listening} onClick={toggle}>
        {listening ? (
          <SquareIcon className="text-destructive" aria-hidden="true" />
        ) : (
          <MicIcon aria-hidden="true" />
        )}
        {listening ? "Stop listening" : "Speak instead"}
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        {problem ?? (listening ? "Listening. Pause after a sentence to see it appear." : "")}
      </p>
    </div>
  );
}
