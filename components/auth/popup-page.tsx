"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { logWarning } from "@/lib/client/log";
import { POPUP_PATH } from "@/lib/content/popup-path";
import { type PopupOutcome, rememberRequest, reportOutcome } from "./popup";
import { beginAccountSignIn } from "./session-api";

function outcomeOf(params: URLSearchParams): PopupOutcome | null {
  const code = params.get("error");
  if (code) return { ok: false, code };
  return params.has("done") || params.has("new") ? { ok: true, isNew: params.has("new") } : null;
}

/** A second run for the same request would undo the state that the first one left in its cookies. */
let left: string | null = null;

async function leaveFor(provider: string, request: string): Promise<void> {
  if (left === request) return;
  left = request;
  rememberRequest(request);
  try {
    window.location.replace(await beginAccountSignIn(provider, `${POPUP_PATH}?done=1`));
  } catch (error) {
    logWarning("The sign-in could not be started", error);
    reportOutcome({
      ok: false,
      code: error instanceof TypeError ? "network-request-failed" : "internal-error",
    });
  }
}

/** Inside the popup: goes to the provider, and when it comes back reports what happened. */
export function PopupPage() {
  const params = useSearchParams();
  const [closing, setClosing] = useState(false);

  useEffect(() => {
    const outcome = outcomeOf(params);
    if (outcome) {
      reportOutcome(outcome);
      // Reached only where the window was not opened by a script, and so cannot close itself.
      setClosing(true);
      return;
    }
    const provider = params.get("provider");
    if (provider) void leaveFor(provider, params.get("request") ?? "");
    else window.location.replace("/sign-in");
  }, [params]);

  return (
    <main className="fixed inset-0 z-[60] grid place-items-center bg-background p-6 text-center">
      {closing ? (
        <p>You can close this window.</p>
      ) : (
        <p className="inline-flex items-center gap-3 text-lg">
          <Spinner /> Taking you to your sign-in provider...
        </p>
      )}
    </main>
  );
}
