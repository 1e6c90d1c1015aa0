"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { logInfo, logWarning } from "@/lib/client/log";
import { isDemo } from "@/lib/client/stored-user";
import "@/lib/client/style-nonce";
import { toast } from "@/lib/client/toast";
import { messageOf } from "@/lib/client/toasts";
import { AUTH_TOASTS, signInError, signInFailed, signOutError, welcome } from "./auth-toasts";
import { DemoImportDialog } from "./demo-import-dialog";
import { DomainDialog } from "./domain-dialog";
import { EndDemoDialog } from "./end-demo-dialog";
import { signInWithPopup } from "./popup";
import { endAccountSession, endDemo, fetchProviders, type ProviderChoice, startDemo } from "./session-api";
import { type AuthUser, useSession } from "./use-session";

export type { AuthUser } from "./use-session";

interface Auth {
  user: AuthUser | null;
  loading: boolean;
  /** Whether any account provider is; without one the product runs in demo mode. */
  configured: boolean;
  providers: readonly ProviderChoice[];
  /** True when somebody is signed in afterwards. The first provider unless told. */
  signIn: (provider?: string) => Promise<boolean>;
  signInDemo: () => Promise<boolean>;
  /** Rejects when it failed, after saying so. */
  signOut: () => Promise<void>;
  /** Asks before a demo account ends; true at once for every other one. */
  confirmEnd: () => Promise<boolean>;
  /** Takes over what the server already knows, so that nobody waits to be told again. */
  recognise: (user: AuthUser) => void;
}

const AuthContext = createContext<Auth | null>(null);
const NO_PROVIDERS: readonly ProviderChoice[] = [];
/** Outcomes that are the person's own choice. */
const IGNORED = new Set(["popup-closed-by-user", "cancelled-popup-request"]);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth needs an AuthProvider above it");
  return auth;
}

export function AuthProvider({
  children,
  initialUser = null,
}: {
  children: ReactNode;
  initialUser?: AuthUser | null;
}) {
  const { user, loading, setLoading, providers, adopt, recognise, refresh } = useSession(initialUser);
  const [domainRejected, setDomainRejected] = useState(false);
  const [offering, setOffering] = useState(false);
  const [asking, setAsking] = useState<((sure: boolean) => void) | null>(null);

  const signInDemo = useCallback(async () => {
    try {
      adopt(await startDemo());
      toast(providers?.length === 0 ? AUTH_TOASTS.demoModeActive : AUTH_TOASTS.demoMode);
      return true;
    } catch (error) {
      logWarning("The demo sign-in failed", error);
      toast(signInError(messageOf(error)));
      return false;
    }
  }, [adopt, providers]);

  const report = useCallback((code: string) => {
    if (IGNORED.has(code)) return logInfo(`Sign-in ended: ${code}`);
    logWarning(`Sign-in failed: ${code}`);
    if (code === "unauthorized-domain") setDomainRejected(true);
    else toast(code === "popup-blocked" ? AUTH_TOASTS.popupBlocked : signInFailed(code));
  }, []);

  const signIn = useCallback(
    async (id?: string) => {
      const choices = providers ?? (await fetchProviders());
      const provider = choices.find((choice) => choice.id === id) ?? choices[0];
      if (!provider) {
        logWarning("The sign-in provider is not configured: add its credentials. Using demo mode.");
        return signInDemo();
      }
      const outcome = await signInWithPopup(provider.id);
      if (!outcome.ok) {
        report(outcome.code);
        return false;
      }
      const signedIn = await refresh();
      if (!signedIn) report("internal-error");
      else toast(welcome(outcome.isNew, provider.name));
      // Also after a sign-in without a demo session before it: some of an earlier one's projects may be waiting.
      setOffering(signedIn !== null);
      return signedIn !== null;
    },
    [providers, refresh, report, signInDemo],
  );

  const signOut = useCallback(async () => {
    setLoading(true);
    try {
      await (user && isDemo(user) ? endDemo() : endAccountSession());
      adopt(null);
      toast(AUTH_TOASTS.signedOut);
    } catch (error) {
      logWarning("The sign-out failed", error);
      toast(signOutError(error));
      throw error;
    } finally {
      setLoading(false);
    }
  }, [adopt, setLoading, user]);

  const confirmEnd = useCallback(
    () =>
      user && isDemo(user)
        ? new Promise<boolean>((answer) => setAsking(() => answer))
        : Promise.resolve(true),
    [user],
  );

  const auth = useMemo<Auth>(
    () => ({
      user,
      loading,
      configured: (providers?.length ?? 0) > 0,
      providers: providers ?? NO_PROVIDERS,
      signIn,
      signInDemo,
      signOut,
      confirmEnd,
      recognise,
    }),
    [user, loading, providers, signIn, signInDemo, signOut, confirmEnd, recognise],
  );

  return (
    <AuthContext value={auth}>
      {children}
      <DomainDialog open={domainRejected} onOpenChange={setDomainRejected} onDemo={signInDemo} />
      <EndDemoDialog
        open={asking !== null}
        onAnswer={(sure) => {
          asking?.(sure);
          setAsking(null);
        }}
      />
      <DemoImportDialog open={offering} onClose={() => setOffering(false)} />
    </AuthContext>
  );
}
