import type { Crumb } from '#lib/catalogue/rules/json-ld.ts'
import { breadcrumb } from '#messages/catalogue-pages.ts'

/**
 * The sections between the home page and this page, which itself is not among them. Where a section and the one inside
 * it have the same name, it is shown once.
 */
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
