import type { Metadata } from "next";
import Link from "next/link";
import { connection } from "next/server";
import { SetupChecklist } from "@/components/auth/setup-checklist";
import { callbackUrls, setupReport } from "@/lib/auth/setup-report";

export const metadata: Metadata = { title: "Sign-in setup", robots: { index: false } };

export default async function SetupPage() {
  await connection();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="display text-4xl sm:text-5xl">Sign-in setup</h1>
      <p className="measure mt-4 text-lg leading-relaxed text-muted-foreground">
        What this installation has been given. Values are never shown here; they are set in the environment,
        as .env.example explains.
      </p>
      <SetupChecklist lines={setupReport()} />
      <h2 className="display mt-12 text-2xl">Addresses to register</h2>
      <p className="measure mt-3 leading-relaxed text-muted-foreground">
        In the provider's console, add the one you use to the allowed redirect addresses.
      </p>
      <dl className="mt-5 grid gap-4">
        {callbackUrls().map(({ provider, url }) => (
          <div key={provider}>
            <dt className="font-semibold">{provider}</dt>
            <dd className="mt-1 rounded-md bg-muted px-3 py-2 font-mono text-sm break-all">{url}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-10">
        <Link href="/firebase-test" className="text-link underline underline-offset-4">
          Try a sign-in
        </Link>
      </p>
    </div>
  );
}
