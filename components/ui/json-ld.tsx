import { safeJson } from '#lib/catalogue/rules/json-ld.ts'

/** Data for search engines: read, never run. */
export const JsonLd = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by safeJson (Rule 6)
    dangerouslySetInnerHTML={{ __html: safeJson(data) }}
  />
)
