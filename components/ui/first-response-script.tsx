import { uncachedPageScript } from '#lib/server/inline-scripts/uncached-page-script.ts'

/** Before any other script: what is pressed is answered. */
export const FirstResponseScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy
  <script dangerouslySetInnerHTML={{ __html: uncachedPageScript }} />
)
