import { LegalPage } from "@/components/marketing/legal-page";
import { TERMS } from "@/lib/content/legal";
import { pageMetadata } from "@/lib/content/seo";

export const metadata = pageMetadata({
  title: "Terms",
  description: "What you can expect of the service, what is yours, and how plans and refunds work.",
  path: "/terms",
});

export default function TermsPage() {
  return <LegalPage title="Terms" sections={TERMS} />;
}
