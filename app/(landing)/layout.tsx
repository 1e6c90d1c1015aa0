import type { ReactNode } from "react";
import { PublicShell } from "@/components/layout/public-shell";

export default function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <PublicShell landing>
      <main className="flex-1 [&>section~section]:later">{children}</main>
    </PublicShell>
  );
}
