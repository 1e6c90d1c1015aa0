import { DownloadIcon } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { DeleteAccount } from "@/components/account/delete-account";
import { TierBadge } from "@/components/layout/tier-badge";
import { Button } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Account" };

const SECTION = "grid gap-3 border-t py-8 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8";

export default async function AccountPage() {
  const user = await requireUser();
  return (
    <main className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 lg:py-12">
      <TierBadge tier={user.tier} />
      <h1 className="display mt-4 text-4xl sm:text-5xl">Account</h1>
      <p className="mt-3 mb-8 text-muted-foreground">
        {user.displayName} · {user.email}
      </p>
      <section className={SECTION}>
        <div>
          <h2 className="display text-xl">A copy of everything</h2>
          <p className="measure mt-1 text-muted-foreground">
            All that is kept about you, as one file: your answers, everything made from them with its earlier
            versions, orders and sign-ins.
          </p>
        </div>
        <Button asChild variant="outline">
          <a href="/api/account/export" download>
            <DownloadIcon aria-hidden="true" />
            Download my data
          </a>
        </Button>
      </section>
      <section className={SECTION}>
        <div>
          <h2 className="display text-xl">Delete this account</h2>
          <p className="measure mt-1 text-muted-foreground">
            Every project goes at once and cannot be brought back. A paid plan ends with it; within 30 days
            you can{" "}
            <Link href="/billing" className="text-link underline underline-offset-4">
              ask for your money back
            </Link>{" "}
            first.
          </p>
        </div>
        <DeleteAccount />
      </section>
    </main>
  );
}
