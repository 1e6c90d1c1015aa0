import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { AppNav } from "./app-nav";
import { MainArea } from "./main-area";
import { PageScript } from "./page-script";
import { Providers } from "./providers";

/** The frame of a page that works with somebody's own things. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <AppNav />
      <MainArea>{children}</MainArea>
      <Toaster />
      <PageScript />
    </Providers>
  );
}
