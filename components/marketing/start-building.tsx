"use client";

import { useRouter } from "next/navigation";
import { AuthGatedButton } from "@/components/auth/auth-gated-button";

/** Ends a dialog with the quiz, once somebody is signed in. */
export function StartBuilding({ onStart }: { onStart: () => void }) {
  const router = useRouter();
  return (
    <AuthGatedButton
      onAction={() => {
        onStart();
        router.push("/quiz");
      }}
    >
      Start Building Now
    </AuthGatedButton>
  );
}
