"use client";

import { ThemeProvider } from "next-themes";
import type { ReactNode } from "react";
import { AuthProvider } from "@/components/auth/auth-provider";
import { Toaster } from "@/components/ui/toaster";
import { ClientQueryProvider } from "@/lib/client/query-client";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange>
      <ClientQueryProvider>
        <AuthProvider>
          {children}
          <Toaster />
        </AuthProvider>
      </ClientQueryProvider>
    </ThemeProvider>
  );
}
