import { Icon } from '#components/ui/icon.tsx'
import type { Category } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/routes.ts'
import { TopBarKeys } from './top-bar-keys.tsx'

/** The first categories, each with a menu of its subcategories on hover and focus (CSS alone). */
export const TopBar = ({ categories }: { categories: readonly Category[] }) =>
  categories.length > 0 && (
    <nav className="topbar" aria-label="Categories">
      <ul className="wrap">
        {categories.map(category => (
          <li key={category.category_id}>
            <a href={pathOf('category', category.category_id)}>
              {category.category_name || category.category_desc}
              {category.Subcategories.length > 0 && <Icon name="down" />}
            </a>
            {category.Subcategories.length > 0 && (
              <ul>
                {category.Subcategories.map(({ subcategory_id, subcategory_desc }) => (
                  <li key={subcategory_id}>
                    <a href={pathOf('subcategory', subcategory_id)}>{subcategory_desc}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <TopBarKeys />
    </nav>
  )
