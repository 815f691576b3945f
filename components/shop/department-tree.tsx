import { Icon } from '#components/ui/icon.tsx'
import type { Menu, MenuCategory } from '#lib/catalogue/rules/menu.ts'
import { messages } from '#lib/messages.ts'
import { pathOf } from '#lib/paths.ts'

/** What the departments hold: groups, categories and subcategories, in their orders. */
export const DepartmentTree = ({ menu }: { menu: Menu }) => (
  <>
    {menu.map(([id, name, categories]) => (
      <details key={id} className="group" open>
        <summary>
          {name}
          <Icon name="down" />
        </summary>
        <ul>
          {categories.map(category => (
            <Branch key={category[0]} category={category} />
          ))}
        </ul>
      </details>
    ))}
    {menu.length === 0 && <p className="px-5 py-3 text-sm text-muted">{messages.categoriesFailed}</p>}
  </>
)

const Branch = ({ category: [id, name, , subcategories] }: { category: MenuCategory }) => (
  <li>
    <a href={pathOf('category', id)}>{name}</a>
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
)
