"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useAuth } from "./auth-provider";
import type { ProviderChoice } from "./session-api";

interface Props {
  /** What the server said is configured; the client's own list unless given. */
  providers?: readonly ProviderChoice[];
  onSignedIn?: () => void;
}

const DEMO = "demo";

/** One button for each way in. */
export function SignInChoices({ providers, onSignedIn }: Props) {
  const auth = useAuth();
  const [busy, setBusy] = useState<string | null>(null);
  const attempts = useRef(0);
  const choices = providers ?? auth.providers;

  async function enter(id: string) {
    attempts.current += 1;
    const attempt = attempts.current;
    setBusy(id);
    const done = await (id === DEMO ? auth.signInDemo() : auth.signIn(id));
    if (attempt === attempts.current) setBusy(null);
    if (done) onSignedIn?.();
  }

  const label = (id: string, text: string) =>
    busy === id ? (
      <>
        <Spinner /> Signing in...
      </>
    ) : (
      text
    );

  // A waiting popup may be hidden behind this window, so the provider's own button stays in reach: it opens it anew.
  return (
    <div className="grid gap-3">
      {choices.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          className="h-auto min-h-13 py-3 text-balance whitespace-normal"
          disabled={auth.loading || busy === DEMO}
          aria-busy={busy === id}
          onClick={() => enter(id)}
        >
          {label(id, `Continue with ${name}`)}
        </Button>
      ))}
      <Button
        size="lg"
        variant={choices.length > 0 ? "outline" : "default"}
        disabled={auth.loading || busy !== null}
        onClick={() => enter(DEMO)}
      >
        {label(DEMO, "Continue with Demo Account")}
      </Button>
    </div>
  );
}
