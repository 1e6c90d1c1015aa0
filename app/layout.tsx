import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Providers } from "@/components/layout/providers";
import { SiteNav } from "@/components/layout/site-nav";
import { PRODUCT_NAME } from "@/lib/content/product";
import { SITE_DESCRIPTION } from "@/lib/content/seo";
import { THEME_SCRIPT } from "@/lib/content/theme-script";
import { appUrl } from "@/lib/env";
import { headline, text } from "./fonts";
import "./globals.css";

export function generateMetadata(): Metadata {
  return {
    metadataBase: appUrl(),
    title: {
      default: `${PRODUCT_NAME}: from a doodle to a launch package`,
      template: `%s · ${PRODUCT_NAME}`,
    },
    description: SITE_DESCRIPTION,
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf6ee" },
    { media: "(prefers-color-scheme: dark)", color: "#181513" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      data-scroll-behavior="smooth"
      className={`${headline.variable} ${text.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script>{THEME_SCRIPT}</script>
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-[110] rounded-md bg-foreground px-4 py-2 font-semibold text-background focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        <Providers>
          <SiteNav />
          <div id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
            {children}
          </div>
        </Providers>
      </body>
    </html>
  );
}
