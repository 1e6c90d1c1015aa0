"use client";

import type { ReactNode } from "react";
import { AuthProvider } from "@/components/auth/auth-provider";
import { ClientQueryProvider } from "@/lib/client/query-client";

/** What a part of a page needs that knows who is signed in: around a whole screen, or around one that came later. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ClientQueryProvider>
      <AuthProvider>{children}</AuthProvider>
    </ClientQueryProvider>
  );
}
