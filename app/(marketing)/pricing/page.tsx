import { PageHead } from "@/components/marketing/page-head";
import { StructuredData } from "@/components/marketing/structured-data";
import { VisitorPlans } from "@/components/marketing/visitor-plans";
import { buttonVariants } from "@/components/ui/button-variants";
import { FAQ } from "@/lib/content/faq";
import { CLAIMS } from "@/lib/content/marketing";
import { pageMetadata } from "@/lib/content/seo";
import { faqData, productData } from "@/lib/content/structured-data";
import { appUrl } from "@/lib/env";

export const metadata = pageMetadata({
  title: "Pricing",
  description: `Start free; pay once for more. Four plans without a subscription, with a ${CLAIMS.guarantee}.`,
  path: "/pricing",
});

export default function PricingPage() {
  return (
    <div className="mx-auto max-w-7xl px-4 pb-20 sm:px-6 lg:px-8">
      <StructuredData data={productData(appUrl())} />
      <StructuredData data={faqData} />
      <PageHead
        title="Pay once, if at all"
        text={`No subscription. ${CLAIMS.guarantee} on every paid plan.`}
        calm={0.7}
      />
      <h2 className="sr-only">Plans</h2>
      <VisitorPlans />
      <dl className="mt-12 max-sm:later grid grid-cols-3 gap-4 border-y py-8 sm:flex sm:gap-x-14">
        {CLAIMS.stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted-foreground max-sm:text-sm">{label}</dt>
            <dd className="display text-3xl tabular-nums sm:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <section
        aria-labelledby="faq-title"
        className="later mt-16 grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_1fr]"
      >
        <h2 id="faq-title" className="display text-4xl">
          Questions before you pay
        </h2>
        <div>
          {FAQ.map(({ question, answer }) => (
            <details key={question} className="group border-t py-5 last:border-b">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-6 rounded-sm text-lg font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="text-2xl leading-none text-link transition-transform duration-200 group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="measure mt-3 leading-relaxed text-muted-foreground">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <section className="later mt-20 flex flex-col gap-8 md:flex-row md:items-center">
        <h2 className="display mr-auto text-4xl lg:text-5xl">Try it before you decide</h2>
        <div className="flex shrink-0 flex-wrap gap-3">
          <a href="/quiz" className={buttonVariants({ size: "lg" })}>
            Start Free Today
          </a>
          <a href="/contact" className={buttonVariants({ size: "lg", variant: "outline" })}>
            Contact Sales
          </a>
        </div>
      </section>
    </div>
  );
}
