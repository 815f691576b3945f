import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { DraftForm } from '#components/desk/things/draft-form.tsx'
import { DraftPictures } from '#components/desk/things/draft-pictures.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.newThingTitle }

/** A new thing: its pictures, then what it is called and costs. */
export default async function DraftPage({ params }: { params: Promise<{ id: string }> }) {
  const { person, read } = await readDesk('things', 'draft', (await params).id)
  if (!read) notFound()
  const { typed, fields } = await readFlashOfDesk()
  const { draft, sections } = read
  return (
    <DeskFrame
      person={person}
      at="things"
      title={words.newThingTitle}
      up={{ href: '/desk/things', text: words.backToThings }}
    >
      <p className="text-muted">{words.newThingLead}</p>
      <DraftPictures draft={draft} />
      <DraftForm draft={draft} sections={sections} typed={typed} errors={fields} />
      <details>
        <summary>{words.dropDraftTitle}</summary>
        <Act action="/desk/do/things/dropDraft" className="grid gap-2">
          <p>{words.dropDraftLead}</p>
          <input type="hidden" name="draft" value={draft.id} />
          <ActButton>{words.dropDraftNow}</ActButton>
        </Act>
      </details>
    </DeskFrame>
  )
}
