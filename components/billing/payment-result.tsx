"use client";

import { useQuery } from "@tanstack/react-query";
import { CheckIcon, CircleAlertIcon, CircleHelpIcon } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { PLANS } from "@/lib/billing/plans";
import { TIERS } from "@/lib/journey/tiers";
import { useLastPlace } from "./last-place";
import { awaitStatus, type PaymentStatus } from "./offer";
import { PlanFeature } from "./plan-feature";
import { TestMark } from "./test-mark";

function State({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      {icon}
      <h1 className="display text-4xl sm:text-5xl">{title}</h1>
      {children}
    </div>
  );
}

function Elsewhere({ to, label }: { to: string; label: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button asChild>
        <Link href={to}>{label}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link href="/contact">Contact support</Link>
      </Button>
    </div>
  );
}

function Invalid() {
  return (
    <State
      icon={<CircleHelpIcon className="size-10 text-muted-foreground" aria-hidden="true" />}
      title="Invalid Payment Session"
    >
      <p className="measure text-lg text-muted-foreground">
        This address names no payment. Open it from the page that you paid on, or look at your plan on the
        dashboard.
      </p>
      <Elsewhere to="/pricing" label="See Plans" />
    </State>
  );
}

function Failed({ pending }: { pending: boolean }) {
  return (
    <State
      icon={<CircleAlertIcon className="size-10 text-destructive" aria-hidden="true" />}
      title="Payment Verification Failed"
    >
      <p className="measure text-lg text-muted-foreground">
        {pending
          ? "Your bank has not confirmed the payment yet. Your plan opens by itself once it does; there is nothing to pay again."
          : "We could not confirm this payment. Please contact support if you were charged."}
      </p>
      <Elsewhere to="/pricing" label="Back to Plans" />
    </State>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function Success({ payment }: { payment: PaymentStatus }) {
  const { tier, customerEmail, meta } = payment;
  const place = useLastPlace();
  // What a plan adds to the free one, whose limits no longer hold.
  const unlocked = PLANS.slice(1, TIERS.indexOf(tier) + 1);
  return (
    <State
      icon={
        <span className="grid size-12 place-items-center rounded-full bg-success-wash text-success">
          <CheckIcon className="size-6" aria-hidden="true" />
        </span>
      }
      title="Payment Successful!"
    >
      {meta.provider === "sandbox" && <TestMark />}
      <dl className="grid w-full gap-x-12 gap-y-4 border-y py-6 sm:flex sm:flex-wrap">
        <Fact name="Plan">{meta.tierName}</Fact>
        <Fact name="E-mail">{customerEmail}</Fact>
        <Fact name="Status">Active</Fact>
        {meta.orderNumber && <Fact name="Order">{meta.orderNumber}</Fact>}
      </dl>
      <h2 className="display mt-2 text-2xl">Unlocked for you</h2>
      <ul className="grid w-full gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {unlocked
          .toReversed()
          .flatMap((plan) => plan.features)
          .map((feature) => (
            <PlanFeature key={feature} feature={feature} />
          ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link href={place}>Continue where you were</Link>
        </Button>
        {meta.orderNumber && (
          <Button asChild variant="outline">
            <Link href={`/billing/${meta.orderNumber}`}>See your receipt</Link>
          </Button>
        )}
      </div>
    </State>
  );
}

/** Where a payment page leads back to. It shows what the server found out, and grants nothing. */
export function PaymentResult({ reference }: { reference: string | null }) {
  // A payment that was confirmed on the bank's page comes back with a secret in the address.
  useEffect(() => {
    const { searchParams, pathname } = new URL(window.location.href);
    if (!searchParams.has("payment_intent_client_secret")) return;
    window.history.replaceState(null, "", `${pathname}?payment_intent=${reference ?? ""}`);
  }, [reference]);
  const { data, isPending } = useQuery({
    queryKey: ["payment-result", reference],
    queryFn: () => awaitStatus(reference ?? "", { times: 12, everyMs: 4_000 }),
    enabled: reference !== null,
  });
  if (reference === null) return <Invalid />;
  if (isPending)
    return (
      <State icon={<Spinner className="size-10 text-primary" />} title="Verifying your payment">
        <p role="status" className="measure text-lg text-muted-foreground">
          We are asking the payment provider. This takes a few seconds.
        </p>
      </State>
    );
  if (data?.status === "paid") return <Success payment={data} />;
  return <Failed pending={data?.status === "processing"} />;
}
