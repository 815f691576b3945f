import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { LastChange } from '#components/desk/things/last-change.tsx'
import { PublishedList } from '#components/desk/things/published-list.tsx'
import { SheetList } from '#components/desk/things/sheet-list.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-sheets.ts'
import { backToThings } from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.sheetsTitle }

/** Many things at once: sheets in, what was published, and everything out. */
export default async function ImportPage() {
  const { person, read } = await readDesk('things', 'sheets', {})
  return (
    <DeskFrame
      person={person}
      at="things"
      title={words.sheetsTitle}
      up={{ href: '/desk/things', text: backToThings }}
    >
      <section className="desk-card">
        <p>{words.sheetsLead}</p>
        <Act action="/desk/do/things/newSheet">
          <ActButton look="primary">{words.newSheet}</ActButton>
        </Act>
      </section>
      <SheetList sheets={read.sheets} />
      <PublishedList published={read.published} />
      {read.byHand.length > 0 && (
        <details className="desk-card">
          <summary>{words.handMade}</summary>
          <ul className="desk-rows">
            {read.byHand.map(change => (
              <LastChange key={change.publication} {...change} />
            ))}
          </ul>
        </details>
      )}
      {person.role === 'owner' && (
        <details className="desk-card">
          <summary>{words.exportTitle}</summary>
          <Act action="/desk/do/things/exportSheet" className="grid gap-2">
            <p>{words.exportLead}</p>
            <ActButton>{words.exportNow}</ActButton>
          </Act>
        </details>
      )}
    </DeskFrame>
  )
}
