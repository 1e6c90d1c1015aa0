"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenKnown } from "@/lib/client/known";
import { logWarning } from "@/lib/client/log";

/** The way in; for somebody who is signed in here, their menu, which is fetched for them alone. */
export function AccountSlot({ children }: { children: ReactNode }) {
  const [Menu, setMenu] = useState<ComponentType<{ children: ReactNode }> | null>(null);
  useEffect(
    () =>
      whenKnown(() => {
        import("@/components/auth/account-menu").then(
          ({ AccountMenu }) => setMenu(() => AccountMenu),
          (error) => logWarning("The account menu could not be loaded", error),
        );
      }),
    [],
  );
  return Menu ? <Menu>{children}</Menu> : children;
}
