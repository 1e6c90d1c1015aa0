import * as z from "zod";

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 3_000;
const RESERVED = /reserved|premium|not available for registration|blocked/i;

/** What a registry's answer proves; `nothing` covers refusals, time-outs, redirects and rubbish. */
export type RdapAnswer = "registered" | "not_found" | "reserved" | "nothing";

const answerSchema = z.object({
  objectClassName: z.string().optional(),
  status: z.array(z.string()).optional(),
  title: z.string().optional(),
  description: z.union([z.string(), z.array(z.string())]).optional(),
});

async function readLimited(response: Response): Promise<unknown> {
  const reader = response.body?.getReader();
  let text = "";
  let size = 0;
  const decoder = new TextDecoder();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text ? JSON.parse(text) : {};
}

/** Asks the registry at `base` (ends with a slash) about one domain. Never throws, never follows a redirect. */
export async function askRdap(base: string, domain: string): Promise<RdapAnswer> {
  try {
    const response = await fetch(`${base}domain/${domain}`, {
      redirect: "manual",
      headers: { Accept: "application/rdap+json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200 && response.status !== 404) {
      await response.body?.cancel();
      return "nothing";
    }
    const parsed = answerSchema.safeParse(await readLimited(response).catch(() => null));
    const answer = parsed.success ? parsed.data : null;
    const said = answer ? [answer.title, answer.status, answer.description].flat().join(" ") : "";
    if (RESERVED.test(said)) return "reserved";
    if (response.status === 404) return "not_found";
    return answer?.objectClassName === "domain" ? "registered" : "nothing";
  } catch {
    // Unreachable, too slow or cut off: that proves nothing, which is the answer.
    return "nothing";
  }
}
