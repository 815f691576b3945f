import { PageHead } from '#components/shell/page-head.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'
import type { Policy } from '#lib/shop/server/read-policy.ts'
import { Sections } from './sections.tsx'

/** A policy in the seller's words. */
export const PolicyText = ({ policy: { title, lead, sections } }: { policy: Policy }) => (
  <div className="wrap">
    <StaticHtml>
      <PageHead title={title}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by readMarkdown, which escapes and cleans */}
        {sections.length > 0 && lead && <div className="lead" dangerouslySetInnerHTML={{ __html: lead }} />}
      </PageHead>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above */}
      {sections.length === 0 && <div className="story" dangerouslySetInnerHTML={{ __html: lead }} />}
    </StaticHtml>
    {sections.length > 0 && <Sections sections={sections} />}
  </div>
)
