import { ConfigError } from "@/lib/env";
import { AppError, errorCode } from "@/lib/errors";
import { log } from "@/lib/log";

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** PostgreSQL's classes for a lost connection, a full system and a shutdown; and what a refused socket says. */
const UNREACHABLE = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE)$/;
const RETRYABLE = /^40(001|P01)$/;

function* causes(error: unknown): Generator<unknown> {
  for (let cause = error; cause; cause = cause instanceof Error ? cause.cause : undefined) yield cause;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");
const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");

function isUnavailable(cause: unknown): boolean {
  const code = errorCode(cause);
  return (
    UNREACHABLE.test(code) ||
    RETRYABLE.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/i.test(messageOf(cause)) ||
    nameOf(cause) === "DirectoryInUse" ||
    cause instanceof ConfigError
  );
}

/** Anything thrown, as the error that the caller may see; what is not ours stays in the log. */
export function toAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  if ([...causes(error)].some(isUnavailable)) {
    log.error({ requestId, err: error }, "a dependency is not available");
    const message = "The service is not available right now. Please try again shortly.";
    return new AppError("unavailable", message, { retryAfter: 5, cause: error });
  }
  log.error({ requestId, err: error }, "unexpected failure");
  return new AppError("internal", "Something went wrong", { cause: error });
}

export function errorBody(error: AppError, requestId: string) {
  return {
    message: error.message,
    code: error.code,
    ...(error.issues && { issues: error.issues }),
    ...(error.current !== undefined && { current: error.current }),
    ...(error.code === "internal" && { requestId }),
  };
}

export function errorResponse(thrown: unknown, requestId: string): Response {
  const error = toAppError(thrown, requestId);
  return Response.json(errorBody(error, requestId), {
    status: error.status,
    headers: {
      ...HEADERS,
      "X-Request-Id": requestId,
      ...(error.retryAfter && { "Retry-After": String(error.retryAfter) }),
    },
  });
}

/** A plain value as JSON; `undefined` as 204; a Response as it is, with the headers that every answer has. */
export function valueResponse(value: unknown, status: number, requestId: string): Response {
  const headers = { ...HEADERS, "X-Request-Id": requestId };
  if (value instanceof Response) {
    for (const [name, text] of Object.entries(headers))
      if (!value.headers.has(name)) value.headers.set(name, text);
    return value;
  }
  return value === undefined
    ? new Response(null, { status: 204, headers })
    : Response.json(value, { status, headers });
}
