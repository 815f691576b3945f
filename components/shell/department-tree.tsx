import { Icon } from '#components/ui/icon.tsx'
import type { Menu } from '#lib/catalogue/rules/menu.ts'
import { pathOf } from '#lib/paths.ts'
import { categoriesFailed } from '#messages/every-page.ts'
import { SubcategoryList } from './subcategory-list.tsx'

type Props = {
  menu: Menu
  /** Groups are closed at first. */
  isFolded?: boolean
}

/** What the departments hold: groups, categories and subcategories, in their orders. */
export const DepartmentTree = ({ menu, isFolded }: Props) => (
  <>
    {menu.map(([id, name, categories]) => (
      <details key={id} className="group" open={!isFolded}>
        <summary>
          {name}
          <Icon name="down" />
        </summary>
        <ul>
          {categories.map(category => (
            <li key={category[0]}>
              <a href={pathOf('category', category[0])}>{category[1]}</a>
              <SubcategoryList category={category} />
            </li>
          ))}
        </ul>
      </details>
    ))}
    {menu.length === 0 && <p className="px-5 py-3 text-sm text-muted">{categoriesFailed}</p>}
  </>
)
