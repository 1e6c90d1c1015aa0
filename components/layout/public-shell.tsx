import type { ReactNode } from "react";
import { AccountSlot } from "./account-slot";
import { Hydrated } from "./hydrated";
import { LateToaster } from "./late-toaster";
import { MainArea } from "./main-area";
import { SiteFooter } from "./site-footer";
import { SiteNav } from "./site-nav";

/** The frame of a page for everybody: whatever needs an account, a query or a dialog is fetched when it is wanted. */
export function PublicShell({ landing = false, children }: { landing?: boolean; children: ReactNode }) {
  return (
    <>
      <SiteNav landing={landing} account={(wayIn) => <AccountSlot>{wayIn}</AccountSlot>} />
      <MainArea>
        {children}
        <SiteFooter />
      </MainArea>
      <LateToaster />
      <Hydrated />
    </>
  );
}
