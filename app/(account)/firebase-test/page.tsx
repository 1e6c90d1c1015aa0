import type { Metadata } from "next";
import { connection } from "next/server";
import { SignInTrial } from "@/components/auth/sign-in-trial";

export const metadata: Metadata = { title: "Sign-in test", robots: { index: false } };

export default async function SignInTestPage() {
  await connection();
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="display text-4xl sm:text-5xl">Sign-in test</h1>
      <p className="measure mt-4 mb-8 text-lg leading-relaxed text-muted-foreground">
        Try a sign-in and see the session that comes of it, as your browser and the server know it.
      </p>
      <SignInTrial />
    </div>
  );
}
