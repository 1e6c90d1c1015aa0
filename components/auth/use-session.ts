"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { logWarning } from "@/lib/client/log";
import { isDemo, type StoredUser, storedUid, storeUser } from "@/lib/client/stored-user";
import { onSignedIn } from "./popup";
import { keepFresh } from "./renewal";
import { fetchProviders, fetchSessionUser, type ProviderChoice } from "./session-api";

export type AuthUser = Omit<StoredUser, "token">;

const shown = ({ uid, email, displayName, photoURL }: AuthUser): AuthUser => ({
  uid,
  email,
  displayName,
  photoURL,
});

/** The account providers; a failure counts as none, so that the demo stays open. */
async function knownProviders(): Promise<ProviderChoice[]> {
  try {
    const list = await fetchProviders();
    if (list.length === 0) logWarning("No account provider is configured: demo accounts only.");
    return list;
  } catch (error) {
    logWarning("The sign-in providers could not be read", error);
    return [];
  }
}

/** Who is signed in, mirrored to storage and followed across tabs. */
export function useSession(initialUser: AuthUser | null) {
  const queryClient = useQueryClient();
  const [user, setUser] = useState(initialUser);
  const [loading, setLoading] = useState(true);
  const [providers, setProviders] = useState<ProviderChoice[] | null>(null);
  const uid = useRef(initialUser?.uid ?? null);
  const ended = useRef<string | null>(null);

  const adopt = useCallback(
    (next: StoredUser | null) => {
      const nextUid = next?.uid ?? null;
      // What one user fetched is not the next one's to see.
      if (uid.current !== null && uid.current !== nextUid) queryClient.clear();
      // The server's rendering names a demo user without the token that the mirror may hold already.
      const known = next !== null && nextUid === uid.current;
      ended.current = next ? null : (uid.current ?? ended.current);
      uid.current = nextUid;
      if (!known || next.token || !isDemo(next)) storeUser(next);
      setUser(next && shown(next));
    },
    [queryClient],
  );

  /** Takes over whom the server rendered a page for, unless that answer is older than their sign-out. */
  const recognise = useCallback(
    (known: AuthUser) => {
      if (known.uid !== ended.current) adopt(known);
    },
    [adopt],
  );

  const refresh = useCallback(async (): Promise<AuthUser | null> => {
    const next = await fetchSessionUser();
    adopt(next);
    return next;
  }, [adopt]);

  useEffect(() => {
    const look = () =>
      refresh().then(
        () => true,
        (error: unknown) => {
          logWarning("The session could not be read", error);
          return false;
        },
      );
    const { first, stop } = keepFresh(look);
    const onStorage = () => {
      if (storedUid() !== uid.current) void look();
    };
    window.addEventListener("storage", onStorage);
    const forget = onSignedIn(() => void look());
    void Promise.all([first, knownProviders().then(setProviders)]).then(() => setLoading(false));
    return () => {
      stop();
      forget();
      window.removeEventListener("storage", onStorage);
    };
  }, [refresh]);

  return { user, loading, setLoading, providers, adopt, recognise, refresh };
}
