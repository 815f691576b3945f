import { Icon } from '#components/ui/icon.tsx'
import type { MenuCategory } from '#lib/catalogue/rules/menu.ts'
import { pathOf } from '#lib/paths.ts'

/** The first categories, each with a menu of its subcategories on hover and focus (CSS alone). */
export const TopBar = ({ categories }: { categories: readonly MenuCategory[] }) =>
  categories.length > 0 && (
    <nav className="topbar" aria-label="Top categories">
      <ul className="wrap">
        {categories.map(([id, , name, subcategories]) => (
          <li key={id}>
            <a href={pathOf('category', id)}>
              {name}
              {subcategories.length > 0 && <Icon name="down" />}
            </a>
            {subcategories.length > 0 && (
              <ul>
                {subcategories.map(([id, name]) => (
                  <li key={id}>
                    <a href={pathOf('subcategory', id)}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
