import { SAME_PRESS } from '#lib/server/inline-scripts/compiled.ts'

/** Before any other script: a double press is one press. */
export const DoublePressScript = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; its hash is in the page's policy
  <script dangerouslySetInnerHTML={{ __html: SAME_PRESS }} />
)
