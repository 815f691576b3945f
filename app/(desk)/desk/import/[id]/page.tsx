import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { CheckForm } from '#components/desk/things/check-form.tsx'
import { PublishForm } from '#components/desk/things/publish-form.tsx'
import { SheetFiles } from '#components/desk/things/sheet-files.tsx'
import { SheetProgress } from '#components/desk/things/sheet-progress.tsx'
import { sheetTitle } from '#components/desk/things/sheet-title.ts'
import { SheetTold } from '#components/desk/things/sheet-told.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-sheets.ts'

export const metadata: Metadata = { title: words.sheetsTitle }

/** A sheet from its files to the shop, an undo, or an export. */
export default async function SheetPage({ params }: { params: Promise<{ id: string }> }) {
  const { person, read } = await readDesk('things', 'sheet', (await params).id)
  if (!read) notFound()
  const { sheet, files, seen } = read
  const { fields } = await readFlashOfDesk()
  const { state, work } = sheet
  const isUnderWay = state === 'waiting' || state === 'working'
  return (
    <DeskFrame
      person={person}
      at="things"
      title={sheetTitle(sheet)}
      up={{ href: '/desk/import', text: words.backToSheets }}
    >
      {isUnderWay && <SheetProgress sheet={sheet} />}
      {work === 'import' && <SheetFiles id={sheet.id} files={files} isOpen={state === 'collecting'} />}
      <SheetTold sheet={sheet} />
      {state === 'checked' && (
        <PublishForm sheet={sheet} seen={seen} isOwner={person.role === 'owner'} error={fields?.agreed} />
      )}
      {work === 'import' && !isUnderWay && state !== 'done' && files.length > 0 && (
        <CheckForm sheet={sheet} errors={fields} isAgain={state !== 'collecting'} />
      )}
      {!isUnderWay && (
        <div className="desk-acts">
          {work === 'import' && ['checked', 'refused', 'failed'].includes(state) && (
            <Act action="/desk/do/things/reopenSheet">
              <input type="hidden" name="id" value={sheet.id} />
              <ActButton className="w-full">{words.otherFiles}</ActButton>
            </Act>
          )}
          {state !== 'done' && (
            <Act action="/desk/do/things/dropSheet">
              <input type="hidden" name="id" value={sheet.id} />
              <ActButton className="w-full">{words.throwAway}</ActButton>
            </Act>
          )}
        </div>
      )}
    </DeskFrame>
  )
}
