import type { Metadata } from "next";
import { connection } from "next/server";
import { PopupPage } from "@/components/auth/popup-page";

export const metadata: Metadata = { title: "Signing in", robots: { index: false } };

/** Rendered for each request, since the nonce of its scripts is. */
export default async function SignInPopup() {
  await connection();
  return <PopupPage />;
}
