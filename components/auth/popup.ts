import * as z from "zod";
import { POPUP_PATH } from "@/lib/content/popup-path";

/** A sign-in in a window of its own: what the page that opens it and the page inside it agree on. */

const POPUP_NAME = "kindling-sign-in";
const POPUP_FEATURES = "popup,width=500,height=600";
const CHANNEL = "kindling-sign-in";
const REQUEST_KEY = "kindling-sign-in-request";
const LOOK_EVERY_MS = 300;
/** A report may still be on its way when the window has gone. */
const GRACE_MS = 700;

const outcomeSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), isNew: z.boolean() }),
  z.object({ ok: z.literal(false), code: z.string() }),
]);
export type PopupOutcome = z.infer<typeof outcomeSchema>;

const reportSchema = z.object({
  type: z.literal("kindling:sign-in"),
  request: z.string(),
  outcome: outcomeSchema,
});

const failed = (code: string): PopupOutcome => ({ ok: false, code });

let cancelOpen: (() => void) | null = null;

/** Opens the popup and waits for its report. A second request takes the window over and cancels the first. */
export function signInWithPopup(provider: string): Promise<PopupOutcome> {
  cancelOpen?.();
  const request = crypto.randomUUID();
  const query = new URLSearchParams({ provider, request });
  const left = Math.max(0, window.screenX + (window.outerWidth - 500) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - 600) / 2);
  const position = `left=${Math.round(left)},top=${Math.round(top)}`;
  const popup = window.open(`${POPUP_PATH}?${query}`, POPUP_NAME, `${POPUP_FEATURES},${position}`);
  if (!popup || popup.closed) return Promise.resolve(failed("popup-blocked"));
  popup.focus();

  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const look = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(look);
      setTimeout(() => settle(failed("popup-closed-by-user")), GRACE_MS);
    }, LOOK_EVERY_MS);
    const cancel = () => settle(failed("cancelled-popup-request"));

    function settle(outcome: PopupOutcome) {
      clearInterval(look);
      window.removeEventListener("message", onMessage);
      channel.close();
      if (cancelOpen === cancel) cancelOpen = null;
      resolve(outcome);
    }
    function receive(data: unknown) {
      const report = reportSchema.safeParse(data);
      if (report.success && report.data.request === request) settle(report.data.outcome);
    }
    function onMessage(event: MessageEvent) {
      if (event.origin === window.location.origin) receive(event.data);
    }
    window.addEventListener("message", onMessage);
    channel.onmessage = (event) => receive(event.data);
    cancelOpen = cancel;
  });
}

/** Calls back whenever a popup reports a success, also one whose opener had given it up for closed. */
export function onSignedIn(run: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const report = reportSchema.safeParse(data);
    if (report.success && report.data.outcome.ok) run();
  };
  return () => channel.close();
}

/** Inside the popup, before it leaves for the provider: remembers whom to answer. */
export function rememberRequest(request: string): void {
  window.sessionStorage.setItem(REQUEST_KEY, request);
}

/** Inside the popup, when it is back: tells the opener, also where the provider cut the tie to it, and closes. */
export function reportOutcome(outcome: PopupOutcome): void {
  const request = window.sessionStorage.getItem(REQUEST_KEY) ?? "";
  const report = { type: "kindling:sign-in", request, outcome } satisfies z.infer<typeof reportSchema>;
  window.opener?.postMessage(report, window.location.origin);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(report);
  channel.close();
  window.close();
}
