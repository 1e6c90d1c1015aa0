import { PLANS } from "@/lib/billing/plans";
import { FAQ } from "./faq";
import { PRODUCT_NAME } from "./product";
import { SITE_DESCRIPTION } from "./seo";

const at = (origin: URL, path: string) => new URL(path, origin).href;

export const organizationData = (origin: URL) => ({
  "@type": "Organization",
  name: PRODUCT_NAME,
  url: at(origin, "/"),
  logo: at(origin, "/icons/icon-512.png"),
  contactPoint: { "@type": "ContactPoint", contactType: "customer support", url: at(origin, "/contact") },
});

export const productData = (origin: URL) => ({
  "@type": "Product",
  name: PRODUCT_NAME,
  description: SITE_DESCRIPTION,
  image: at(origin, "/icons/icon-512.png"),
  brand: { "@type": "Brand", name: PRODUCT_NAME },
  offers: PLANS.map(({ name, price }) => ({
    "@type": "Offer",
    name,
    price,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: at(origin, "/pricing"),
  })),
});

export const faqData = {
  "@type": "FAQPage",
  mainEntity: FAQ.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};
