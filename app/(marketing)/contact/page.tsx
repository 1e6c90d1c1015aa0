import { ContactForm } from "@/components/marketing/contact-form";
import { PageHead } from "@/components/marketing/page-head";
import { CLAIMS } from "@/lib/content/marketing";
import { pageMetadata } from "@/lib/content/seo";

export const metadata = pageMetadata({
  title: "Contact",
  description: `Write to us about a plan, a payment, your data or something that does not work. ${CLAIMS.response}`,
  path: "/contact",
});

const TOPICS = [
  "A question about a plan or a payment",
  "Something that does not work",
  "A team or a school",
  "Your data",
];

export default function ContactPage() {
  return (
    <div className="mx-auto max-w-7xl px-4 pb-20 sm:px-6 lg:px-8">
      <PageHead title="Write to us" calm={0.6} />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm />
        <div className="grid content-start gap-8">
          <section className="border-t-2 border-primary pt-4">
            <h2 className="display text-xl">Direct contact</h2>
            <p className="mt-2 leading-relaxed text-muted-foreground">{CLAIMS.response}</p>
          </section>
          <section className="border-t-2 border-primary pt-4">
            <h2 className="display text-xl">What people ask about</h2>
            <ul className="mt-2 leading-relaxed text-muted-foreground">
              {TOPICS.map((topic) => (
                <li key={topic} className="border-b py-2 last:border-0">
                  {topic}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
