import { trustedProxies } from "@/lib/env";

/** The caller's address as the outermost trusted proxy saw it; "direct" where there is none to trust. */
export function clientAddress(request: Request): string {
  const proxies = trustedProxies();
  const chain = request.headers.get("x-forwarded-for")?.split(",") ?? [];
  return (proxies > 0 && chain.at(-proxies)?.trim()) || "direct";
}
