import type { ReactNode } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { SiteFooter } from "@/components/layout/site-footer";

/** Open to everybody, but about one's own account. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <AppShell>
      <main className="flex-1">{children}</main>
      <SiteFooter />
    </AppShell>
  );
}
