import { ArrowLeftIcon } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { SandboxCheckout } from "@/components/billing/sandbox-checkout";
import { TestMark } from "@/components/billing/test-mark";
import { Button } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/require-user";
import { openTestCheckout } from "@/lib/billing/sandbox-checkout";
import { formatCents } from "@/lib/client/format";
import { PRODUCT_NAME } from "@/lib/content/product";

export const metadata: Metadata = { title: "Test checkout", robots: { index: false } };

/** Stands where the provider's own payment page would; only the buyer sees it, and only in the test checkout. */
export default async function CheckoutPage({ params }: { params: Promise<{ session: string }> }) {
  const user = await requireUser();
  const { session } = await params;
  const checkout = await openTestCheckout(user.id, session);
  if (!checkout) notFound();
  if (checkout.settled) redirect(`/payment-success?session_id=${session}`);
  return (
    <main className="mx-auto grid w-full max-w-4xl gap-x-16 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-2 lg:py-16">
      <section>
        <Button asChild variant="ghost" size="sm" className="-ml-3">
          <Link href="/pricing">
            <ArrowLeftIcon aria-hidden="true" />
            Back to plans
          </Link>
        </Button>
        <div className="mt-6">
          <TestMark />
        </div>
        <h1 className="mt-4 text-lg text-muted-foreground">
          {PRODUCT_NAME} {checkout.planName}
        </h1>
        <p className="display mt-1 text-5xl tabular-nums">{formatCents(checkout.amount)}</p>
        <p className="mt-4 leading-relaxed text-muted-foreground">
          Paid once, order {checkout.number}. This page plays the payment provider’s part: it takes test cards
          only, and no money is moved.
        </p>
      </section>
      <section aria-label="Payment">
        <SandboxCheckout session={session} payLabel={`Pay ${formatCents(checkout.amount)}`} />
      </section>
    </main>
  );
}
