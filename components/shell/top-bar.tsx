import { Icon } from '#components/ui/icon.tsx'
import type { MenuCategory } from '#lib/catalogue/rules/menu.ts'
import { pathOf } from '#lib/paths.ts'
import { topCategories } from '#messages/header.ts'
import { SubcategoryList } from './subcategory-list.tsx'

/** The first categories, each with a menu of its subcategories on hover and focus (CSS alone). */
export const TopBar = ({ categories }: { categories: readonly MenuCategory[] }) =>
  categories.length > 0 && (
    <nav className="topbar" aria-label={topCategories}>
      <ul className="wrap">
        {categories.map(category => {
          const [id, , name, subcategories] = category
          return (
            <li key={id}>
              <a href={pathOf('category', id)}>
                {name}
                {subcategories.length > 0 && <Icon name="down" />}
              </a>
              <SubcategoryList category={category} />
            </li>
          )
        })}
      </ul>
    </nav>
  )
