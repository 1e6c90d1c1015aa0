"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** The part of the Web Speech API in use; TypeScript's DOM library does not describe it. */
interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  stop(): void;
}
interface RecognitionEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}
type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | null {
  const scope: { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass } =
    Object(globalThis);
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
}

const never = () => () => undefined;

function spoken(event: RecognitionEvent, finished: boolean): string {
  return Array.from(event.results)
    .slice(event.resultIndex)
    .filter((result) => result.isFinal === finished)
    .map((result) => result[0]?.transcript.trim() ?? "")
    .join(" ");
}

/** A way of speaking instead of typing. */
export interface Voice {
  /** False on the server, and where this way is closed. */
  supported: boolean;
  listening: boolean;
  /** The recording ended and its words are awaited. */
  waiting: boolean;
  /** What is being heard, not final. */
  interim: string;
  problem: string | null;
  /** Who hears it. */
  hears: string;
  toggle(): void;
}

export const NO_MICROPHONE = "The microphone could not be used. You can go on typing.";

/** The browser listens: hands over each finished phrase. */
export function useDictation(onPhrase: (phrase: string) => void): Voice {
  const supported = useSyncExternalStore(
    never,
    () => recognitionClass() !== null,
    () => false,
  );
  const [listening, setListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const active = useRef<Recognition | null>(null);
  const deliver = useRef(onPhrase);
  useEffect(() => {
    deliver.current = onPhrase;
  });
  useEffect(() => () => active.current?.stop(), []);

  function start() {
    const Class = recognitionClass();
    if (!Class) return;
    const recognition = new Class();
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = navigator.language;
    recognition.addEventListener("result", (event) => {
      const phrase = spoken(event as RecognitionEvent, true);
      setInterim(spoken(event as RecognitionEvent, false));
      if (phrase) deliver.current(phrase);
    });
    recognition.addEventListener("error", () => setProblem(NO_MICROPHONE));
    recognition.addEventListener("end", () => {
      setInterim("");
      setListening(false);
    });
    active.current = recognition;
    setProblem(null);
    setListening(true);
    recognition.start();
  }

  return {
    supported,
    listening,
    waiting: false,
    interim,
    problem,
    hears: "Your browser listens; it may send the sound to its maker.",
    toggle: () => (listening ? active.current?.stop() : start()),
  };
}
