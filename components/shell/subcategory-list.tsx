import type { MenuCategory } from '#lib/catalogue/rules/menu.ts'
import { pathOf } from '#lib/paths.ts'

/** A category's subcategories as links, in their order. */
export const SubcategoryList = ({ category: [, , , subcategories] }: { category: MenuCategory }) =>
  subcategories.length > 0 && (
    <ul>
      {subcategories.map(([id, name]) => (
        <li key={id}>
          <a href={pathOf('subcategory', id)}>{name}</a>
        </li>
      ))}
    </ul>
  )
