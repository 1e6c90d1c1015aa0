import pino from "pino";
import { logLevel } from "@/lib/env";

/** Structured logs; founder text, tokens and keys never enter them. */
export const log = pino({
  level: logLevel(),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ["*.email", "*.token", "*.cookie", "*.authorization", "*.apiKey"], censor: "[redacted]" },
});
