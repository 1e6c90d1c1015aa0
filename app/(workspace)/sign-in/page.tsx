import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthGate } from "@/components/auth/auth-gate";
import { providerChoices } from "@/lib/auth/providers";
import { currentUser } from "@/lib/auth/require-user";
import { safeNext } from "@/lib/client/next-path";

export const metadata: Metadata = { title: "Sign in", robots: { index: false } };

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const { next } = await searchParams;
  if (await currentUser()) redirect(safeNext([next].flat()[0]));
  return <AuthGate providers={providerChoices()} />;
}
