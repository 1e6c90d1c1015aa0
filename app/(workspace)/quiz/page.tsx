import type { Metadata } from "next";
import { Quiz } from "@/components/quiz/quiz";
import { requireUser } from "@/lib/auth/require-user";

export const metadata: Metadata = { title: "Five questions" };

export default async function QuizPage() {
  const user = await requireUser();
  return (
    <main className="flex flex-1 flex-col">
      <Quiz userId={user.uid} />
    </main>
  );
}
