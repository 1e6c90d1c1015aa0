"use client";

import { useEffect, useState } from "react";
import * as z from "zod";
import { Button } from "@/components/ui/button";
import { apiRequest } from "@/lib/client/api";
import { messageOf } from "@/lib/client/toasts";
import { TIER_NAMES, tierSchema } from "@/lib/journey/tiers";
import { useAuth } from "./auth-provider";
import { SignInChoices } from "./sign-in-choices";
import { useSignOut } from "./use-sign-out";

const meSchema = z.object({
  uid: z.string(),
  kind: z.string(),
  email: z.string(),
  displayName: z.string(),
  tier: tierSchema,
});
type Me = z.infer<typeof meSchema>;

const lines = (me: Me) => [
  { label: "User id", value: me.uid },
  { label: "Kind of account", value: me.kind },
  { label: "E-mail", value: me.email },
  { label: "Name", value: me.displayName },
  { label: "Plan", value: TIER_NAMES[me.tier] },
];

/** Asks the server who is calling, once for each user. */
function useMe(uid: string | null) {
  const [answer, setAnswer] = useState<{ uid: string; me: Me | null; error: string } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let current = true;
    const tell = (me: Me | null, error = "") => current && setAnswer({ uid, me, error });
    apiRequest("GET", "/api/me").then(
      (value) => tell(meSchema.parse(value)),
      (error: unknown) => tell(null, messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, [uid]);
  return answer?.uid === uid ? answer : null;
}

export function SignInTrial() {
  const { user, loading, configured, providers } = useAuth();
  const signOut = useSignOut();
  const answer = useMe(user?.uid ?? null);
  const ways = [...providers.map(({ name }) => name), "demo account"].join(", ");

  return (
    <div className="grid gap-8">
      <p role="status">
        {loading
          ? "Looking for a session..."
          : user
            ? `Signed in as ${user.displayName}.`
            : `Nobody is signed in. Ways in: ${ways}.${configured ? "" : " No account provider is configured."}`}
      </p>
      {answer?.me && (
        <dl className="grid gap-x-8 gap-y-3 border-y py-5 sm:grid-cols-[max-content_1fr]">
          {lines(answer.me).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="mb-2 break-all text-muted-foreground sm:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {answer?.error && <p className="text-destructive">{answer.error}</p>}
      <div className="max-w-md">
        <SignInChoices />
        {user && (
          <Button variant="ghost" className="mt-3 w-full" disabled={loading} onClick={() => void signOut()}>
            Sign Out
          </Button>
        )}
      </div>
    </div>
  );
}
