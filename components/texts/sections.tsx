import { Fold } from '#components/ui/fold.tsx'
import type { Section } from '#messages/terms.ts'

/** A long text in collapsible sections; the first one is open. */
export const Sections = ({ sections, numbered }: { sections: readonly Section[]; numbered?: boolean }) => (
  <div className="max-w-prose border-t border-line">
    {sections.map(({ title, paragraphs = [], list = [] }, i) => (
      <Fold key={title} title={numbered ? `${i + 1}. ${title}` : title} open={i === 0}>
        <div className="story">
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map(entry => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </div>
      </Fold>
    ))}
  </div>
)
