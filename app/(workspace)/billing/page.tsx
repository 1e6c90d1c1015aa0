import type { Metadata } from "next";
import Link from "next/link";
import { OrderList } from "@/components/billing/order-list";
import { EmptyState } from "@/components/layout/empty-state";
import { TierBadge } from "@/components/layout/tier-badge";
import { Button } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/require-user";
import { statement } from "@/lib/billing/statement";

export const metadata: Metadata = { title: "Billing" };

export default async function BillingPage() {
  const user = await requireUser();
  const orders = await statement(user.id, new Date());
  const plans = (
    <Button asChild variant="outline">
      <Link href="/pricing">See Plans</Link>
    </Button>
  );
  return (
    <main className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 lg:py-12">
      <TierBadge tier={user.tier} />
      <h1 className="display mt-4 text-4xl sm:text-5xl">Billing</h1>
      <p className="measure mt-3 mb-8 text-muted-foreground">
        Your orders and receipts. Each paid plan can be returned within 30 days.
      </p>
      {orders.length > 0 ? (
        <OrderList orders={orders} />
      ) : (
        <div className="border-y">
          <EmptyState
            calm={0.85}
            title="No orders yet"
            text="Nothing to pay, nothing to show. An order appears here once it is paid."
            action={user.tier !== "rocket" && plans}
          />
        </div>
      )}
      {orders.length > 0 && user.tier !== "rocket" && <div className="mt-8">{plans}</div>}
    </main>
  );
}
