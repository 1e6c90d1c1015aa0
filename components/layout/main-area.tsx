import type { ReactNode } from "react";

/** Where the link "Skip to content" leads. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <div id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </div>
  );
}
