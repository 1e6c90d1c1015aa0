import { APICallError, defaultSettingsMiddleware, parsePartialJson, streamText, wrapLanguageModel } from "ai";
import type * as z from "zod";
import { log } from "@/lib/log";
import type { Prompt } from "./prompt";
import type { ModelConfig } from "./provider";
import { wireSchema } from "./wire-schema";

/** Calls for one section, repairs and second tries included. */
const MAX_CALLS = 3;
/** Characters; a section is a hundredth of it. What is longer is no answer, and is not read to its end. */
const MAX_TEXT = 400_000;
/** Between two looks at what is written so far. */
const DRAFT_EVERY_MS = 150;
const REFUSED = new Set([401, 403, 404]);

/** The provider will answer nothing in this run: wrong key, no such model, out of quota. */
export class ModelUnavailable extends Error {
  override readonly name = "ModelUnavailable";
}

export interface Question {
  prompt: Prompt;
  schema: z.ZodObject;
  maxOutputTokens: number;
  user: string;
  /** What is wrong with a well-formed answer; a non-empty list asks for a repair. */
  problems(data: Record<string, unknown>): string[];
  /** Told now and then what is written so far: unchecked, its last text unfinished; for display only. */
  draft?(data: Record<string, unknown>): void;
}

type Mode = "schema" | "text";
/** Which way of asking a server understands, learned once per server and model. */
const learned = new Map<string, Mode>();

interface Answer {
  text: string;
  finishReason: string;
}

/** Hands over what is written so far, at most every so often, never what holds the canary. */
function drafter({ draft, prompt }: Question): (text: string) => Promise<void> {
  let next = 0;
  return async (text) => {
    if (!draft || performance.now() < next || text.includes(prompt.canary)) return;
    const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf("{"))));
    if (value === null || typeof value !== "object" || Array.isArray(value)) return;
    next = performance.now() + DRAFT_EVERY_MS;
    draft(value);
  };
}

/** Asks for the schema; the library's own way of it parses all that was written again with every word. */
const inShape = ({ languageModel }: ModelConfig, schema: ReturnType<typeof wireSchema>) =>
  wrapLanguageModel({
    model: languageModel,
    middleware: defaultSettingsMiddleware({ settings: { responseFormat: { type: "json", schema } } }),
  });

async function call(
  config: ModelConfig,
  question: Question,
  mode: Mode,
  tokens: number,
  repair: string,
  deadline: AbortSignal,
): Promise<Answer> {
  const wire = wireSchema(question.schema);
  const asText = `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(wire)}`;
  const stop = new AbortController();
  const { fullStream } = streamText({
    model: mode === "schema" ? inShape(config, wire) : config.languageModel,
    system: mode === "text" ? `${question.prompt.system}\n${asText}` : question.prompt.system,
    prompt: repair
      ? `${question.prompt.user}\n\nYour last answer had these faults; write it again without them:\n${repair}`
      : question.prompt.user,
    maxOutputTokens: tokens,
    abortSignal: AbortSignal.any([deadline, stop.signal]),
    // Errors are parts of the stream below; the library would print them, too.
    onError: () => undefined,
    providerOptions: { openai: { store: false, safetyIdentifier: question.user } },
  });
  const drafted = drafter(question);
  let text = "";
  for await (const part of fullStream) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw deadline.reason;
    if (part.type === "finish") return { text, finishReason: part.finishReason };
    if (part.type !== "text-delta") continue;
    text += part.text;
    if (text.length > MAX_TEXT) {
      stop.abort();
      return { text: "", finishReason: "other" };
    }
    await drafted(text);
  }
  return { text, finishReason: "other" };
}

/** The JSON object in a text that may be fenced or talked around; null when there is none. */
function parseObject(text: string): unknown {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) return null;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch (error) {
    log.debug({ err: error }, "the model's answer is not JSON");
    return null;
  }
}

/** Returns when asking in words may help; else throws, ModelUnavailable when no further call can help. */
function afterApiError(error: unknown, mode: Mode, config: ModelConfig): void {
  if (!APICallError.isInstance(error)) throw error;
  if (REFUSED.has(error.statusCode ?? 0))
    throw new ModelUnavailable(`status ${error.statusCode}`, { cause: error });
  const body = `${error.message} ${error.responseBody ?? ""}`;
  if (/insufficient_quota/i.test(body)) throw new ModelUnavailable("quota used up", { cause: error });
  const schemaRefused =
    error.statusCode === 400 && mode === "schema" && /response_format|schema|json/i.test(body);
  if (!schemaRefused || config.structured === "schema") throw error;
}

/**
 * Asks for one section until it is well-formed and without problems, at most three times and within the time limit. Returns null when the
 * model could not do it; the caller then keeps its own version. Throws ModelUnavailable when asking is pointless.
 */
export async function ask(config: ModelConfig, question: Question): Promise<Record<string, unknown> | null> {
  const key = `${config.baseURL ?? ""} ${config.id}`;
  let mode: Mode = config.structured === "text" ? "text" : (learned.get(key) ?? "schema");
  let tokens = question.maxOutputTokens;
  let repair = "";
  const deadline = AbortSignal.timeout(config.timeoutMs);
  for (let calls = 0; calls < MAX_CALLS; calls++) {
    let answer: Answer;
    try {
      answer = await call(config, question, mode, tokens, repair, deadline);
    } catch (error) {
      afterApiError(error, mode, config);
      mode = "text";
      learned.set(key, mode);
      continue;
    }
    if (answer.finishReason === "content-filter") return null;
    if (answer.finishReason === "length") {
      tokens *= 2;
      continue;
    }
    if (answer.text.includes(question.prompt.canary)) {
      log.warn("the model repeated its instructions; its answer was thrown away");
      return null;
    }
    const parsed = question.schema.safeParse(parseObject(answer.text));
    const faults = parsed.success
      ? question.problems(parsed.data)
      : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    if (parsed.success && faults.length === 0) return parsed.data;
    repair = faults.slice(0, 8).join("\n");
  }
  return null;
}
