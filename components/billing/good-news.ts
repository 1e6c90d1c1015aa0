import * as z from "zod";
import { logWarning } from "@/lib/client/log";
import { toast } from "@/lib/client/toast";
import { paymentSuccessful } from "./payment-toasts";

/** The success toast outlives the reload that follows it. */

const KEY = "kindling:payment-successful";
const newsSchema = z.object({ tierName: z.string(), until: z.number() });

export function announce(tierName: string): void {
  const news = paymentSuccessful(tierName);
  toast(news);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ tierName, until: Date.now() + (news.duration ?? 0) }));
  } catch (error) {
    logWarning("Browser storage is not available", error);
  }
  window.location.reload();
}

/** Shows, for as long as is left, what was announced before this page loaded. */
export function repeatAnnouncement(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return;
    sessionStorage.removeItem(KEY);
    const { tierName, until } = newsSchema.parse(JSON.parse(kept));
    const left = until - Date.now();
    if (left > 0) toast({ ...paymentSuccessful(tierName), duration: left });
  } catch (error) {
    logWarning("An announcement could not be read", error);
  }
}
