import type { Sort } from '#lib/contract/catalogue-schemas.ts'

const labels: Record<Sort, string> = {
  featured: 'Featured',
  priceLowToHigh: 'Price: low to high',
  priceHighToLow: 'Price: high to low',
  nameAZ: 'Name: A to Z',
  nameZA: 'Name: Z to A',
}

/** The sort dropdown inside its form: with script (ListPresses) choosing sends it, its button does without. */
export const SortBox = ({ sort }: { sort: Sort }) => (
  <label className="flex items-center gap-2 text-sm">
    <span className="whitespace-nowrap">Sort by</span>
    <select className="input" name="sort" defaultValue={sort} autoComplete="off">
      {Object.entries(labels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
