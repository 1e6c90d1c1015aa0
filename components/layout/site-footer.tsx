import { PRODUCT_NAME } from "@/lib/content/product";
import { Wordmark } from "./wordmark";

const LINKS = [
  { label: "Pricing", href: "/pricing" },
  { label: "Sample project", href: "/sample" },
  { label: "Logo generator", href: "/logo-generator" },
  { label: "Contact", href: "/contact" },
  { label: "Privacy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
] as const;

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t print:hidden">
      <div className="mx-auto flex max-w-7xl flex-col gap-6 px-4 py-10 sm:px-6 lg:flex-row lg:items-center lg:px-8">
        <div className="lg:mr-auto">
          <Wordmark />
          <p className="mt-3 text-sm text-muted-foreground">© 2024 {PRODUCT_NAME}. All rights reserved.</p>
        </div>
        <ul className="-mx-2 flex flex-wrap gap-x-2 gap-y-1">
          {LINKS.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className="inline-block rounded-sm px-2 py-2 text-[0.9375rem] text-muted-foreground hover:text-foreground"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
