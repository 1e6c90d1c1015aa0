"use client";

import { useRouter } from "next/navigation";
import { SandboxForm } from "./sandbox-form";

/** The form of the test checkout's own page; it leads to where the real one would. */
export function SandboxCheckout({ session, payLabel }: { session: string; payLabel: string }) {
  const router = useRouter();
  return (
    <SandboxForm
      payment={session}
      payLabel={payLabel}
      onPaid={async () => router.push(`/payment-success?session_id=${session}`)}
    />
  );
}
