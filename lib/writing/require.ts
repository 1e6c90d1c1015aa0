import { AppError } from "@/lib/errors";

const filled = (value: unknown) =>
  value !== undefined && value !== null && (typeof value !== "object" || Object.keys(value).length > 0);

/** Either the project's own or what the call carried along; otherwise the caller is told what to do first. */
export function need(message: string, ...sources: unknown[]): void {
  if (!sources.some(filled)) throw new AppError("conflict", message);
}
