/** The browser's console, for what is worth a line but not a person's attention. */
export const logInfo = (message: string, detail?: unknown): void => write("info", message, detail);
export const logWarning = (message: string, detail?: unknown): void => write("warn", message, detail);

function write(level: "info" | "warn", message: string, detail: unknown): void {
  console[level](...(detail === undefined ? [message] : [message, detail]));
}
