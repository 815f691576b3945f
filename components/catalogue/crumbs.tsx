import type { Crumb } from '#lib/catalogue/rules/json-ld.ts'
import { breadcrumb } from '#messages/catalogue-pages.ts'

/** The way here from the home page; the page itself comes after it. A section with one part of its own name is one step. */
export const Crumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="crumbs" aria-label={breadcrumb}>
    <ol>
      {crumbs
        .filter(({ name }, at) => name !== crumbs[at - 1]?.name)
        .map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
    </ol>
  </nav>
)
