import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Specimens } from "@/components/layout/specimens";
import { isProduction } from "@/lib/env";

export const metadata: Metadata = { title: "Design", robots: { index: false } };

/** Every control in every state, for whoever builds the product; nobody else gets it. */
export default function DesignPage() {
  if (isProduction()) notFound();
  return <Specimens />;
}
