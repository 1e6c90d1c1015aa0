import { LandmarkIcon } from "lucide-react";
import { Button } from "@/components/ui/button";

/** The test bank asks whether it is really them, as 3-D Secure does. */
export function BankQuestion({ busy, onAnswer }: { busy: boolean; onAnswer: (complete: boolean) => void }) {
  return (
    <section aria-labelledby="bank-title" className="grid gap-4 rounded-lg bg-[#30313d] p-5 text-white">
      <LandmarkIcon className="size-7 text-white/70" aria-hidden="true" />
      <div>
        <h3 id="bank-title" className="display text-xl">
          3-D Secure test page
        </h3>
        <p className="mt-1.5 leading-relaxed text-white/80">
          Here your bank would ask you to confirm the payment. In the test checkout you decide how it ends.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => onAnswer(true)}>
          Complete authentication
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => onAnswer(false)}>
          Fail authentication
        </Button>
      </div>
    </section>
  );
}
