"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { apiRequest } from "@/lib/client/api";
import { NO_MICROPHONE, type Voice } from "./use-dictation";

const canRecord = () => typeof MediaRecorder !== "undefined" && Boolean(navigator.mediaDevices);

/** For a browser that cannot listen itself: a recording, written down by the server's model service where it has one. */
export function useRecording(wanted: boolean, onPhrase: (phrase: string) => void): Voice {
  const service = useQuery({
    queryKey: ["/api/transcribe"],
    queryFn: () => apiRequest<{ host: string | null }>("GET", "/api/transcribe"),
    enabled: wanted && canRecord(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const host = service.data?.host ?? null;
  const active = useRef<MediaRecorder | null>(null);
  const [listening, setListening] = useState(false);
  const [denied, setDenied] = useState(false);
  const send = useMutation({
    mutationFn: (sound: Blob) => apiRequest<{ text: string }>("POST", "/api/transcribe", sound),
    onSuccess: ({ text }) => text && onPhrase(text),
  });
  useEffect(() => () => active.current?.stop(), []);

  async function start() {
    setDenied(false);
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
    if (!stream) return setDenied(true);
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    recorder.addEventListener("stop", () => {
      for (const track of stream.getTracks()) track.stop();
      setListening(false);
      send.mutate(new Blob(pieces, { type: recorder.mimeType }));
    });
    active.current = recorder;
    setListening(true);
    recorder.start();
  }

  return {
    supported: host !== null,
    listening,
    waiting: send.isPending,
    interim: "",
    problem: denied ? NO_MICROPHONE : (send.error?.message ?? null),
    hears: `The recording goes to ${host} to be written down, and is not kept here.`,
    toggle: () => (listening ? active.current?.stop() : void start()),
  };
}
