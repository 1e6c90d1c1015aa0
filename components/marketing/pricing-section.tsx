import { CLAIMS } from "@/lib/content/marketing";
import { SectionHead } from "./section-head";
import { VisitorPlans } from "./visitor-plans";

export function PricingSection() {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 lg:px-8 lg:pt-28"
    >
      <SectionHead
        id="pricing-title"
        calm={0.9}
        title="Start free. Pay once, if at all."
        text={`No subscription. ${CLAIMS.guarantee} on every paid plan.`}
      />
      <VisitorPlans />
    </section>
  );
}
