import { CHOOSE, FIRST_RESPONSE } from '#lib/server/inline-scripts/compiled.ts'
import { isDeveloping } from '#lib/server/settings/env.ts'

/** Before any other script: what is pressed is answered. */
export const FirstResponseScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy
  <script dangerouslySetInnerHTML={{ __html: program() }} />
)

// While developing no page passes the page cache, which puts them where they belong.
const program = () => (isDeveloping() ? `${CHOOSE};${FIRST_RESPONSE}` : FIRST_RESPONSE)
