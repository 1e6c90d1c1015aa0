"use client";

import { MenuIcon, XIcon } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { UserMenu } from "@/components/auth/user-menu";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/client/cn";
import { ThemeToggle } from "./theme-toggle";
import { Wordmark } from "./wordmark";

interface NavLink {
  label: string;
  href: string;
}

const SHARED: readonly NavLink[] = [
  { label: "Features", href: "/#features" },
  { label: "Process", href: "/#process" },
];
const LANDING: readonly NavLink[] = [...SHARED, { label: "Pricing", href: "/#pricing" }];

const linkClasses =
  "rounded-sm px-3 py-2 text-[0.9375rem] font-medium text-muted-foreground transition-colors hover:text-foreground";

export function SiteNav() {
  const pathname = usePathname();
  const { user } = useAuth();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // The menu belongs to the page it was opened on, so going elsewhere closes it.
  const open = openOn === pathname;
  const landing = pathname === "/";
  const links = [...(landing ? LANDING : SHARED), { label: "Dashboard", href: "/dashboard" }];
  const close = () => setOpenOn(null);

  return (
    <header className="sticky top-0 z-40 border-b print:hidden bg-background/92 backdrop-blur-md">
      <nav aria-label="Main" className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6 lg:px-8">
        <Wordmark className="mr-auto" />
        <ul className="hidden items-center md:flex">
          {links.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                aria-current={pathname === link.href ? "page" : undefined}
                className={cn(linkClasses, "inline-block aria-[current=page]:text-foreground")}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <ThemeToggle />
        {user ? (
          <UserMenu />
        ) : (
          <Button asChild size="sm" className="max-[24rem]:hidden">
            <Link href="/quiz">{landing ? "Get Started" : "Start Building"}</Link>
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          className="md:hidden"
          aria-expanded={open}
          aria-controls="mobile-menu"
          onClick={() => setOpenOn(open ? null : pathname)}
        >
          {open ? <XIcon aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          <span className="sr-only">{open ? "Close menu" : "Open menu"}</span>
        </Button>
      </nav>
      {open && (
        <nav id="mobile-menu" aria-label="Mobile" className="border-t bg-background px-4 pt-2 pb-5 md:hidden">
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  onClick={close}
                  className="display block border-b py-3.5 text-2xl last:border-0"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          {!user && (
            <Button asChild size="lg" className="mt-4 w-full">
              <Link href="/quiz" onClick={close}>
                {landing ? "Get Started" : "Start Building"}
              </Link>
            </Button>
          )}
        </nav>
      )}
    </header>
  );
}
