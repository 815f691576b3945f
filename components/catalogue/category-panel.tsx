import { categoriesFailed } from '#messages/every-page.ts'

type Named = { href: string; name: string }

/** The categories beside a search's results; with script (ListPresses) typing narrows them. */
export const CategoryPanel = ({ categories }: { categories: readonly Named[] }) => (
  <nav aria-label="Sections" className="tree">
    <h2 className="facet">Categories</h2>
    {categories.length === 0 && <p className="text-sm text-muted">{categoriesFailed}</p>}
    {categories.length > 0 && (
      <input
        className="input needs-script"
        type="search"
        data-narrows=""
        placeholder="Search categories"
        aria-label="Search categories"
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
      No category of this name.
    </p>
  </nav>
)
