/** What the caller should do about it; each code has exactly one HTTP status. */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  identity_mismatch: 401,
  forbidden: 403,
  upgrade_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_running: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  not_configured: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

export interface Issue {
  path: string;
  message: string;
}

interface Details {
  issues?: Issue[];
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** What the caller needs to recover, e.g. the current project after a stale write. */
  current?: unknown;
  cause?: unknown;
}

export class AppError extends Error {
  override readonly name = "AppError";
  readonly issues?: Issue[];
  readonly retryAfter?: number;
  readonly current?: unknown;

  constructor(
    readonly code: ErrorCode,
    message: string,
    { issues, retryAfter, current, cause }: Details = {},
  ) {
    super(message, { cause });
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.current = current;
  }

  get status(): number {
    return STATUS_OF[this.code];
  }
}

export const notFound = (what: string) => new AppError("not_found", `${what} not found`);

/** The `code` of a system or database error; "" when it has none. */
export function errorCode(error: unknown): string {
  const code = error !== null && typeof error === "object" && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}
