import { SORT_WORDS, type Sort } from '#lib/contract/sorts.ts'
import { sortBy } from '#messages/catalogue-pages.ts'

/** The sort dropdown inside its form: with script (ListPresses) choosing sends it, its button does without. */
export const SortBox = ({ sort }: { sort: Sort }) => (
  <label className="flex items-center gap-2 text-sm">
    <span className="whitespace-nowrap">{sortBy}</span>
    <select className="input" name="sort" defaultValue={sort} autoComplete="off">
      {Object.entries(SORT_WORDS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
