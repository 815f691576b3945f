import type { Metadata } from 'next'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { ProgramKey } from '#components/desk/shop/program-key.tsx'
import { ProgramKeyForm } from '#components/desk/shop/program-key-form.tsx'
import { ProgramKeyList } from '#components/desk/shop/program-key-list.tsx'
import { ScopeChoice } from '#components/desk/shop/scope-choice.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-programs.ts'

export const metadata: Metadata = { title: words.programsTitle }

/** Keys for programs: those that work, and a new one, which is shown once. */
export default async function ProgramsPage() {
  const { person, read: keys } = await readDesk('shop', 'programKeys', {})
  const { typed = {}, fields, programKey } = await readFlashOfDesk()
  const working = keys.filter(({ endedAt }) => !endedAt)
  const ended = keys.filter(({ endedAt }) => endedAt)
  return (
    <ShopPageFrame person={person} title={words.programsTitle}>
      <p>{words.programsLead}</p>
      <p className="text-sm text-muted">{words.howToUse}</p>
      {programKey && (
        <section className="desk-card">
          <ProgramKey value={programKey} />
        </section>
      )}
      {working.length > 0 && (
        <section className="desk-card" aria-labelledby="keys">
          <h2 id="keys">{words.keysThere}</h2>
          <ProgramKeyList keys={working} />
        </section>
      )}
      <section className="desk-card" aria-labelledby="new-key">
        <h2 id="new-key">{words.makeKeyTitle}</h2>
        <ProgramKeyForm sendKey={formKey()}>
          <ActField
            label={words.keyNameField}
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            hint={words.keyNameHint}
            defaultValue={typed.name}
            error={fields?.name}
          />
          <ScopeChoice typed={typed} error={fields?.scopes} />
          <ActButton look="primary">{words.makeKeyNow}</ActButton>
        </ProgramKeyForm>
      </section>
      {ended.length > 0 && (
        <details className="desk-card">
          <summary>{words.keysEnded}</summary>
          <ProgramKeyList keys={ended} />
        </details>
      )}
    </ShopPageFrame>
  )
}
