import type { JsonLdObject, WithContext } from "schema-dts";

/**
 * What a page says to search engines, as a block of data (JSON-LD). It is no script: the policy of
 * pages has nothing to allow, and no text can end the block, as `<` is never written.
 */
export function StructuredData({ data }: { data: WithContext<JsonLdObject> }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
