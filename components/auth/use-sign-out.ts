"use client";

import { usePathname, useRouter } from "next/navigation";
import { useCallback } from "react";
import { isGuarded } from "@/lib/auth/guarded";
import { useAuth } from "./auth-provider";

/** There is no way back into a demo account: said where it can be left. */
export const DEMO_ENDS = "Signing out ends this demo account and what it holds.";

/**
 * Signs out and leaves the pages that need somebody. A failure has been told by a toast already. A demo account is
 * asked about first, as it ends with its projects; not where `sure` says that it has been.
 */
export function useSignOut({ sure = false } = {}): () => Promise<void> {
  const { signOut, confirmEnd } = useAuth();
  const router = useRouter();
  const pathname = usePathname();
  return useCallback(async () => {
    if (!sure && !(await confirmEnd())) return;
    const done = await signOut().then(
      () => true,
      () => false,
    );
    if (!done) return;
    if (isGuarded(pathname)) router.push("/");
    router.refresh();
  }, [signOut, confirmEnd, sure, router, pathname]);
}
