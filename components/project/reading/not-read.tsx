import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/client/toasts";
import type { Kept } from "./use-kept";

/** Says why no reading came; what was shown and typed before stays where it is. */
export function NotRead({ error, pending, retry }: Pick<Kept<unknown>, "error" | "pending" | "retry">) {
  if (!error) return null;
  return (
    <p role="alert" className="my-3 text-sm text-destructive">
      Your answers could not be read just now: {messageOf(error)} Nothing of yours is lost.{" "}
      <Button variant="link" size="inline" onClick={retry} disabled={pending}>
        Try again
      </Button>
    </p>
  );
}
