import { APICallError, generateText, jsonSchema, NoObjectGeneratedError, Output } from "ai";
import type * as z from "zod";
import { log } from "@/lib/log";
import type { Prompt } from "./prompt";
import type { ModelConfig } from "./provider";
import { wireSchema } from "./wire-schema";

/** Calls for one section, repairs and second tries included. */
const MAX_CALLS = 3;
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
}

type Mode = "schema" | "text";
/** Which way of asking a server understands, learned once per server and model. */
const learned = new Map<string, Mode>();

interface Answer {
  text: string;
  finishReason: string;
}

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
  try {
    const result = await generateText({
      model: config.languageModel,
      system: mode === "text" ? `${question.prompt.system}\n${asText}` : question.prompt.system,
      prompt: repair
        ? `${question.prompt.user}\n\nYour last answer had these faults; write it again without them:\n${repair}`
        : question.prompt.user,
      maxOutputTokens: tokens,
      abortSignal: deadline,
      providerOptions: { openai: { store: false, safetyIdentifier: question.user } },
      ...(mode === "schema" && { output: Output.object({ schema: jsonSchema(wire) }) }),
    });
    return { text: result.text, finishReason: result.finishReason };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error))
      return { text: error.text ?? "", finishReason: error.finishReason ?? "error" };
    throw error;
  }
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

/** Null: try again as text. Throws ModelUnavailable when no further call can help. */
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
