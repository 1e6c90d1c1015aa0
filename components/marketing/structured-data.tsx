/** Facts for search engines. A "<" in a value must not end the element that holds it. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const html = {
    __html: JSON.stringify({ "@context": "https://schema.org", ...data }).replace(/</g, "\\u003c"),
  };
  const contents = { dangerouslySetInnerHTML: html };
  return <script type="application/ld+json" {...contents} />;
}
