import { Act } from '#components/desk/act.tsx'
import { ActArea } from '#components/desk/act-area.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { plainTextOf } from '#lib/desk/rules/plain-text-of.ts'
import type { SectionOfDesk, SectionWords } from '#lib/desk/rules/section-types.ts'
import type { DeskFlash } from '#lib/desk/server/desk-flash.ts'
import * as words from '#messages/desk-things-sections.ts'

type Props = { section: SectionOfDesk; flash: Pick<DeskFlash, 'typed' | 'fields'> }

/** The name of a section and, where shoppers see them, its other words. */
export function SectionWordsForm({ section, flash: { typed, fields } }: Props) {
  const { id, seen, page, isTile } = section
  // The other forms of the page send no such field, or one more.
  const own = typed?.name !== undefined && typed.under === undefined ? typed : undefined
  const field = (name: keyof SectionWords, most: number) => ({
    ...{ name, maxLength: most, defaultValue: own?.[name] ?? section.words[name] },
    error: own ? fields?.[name] : undefined,
  })
  return (
    <section className="desk-card" aria-labelledby="words">
      <h2 id="words">{words.wordsTitle}</h2>
      <Act action="/desk/do/things/sectionWords" className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen.words} />
        <ActField label={words.sectionName} hint={words.keepsAddress} required {...field('name', 200)} />
        {isTile && (
          <>
            {page.level === 'category' && (
              <ActField label={words.shortName} hint={words.shortNameHint} {...field('category_name', 200)} />
            )}
            <ActField label={words.tileLine} {...field('short_desc', 500)} />
          </>
        )}
        {page.level !== 'group' && (
          <ActArea
            label={words.description}
            {...field('description', 20_000)}
            defaultValue={own?.description ?? plainTextOf(section.words.description)}
          />
        )}
        <ActButton look="primary">{words.saveSection}</ActButton>
      </Act>
    </section>
  )
}
