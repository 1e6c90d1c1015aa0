import { MenuIcon, XIcon } from "lucide-react";
import type { ElementType } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/client/cn";
import type { NavLink } from "./nav-links";

interface MobileMenuProps {
  link: ElementType;
  links: readonly NavLink[];
  start: string;
}

/** A popover of the browser's own: it opens, closes and answers Escape without a script of ours. */
export function MobileMenu({ link: Anchor, links, start }: MobileMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="mobile-menu"
        className={cn(buttonVariants({ variant: "ghost", size: "icon" }), "md:hidden")}
      >
        <span className="in-[:has(#mobile-menu:popover-open)]:hidden">
          <MenuIcon aria-hidden="true" />
          <span className="sr-only">Open menu</span>
        </span>
        <span className="hidden in-[:has(#mobile-menu:popover-open)]:inline">
          <XIcon aria-hidden="true" />
          <span className="sr-only">Close menu</span>
        </span>
      </button>
      <nav
        id="mobile-menu"
        popover="auto"
        aria-label="Mobile"
        className="fixed inset-x-0 top-16 bottom-auto w-full border-b bg-background px-4 pt-2 pb-5 text-foreground shadow-lift md:hidden"
      >
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Anchor
                href={href}
                data-press="menu"
                className="display block border-b py-3.5 text-2xl last:border-0"
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
        <Anchor
          href="/quiz"
          data-press="menu"
          className={cn(buttonVariants({ size: "lg" }), "mt-4 w-full in-[.known]:hidden")}
        >
          {start}
        </Anchor>
      </nav>
    </>
  );
}
