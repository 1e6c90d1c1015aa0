"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { AuthProvider } from "@/components/auth/auth-provider";
import { Toaster } from "@/components/ui/toaster";
import { ClientQueryProvider } from "@/lib/client/query-client";

export function Providers({ children }: { children: ReactNode }) {
  return (
    // Its own script is kept from running: it cannot carry a nonce here, and THEME_SCRIPT did the work already.
    <ThemeProvider attribute="class" defaultTheme="system" enableSystem scriptProps={{ type: "text/plain" }}>
      <ClientQueryProvider>
        <AuthProvider>
          {children}
          <Toaster />
        </AuthProvider>
      </ClientQueryProvider>
    </ThemeProvider>
  );
}
