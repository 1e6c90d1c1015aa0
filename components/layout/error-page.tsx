"use client";

import { Doodle } from "./doodle";

export interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Every page carries it along, so it is made of next to nothing. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-1 flex-col items-center justify-center px-4 py-14 text-center">
      <Doodle calm={0.15} width={480} height={130} className="max-w-sm" />
      <h1 className="display mt-7 text-3xl sm:text-4xl">Something went wrong</h1>
      <p className="mt-3 text-lg leading-relaxed text-muted-foreground">
        Nothing that was saved is lost. Try again, and if it stays,{" "}
        <a href="/contact" className="text-link underline underline-offset-4">
          write to us
        </a>
        {error.digest ? ` and mention ${error.digest}` : ""}.
      </p>
      <button
        type="button"
        onClick={reset}
        className="mt-7 h-11 rounded-md bg-primary px-5 font-semibold text-primary-foreground hover:bg-primary-strong"
      >
        Try again
      </button>
    </div>
  );
}

/** The same where no layout stands around it. */
export function ErrorScreen(props: ErrorPageProps) {
  return (
    <main className="flex flex-1 flex-col">
      <ErrorPage {...props} />
    </main>
  );
}
