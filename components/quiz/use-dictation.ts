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

function spoken(event: RecognitionEvent): string {
  return Array.from(event.results)
    .slice(event.resultIndex)
    .filter((result) => result.isFinal)
    .map((result) => result[0]?.transcript.trim() ?? "")
    .join(" ");
}

/** Voice input: hands over each finished phrase. `supported` is false on the server and where the browser has none. */
export function useDictation(onPhrase: (phrase: string) => void) {
  const supported = useSyncExternalStore(
    never,
    () => recognitionClass() !== null,
    () => false,
  );
  const [listening, setListening] = useState(false);
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
    recognition.interimResults = false;
    recognition.lang = navigator.language;
    recognition.addEventListener("result", (event) => deliver.current(spoken(event as RecognitionEvent)));
    recognition.addEventListener("error", () =>
      setProblem("The microphone could not be used. You can go on typing."),
    );
    recognition.addEventListener("end", () => setListening(false));
    active.current = recognition;
    setProblem(null);
    setListening(true);
    recognition.start();
  }

  return { supported, listening, problem, toggle: () => (listening ? active.current?.stop() : start()) };
}
