import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import type { DeskFlash } from '#lib/desk/server/desk-flash.ts'
import * as words from '#messages/desk-things-sections.ts'

type Props = {
  /** The section that it is added in, 0 for none. */
  under: number
  title: string
  flash: Pick<DeskFlash, 'typed' | 'fields'>
}

export function AddSection({ under, title, flash: { typed, fields } }: Props) {
  const isTyped = typed?.under === String(under)
  return (
    <section className="desk-card" aria-labelledby="add">
      <h2 id="add" className="break-words">
        {title}
      </h2>
      <p className="text-sm text-muted">{words.addSectionLead}</p>
      <Act action="/desk/do/things/sectionAdd" clears className="grid gap-3">
        <input type="hidden" name="under" value={under} />
        <ActField
          label={words.sectionName}
          name="name"
          maxLength={200}
          required
          autoComplete="off"
          defaultValue={isTyped ? typed.name : ''}
          error={isTyped ? fields?.name : undefined}
        />
        <ActButton>{words.addSection}</ActButton>
      </Act>
    </section>
  )
}
