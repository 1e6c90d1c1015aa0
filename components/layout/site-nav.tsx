import type { ElementType, ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/client/cn";
import { MobileMenu } from "./mobile-menu";
import { navLinks } from "./nav-links";
import { ThemeToggle } from "./theme-toggle";
import { Wordmark } from "./wordmark";

interface SiteNavProps {
  /** What a link is made of: the browser's own, or one that stays within the running page. */
  link?: ElementType;
  landing?: boolean;
  /** Which of the links is the page itself. */
  current?: string;
  /** Takes the place of the way in, for somebody who is signed in. */
  account?: (wayIn: ReactNode) => ReactNode;
}

/** The navigation that all pages share. Plain links and no script: what a page does beyond it is the page's own. */
export function SiteNav({
  link: Anchor = "a",
  landing = false,
  current,
  account = (wayIn) => wayIn,
}: SiteNavProps) {
  const links = navLinks(landing);
  const start = landing ? "Get Started" : "Start Building";
  return (
    <header className="sticky top-0 z-40 border-b print:hidden bg-background/92 backdrop-blur-md">
      <nav
        aria-label="Main"
        className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 sm:gap-2 sm:px-6 lg:px-8"
      >
        <Wordmark link={Anchor} className="mr-auto" />
        <ul className="hidden items-center md:flex">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Anchor
                href={href}
                aria-current={current === href ? "page" : undefined}
                className="inline-block rounded-sm px-3 py-2 text-[0.9375rem] font-medium text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:text-foreground"
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        <ThemeToggle />
        {account(
          <Anchor
            href="/quiz"
            className={cn(
              buttonVariants({ size: "sm" }),
              "max-[24rem]:hidden max-sm:px-3 in-[.known]:invisible",
            )}
          >
            {start}
          </Anchor>,
        )}
        <MobileMenu link={Anchor} links={links} start={start} />
      </nav>
    </header>
  );
}
