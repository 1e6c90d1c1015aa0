import type { ReactNode } from "react";
import { AuthGate } from "@/components/auth/auth-gate";
import { SignedInUser } from "@/components/auth/signed-in-user";
import { RememberPlace } from "@/components/billing/last-place";
import { AppShell } from "@/components/layout/app-shell";
import { providerChoices } from "@/lib/auth/providers";
import { currentUser } from "@/lib/auth/require-user";

/** Guards again behind the proxy, which sees only that a cookie is ours, not whether its session still stands. */
export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) {
    return (
      <AppShell>
        <AuthGate providers={providerChoices()} />
      </AppShell>
    );
  }
  const { uid, email, displayName, photoURL } = user;
  return (
    <AppShell>
      <SignedInUser user={{ uid, email, displayName, photoURL }} />
      <RememberPlace />
      {children}
    </AppShell>
  );
}
