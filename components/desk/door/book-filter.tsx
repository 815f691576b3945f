import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import type { BookFilters } from '#lib/desk/rules/book-query.ts'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import {
  aboutFilter,
  dayFilter,
  everybody,
  lookFor,
  personFilter,
  showAll,
  showThese,
} from '#messages/desk-book.ts'

type Props = { wish: BookFilters; people: { id: string; name: string }[]; isFiltered: boolean }

/** Whose lines, of which day, about what. */
export const BookFilter = ({ wish, people, isFiltered }: Props) => (
  <details className="desk-card" open={isFiltered}>
    <summary>{lookFor}</summary>
    <form action={`${DESK}/book`} className="grid gap-3">
      <Select label={personFilter} name="person" defaultValue={wish.person ?? ''}>
        <option value="">{everybody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Field label={dayFilter} name="day" type="date" defaultValue={wish.day} />
      <Field label={aboutFilter} name="about" maxLength={100} defaultValue={wish.about} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary">
          {showThese}
        </Button>
        {isFiltered && (
          <a className="link inline-flex min-h-11 items-center" href={`${DESK}/book`}>
            {showAll}
          </a>
        )}
      </div>
    </form>
  </details>
)
