"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useAuth } from "@/components/auth/auth-provider";
import { UserMenu } from "@/components/auth/user-menu";
import { SiteNav } from "./site-nav";

export function AppNav() {
  const { user } = useAuth();
  return <SiteNav link={Link} current={usePathname()} account={(wayIn) => (user ? <UserMenu /> : wayIn)} />;
}
