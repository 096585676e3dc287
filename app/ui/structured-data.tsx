import type { JsonLdObject, WithContext } from "schema-dts";

/**
 * What a page says to search engines, as a block of data (JSON-LD). It is no script: the policy of
 * pages has nothing to allow, and no text can end the block, as `<` is never written.
 *
 * They read pages as the server writes them. `data` is null in the browser
 * (`import.meta.env.SSR ? … : null`), which neither loads nor makes it, and keeps the block as it came.
 */
export function StructuredData({ data }: { data: WithContext<JsonLdObject> | null }) {
  const json = data ? JSON.stringify(data).replaceAll("<", "\\u003c") : "";
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
