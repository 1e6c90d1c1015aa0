"use client";

import { type ErrorPageProps, ErrorScreen } from "@/components/layout/error-page";
import { PageScript } from "@/components/layout/page-script";
import { headline, italics, text } from "./fonts";
import "./globals.css";

export default function GlobalError(props: ErrorPageProps) {
  return (
    <html lang="en" className={`${headline.variable} ${text.variable} ${italics.variable}`}>
      <body className="flex min-h-dvh flex-col">
        <ErrorScreen {...props} />
        <PageScript />
      </body>
    </html>
  );
}
