import { CHOOSE } from '#lib/server/inline-scripts/choose.ts'
import { FIRST_RESPONSE } from '#lib/server/inline-scripts/first-response.ts'

/** Before any other script: what is pressed is answered. */
export const FirstResponseScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy
  <script dangerouslySetInnerHTML={{ __html: PROGRAM }} />
)

// While developing no page passes the page cache, which puts them where they belong.
const PROGRAM = process.env.NODE_ENV === 'development' ? `${CHOOSE};${FIRST_RESPONSE}` : FIRST_RESPONSE
