import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { type SectionChoice, THING_VIEWS, type ThingFilter } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-things-pages.ts'
import { thingsPath } from './things-path.ts'

/** Looks for things by name and code, in a section, and by what they lack. */
export function ThingSearch({
  filter,
  sections,
}: {
  filter: ThingFilter
  sections: readonly SectionChoice[]
}) {
  return (
    <>
      <nav className="desk-chips" aria-label={words.thingsTitle}>
        {THING_VIEWS.map(view => (
          <a
            key={view}
            href={thingsPath({ ...filter, show: view })}
            aria-current={filter.show === view ? 'true' : undefined}
          >
            {words.views[view]}
          </a>
        ))}
      </nav>
      <form className="desk-search" action="/desk/things">
        {filter.show !== 'all' && <input type="hidden" name="show" value={filter.show} />}
        {sections.length > 1 && (
          <Select label={words.inSection} name="section" defaultValue={filter.section ?? ''}>
            <option value="">{words.everySection}</option>
            {sections.map(({ id, path }) => (
              <option key={id} value={id}>
                {path}
              </option>
            ))}
          </Select>
        )}
        {filter.show === 'few' && (
          <Field
            label={words.fewerThan}
            name="few"
            inputMode="numeric"
            pattern="\d{1,3}"
            defaultValue={filter.few}
          />
        )}
        <div className="desk-ask">
          <Field label={words.searchThings} name="q" type="search" defaultValue={filter.q} maxLength={200} />
          <Button type="submit">{words.search}</Button>
        </div>
      </form>
    </>
  )
}
