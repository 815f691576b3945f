import { SORTS, type Sort } from '#lib/contract/sorts.ts'
import { sortBy } from '#messages/catalogue-pages.ts'
import { sortWords } from '#messages/sorts.ts'

/** The sort dropdown inside its form: with script (ListPresses) choosing sends it, its button does without. */
export const SortBox = ({ sort }: { sort: Sort }) => (
  <label className="flex items-center gap-2 text-sm">
    <span className="whitespace-nowrap">{sortBy}</span>
    <select className="input" name="sort" defaultValue={sort} autoComplete="off">
      {SORTS.map(value => (
        <option key={value} value={value}>
          {sortWords[value]}
        </option>
      ))}
    </select>
  </label>
)
