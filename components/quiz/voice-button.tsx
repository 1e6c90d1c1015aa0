"use client";

import { MicIcon, SquareIcon, Undo2Icon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useDictation } from "./use-dictation";
import { useRecording } from "./use-recording";

interface VoiceButtonProps {
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
}

const joined = (text: string, phrase: string) => `${text}${text && !/\s$/.test(text) ? " " : ""}${phrase}`;

/** Speak instead of typing; nothing is shown where neither the browser nor the server can listen. */
export function VoiceButton({ value, onChange, maxLength }: VoiceButtonProps) {
  const [spoken, setSpoken] = useState<{ before: string; after: string }[]>([]);
  const append = (phrase: string) => {
    const after = joined(value, phrase).slice(0, maxLength);
    setSpoken((past) => [...past, { before: value, after }]);
    onChange(after);
  };
  const dictation = useDictation(append);
  const recording = useRecording(!dictation.supported, append);
  const voice = dictation.supported ? dictation : recording;
  if (!voice.supported) return null;

  const last = spoken.at(-1);
  const undo = () => {
    if (last) onChange(last.before);
    setSpoken((past) => past.slice(0, -1));
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          size="sm"
          aria-pressed={voice.listening}
          disabled={voice.waiting}
          onClick={voice.toggle}
        >
          {voice.waiting && <Spinner className="size-4" />}
          {voice.listening && <SquareIcon className="text-destructive" aria-hidden="true" />}
          {!voice.waiting && !voice.listening && <MicIcon aria-hidden="true" />}
          {voice.listening ? "Stop listening" : voice.waiting ? "Writing it down" : "Speak instead"}
        </Button>
        {last?.after === value && (
          <Button variant="ghost" size="sm" onClick={undo}>
            <Undo2Icon aria-hidden="true" />
            Undo what was heard
          </Button>
        )}
        <p className="text-sm text-muted-foreground">{voice.hears}</p>
      </div>
      <p role="status" className="text-sm">
        {voice.problem ?? (voice.listening && !voice.interim ? "Listening." : "")}
      </p>
      {voice.interim && <p className="text-muted-foreground italic">{voice.interim}</p>}
    </div>
  );
}
