"use client";

import { usePathname, useRouter } from "next/navigation";
import { useCallback } from "react";
import { isGuarded } from "@/lib/auth/guarded";
import { useAuth } from "./auth-provider";

/** There is no way back into a demo account: said where it can be left. */
export const DEMO_ENDS = "Signing out ends this demo account and what it holds.";

/** Signs out and leaves the pages that need somebody. A failure has been told by a toast already. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  const router = useRouter();
  const pathname = usePathname();
  return useCallback(async () => {
    const done = await signOut().then(
      () => true,
      () => false,
    );
    if (!done) return;
    if (isGuarded(pathname)) router.push("/");
    router.refresh();
  }, [signOut, router, pathname]);
}
