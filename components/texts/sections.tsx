import { Fold } from '#components/ui/fold.tsx'
import { StaticHtml } from '#components/ui/static-html.tsx'

/** A long text in collapsible sections; the first one is open. The HTML passed the allow-list (Rule 6). */
export const Sections = ({ sections }: { sections: readonly { title: string; html: string }[] }) => (
  <StaticHtml>
    <div className="max-w-prose border-t border-line">
      {sections.map(({ title, html }, i) => (
        <Fold key={title} title={title} open={i === 0}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by readMarkdown, which escapes and cleans */}
          <div className="story" dangerouslySetInnerHTML={{ __html: html }} />
        </Fold>
      ))}
    </div>
  </StaticHtml>
)
