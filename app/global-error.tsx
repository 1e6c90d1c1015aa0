"use client";

import { headline, italics, text } from "./fonts";
import "./globals.css";

export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en" className={`${headline.variable} ${text.variable} ${italics.variable}`}>
      <body className="grid min-h-dvh place-items-center p-6 text-center">
        <main>
          <h1 className="display text-4xl">Something went wrong</h1>
          <p className="mt-3 text-lg text-muted-foreground">Nothing that was saved is lost.</p>
          <button
            type="button"
            onClick={reset}
            className="mt-6 rounded-md bg-primary px-5 py-3 font-semibold text-primary-foreground"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
