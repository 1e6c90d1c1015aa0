"use client";

import { LayoutDashboardIcon, LogOutIcon, ReceiptTextIcon, UserIcon } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { isDemo } from "@/lib/client/stored-user";
import { useAuth } from "./auth-provider";
import { DEMO_ENDS, useSignOut } from "./use-sign-out";

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();

/** Name, address, Dashboard, Sign Out. Initials in place of a picture: no other site is asked for one. */
export function UserMenu() {
  const { user, loading } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          disabled={loading}
          aria-label={`Account menu of ${user.displayName}`}
        >
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-accent text-sm font-semibold text-accent-foreground"
          >
            {initials(user.displayName)}
          </span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-w-72">
        <DropdownMenuLabel className="grid gap-0.5">
          <span className="truncate font-semibold">{user.displayName}</span>
          <span className="truncate text-muted-foreground">{user.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/dashboard">
            <LayoutDashboardIcon aria-hidden="true" />
            Dashboard
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/billing">
            <ReceiptTextIcon aria-hidden="true" />
            Billing
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href="/account">
            <UserIcon aria-hidden="true" />
            Account
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOutIcon aria-hidden="true" />
          Sign Out
        </DropdownMenuItem>
        {isDemo(user) && (
          <p className="px-3 pt-1.5 pb-2 text-sm leading-snug text-muted-foreground">{DEMO_ENDS}</p>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
