import { Claims } from "@/components/marketing/claims";
import { Features } from "@/components/marketing/features";
import { FinalCall } from "@/components/marketing/final-call";
import { Hero } from "@/components/marketing/hero";
import { PricingSection } from "@/components/marketing/pricing-section";
import { Process } from "@/components/marketing/process";
import { StructuredData } from "@/components/marketing/structured-data";
import { Testimonials } from "@/components/marketing/testimonials";
import { PRODUCT_NAME } from "@/lib/content/product";
import { pageMetadata, SITE_DESCRIPTION } from "@/lib/content/seo";
import { organizationData } from "@/lib/content/structured-data";
import { appUrl } from "@/lib/env";

export const metadata = pageMetadata({
  title: `${PRODUCT_NAME}: from a doodle to a launch package`,
  whole: true,
  description: SITE_DESCRIPTION,
  path: "/",
});

export default function LandingPage() {
  return (
    <>
      <StructuredData data={organizationData(appUrl())} />
      <Hero />
      <Claims />
      <Process />
      <Features />
      <Testimonials />
      <PricingSection />
      <FinalCall />
    </>
  );
}
