import { log } from "@/lib/log";

const PATIENCE_MS = 3_000;
const MAX_READ = 64 * 1024;
const REDIRECT_URI = /redirect[\s_-]?uri/i;

async function start(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length >= MAX_READ) break;
  }
  await reader.cancel();
  return text;
}

/** Google answers with a redirect to an error page whose reason is base64 in the address. */
function redirectsToRefusal(response: Response): boolean {
  const location = response.headers.get("location");
  if (!location) return false;
  const reason = new URL(location, response.url).searchParams.get("authError") ?? "";
  return REDIRECT_URI.test(Buffer.from(reason, "base64").toString("latin1"));
}

/**
 * Whether the provider refuses this authorization address because our callback is not registered with it. A provider
 * tells only its own page of that, never us, so we look before the popup goes there. When in doubt, it goes.
 */
export async function refusesRedirect(authorizationUrl: string): Promise<boolean> {
  try {
    const response = await fetch(authorizationUrl, {
      redirect: "manual",
      headers: { Accept: "text/html" },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status >= 300 && response.status < 400) return redirectsToRefusal(response);
    return response.status >= 400 && response.status < 500 && REDIRECT_URI.test(await start(response));
  } catch (error) {
    log.warn({ err: error }, "the sign-in provider did not answer a first look");
    return false;
  }
}
