import { ArrowLeftIcon } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PrintButton } from "@/components/billing/print-button";
import { Receipt } from "@/components/billing/receipt";
import { Button } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/require-user";
import { findStatementOrder } from "@/lib/billing/statement";

export const metadata: Metadata = { title: "Receipt" };

export default async function ReceiptPage({ params }: { params: Promise<{ number: string }> }) {
  const user = await requireUser();
  const order = await findStatementOrder(user.id, (await params).number, new Date());
  if (!order) notFound();
  return (
    <main className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 lg:py-12">
      <div className="mb-6 flex flex-wrap justify-between gap-3">
        <Button asChild variant="ghost">
          <Link href="/billing">
            <ArrowLeftIcon aria-hidden="true" />
            Billing
          </Link>
        </Button>
        <PrintButton />
      </div>
      <Receipt order={order} />
    </main>
  );
}
