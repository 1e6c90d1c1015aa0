"use client";

import { ArrowLeftIcon } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { Doodle } from "@/components/layout/doodle";
import { safeNext } from "@/lib/client/next-path";
import { toast } from "@/lib/client/toast";
import { useAuth } from "./auth-provider";
import { AUTH_TOASTS } from "./auth-toasts";
import type { ProviderChoice } from "./session-api";
import { SignInChoices } from "./sign-in-choices";

/** In place of a page that needs a signed-in person; leads there as soon as there is one. */
export function AuthGate({ providers }: { providers: readonly ProviderChoice[] }) {
  const { user, loading } = useAuth();
  const router = useRouter();
  const pathname = usePathname();
  const next = useSearchParams().get("next");
  const uid = user?.uid ?? null;

  const told = useRef(false);

  useEffect(() => {
    if (loading || uid !== null || told.current) return;
    told.current = true;
    toast(AUTH_TOASTS.authenticationRequired);
  }, [loading, uid]);

  useEffect(() => {
    if (loading || uid === null) return;
    // The address is still the page's own unless the visitor came to the gate by its own address.
    if (pathname.startsWith("/sign-in")) router.replace(safeNext(next));
    else router.refresh();
  }, [loading, uid, pathname, next, router]);

  return (
    <main className="grid flex-1 place-items-center px-4 py-12 sm:px-6">
      <section aria-labelledby="gate-title" className="w-full max-w-md">
        <Doodle calm={0.5} width={448} height={72} className="mb-6" />
        <h1 id="gate-title" className="display text-4xl sm:text-5xl">
          Sign in to continue
        </h1>
        <p className="mt-4 mb-8 text-lg leading-relaxed text-muted-foreground">
          What you write and everything made from it is kept in your account. A demo account takes one click
          and no e-mail.
        </p>
        <SignInChoices providers={providers} />
        <Link
          href="/"
          className="mt-8 inline-flex items-center gap-2 rounded-sm font-medium text-muted-foreground hover:text-foreground"
        >
          <ArrowLeftIcon className="size-4" aria-hidden="true" />
          Back to home
        </Link>
      </section>
    </main>
  );
}
