"use client";

import type { ReactNode } from "react";
import { Providers } from "@/components/layout/providers";
import { useAuth } from "./auth-provider";
import { UserMenu } from "./user-menu";

function Menu({ children }: { children: ReactNode }) {
  return useAuth().user ? <UserMenu /> : children;
}

/** The user's menu on a page that knows nobody otherwise; the children stand for whoever turns out to be signed out. */
export function AccountMenu({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <Menu>{children}</Menu>
    </Providers>
  );
}
