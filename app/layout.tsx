import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PAGE_SCRIPT } from "@/lib/content/page-script";
import { PRODUCT_NAME } from "@/lib/content/product";
import { SITE_DESCRIPTION } from "@/lib/content/seo";
import { appUrl } from "@/lib/env";
import { headline, italics, text } from "./fonts";
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
      className={`${headline.variable} ${text.variable} ${italics.variable}`}
      suppressHydrationWarning
    >
      <head>
        <script>{PAGE_SCRIPT}</script>
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-[110] rounded-md bg-foreground px-4 py-2 font-semibold text-background focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
