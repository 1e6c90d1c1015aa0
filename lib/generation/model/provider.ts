import { createHmac } from "node:crypto";
import { createOpenAI } from "@ai-sdk/openai";
import type { TranscriptionModel, wrapLanguageModel } from "ai";
import { authSecret, model } from "@/lib/env";

export interface ModelConfig extends NonNullable<ReturnType<typeof model>> {
  languageModel: Parameters<typeof wrapLanguageModel>[0]["model"];
  /** Null where speech is not understood. */
  listener: TranscriptionModel | null;
  /** Who gets to see what is sent: a host's name. */
  host: string;
}

/** Null without a key. A base address means any compatible server, which speaks chat completions only. */
export function modelConfig(): ModelConfig | null {
  const config = model();
  if (!config) return null;
  const openai = createOpenAI({ apiKey: config.apiKey, baseURL: config.baseURL });
  const { baseURL, id, transcribes } = config;
  return {
    ...config,
    languageModel: baseURL ? openai.chat(id) : openai(id),
    listener: transcribes === null ? null : openai.transcription(transcribes),
    host: new URL(baseURL ?? "https://api.openai.com").host,
  };
}

/** Tells a provider's abuse desk users apart without telling who they are. */
export const userLabel = (userId: string) =>
  createHmac("sha256", authSecret()).update(userId).digest("hex").slice(0, 32);
