import { Claims } from "@/components/marketing/claims";
import { Features } from "@/components/marketing/features";
import { FinalCall } from "@/components/marketing/final-call";
import { Hero } from "@/components/marketing/hero";
import { PricingSection } from "@/components/marketing/pricing-section";
import { Process } from "@/components/marketing/process";
import { Testimonials } from "@/components/marketing/testimonials";

export default function LandingPage() {
  return (
    <>
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
