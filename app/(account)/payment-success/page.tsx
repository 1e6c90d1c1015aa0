import type { Metadata } from "next";
import { PaymentResult } from "@/components/billing/payment-result";
import { paymentStatusParams } from "@/lib/api/payment-bodies";

export const metadata: Metadata = { title: "Payment", robots: { index: false } };

interface Props {
  searchParams: Promise<{ session_id?: string | string[]; payment_intent?: string | string[] }>;
}

export default async function PaymentSuccessPage({ searchParams }: Props) {
  const { session_id, payment_intent } = await searchParams;
  const named = paymentStatusParams.safeParse({ session_id: session_id ?? payment_intent });
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-16 sm:px-6 lg:py-24">
      <PaymentResult reference={named.success ? named.data.session_id : null} />
    </div>
  );
}
