import { AllDepartmentsLink } from '#components/shell/all-departments-link.tsx'
import { categoriesHeading, noSuchCategory, searchCategories, sections } from '#messages/catalogue-pages.ts'
import { categoriesFailed } from '#messages/every-page.ts'

type Props = {
  categories: readonly { href: string; name: string }[]
  /** Whether there are more than these. */
  hasMore?: boolean
}

/** The categories beside a search's results; with script (ListPresses) typing narrows them. */
export const CategoryPanel = ({ categories, hasMore }: Props) => (
  <nav aria-label={sections} className="tree">
    <h2 className="facet">{categoriesHeading}</h2>
    {categories.length === 0 && <p className="text-sm text-muted">{categoriesFailed}</p>}
    {categories.length > 0 && (
      <input
        className="input needs-script"
        type="search"
        data-narrows=""
        placeholder={searchCategories}
        aria-label={searchCategories}
      />
    )}
    <ul>
      {categories.map(({ href, name }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
    <p className="text-sm text-muted" hidden>
      {noSuchCategory}
    </p>
    {hasMore && <AllDepartmentsLink />}
  </nav>
)
