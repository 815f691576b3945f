import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-closed.ts'

export const metadata: Metadata = { title: words.closedPage }

/** The sign that says why no orders are taken, and until when. */
export default async function ClosedSignPage() {
  const { person, read } = await readDesk('shop', 'sign', {})
  const { typed, fields } = await readFlashOfDesk()
  return (
    <ShopPageFrame person={person} title={words.closedPage}>
      <p>{words.closedLead}</p>
      <Act action="/desk/do/shop/close" className="desk-card">
        <ActField
          label={words.closedWords}
          hint={words.closedWordsHint}
          name="words"
          required
          maxLength={300}
          defaultValue={typed?.words ?? read.words}
          error={fields?.words}
        />
        <ActField
          label={words.closedUntil}
          hint={words.closedUntilHint}
          name="until"
          type="datetime-local"
          defaultValue={typed?.until ?? read.until}
          error={fields?.until}
        />
        <ActButton look="primary">{read.words ? words.changeSign : words.closeNow}</ActButton>
      </Act>
      {read.words && (
        <Act action="/desk/do/shop/openAgain" className="desk-card">
          <ActButton>{words.openNow}</ActButton>
        </Act>
      )}
    </ShopPageFrame>
  )
}
