import { LegalPage } from "@/components/marketing/legal-page";
import { PRIVACY } from "@/lib/content/legal";
import { pageMetadata } from "@/lib/content/seo";

export const metadata = pageMetadata({
  title: "Privacy",
  description: "What we keep about you, what it is used for, and how to have it deleted.",
  path: "/privacy",
});

export default function PrivacyPage() {
  return <LegalPage title="Privacy" sections={PRIVACY} />;
}
