import { AccountLinks } from '#components/session/account-links.tsx'
import { Greeting } from '#components/session/greeting.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { Category, Group } from '#lib/contract/catalogue-schemas.ts'
import { messages } from '#lib/messages.ts'
import { pathOf, routes } from '#lib/routes.ts'

const ID = 'departments'

export const DepartmentsButton = () => (
  <button type="button" className="head-menu" popoverTarget={ID}>
    <Icon name="menu" />
    <span className="wide:hidden">Menu</span>
    <span className="max-wide:hidden">All Departments</span>
  </button>
)

/** One tree: a panel under its button on wide screens, a drawer on narrow ones. The browser opens and closes it. */
export const Departments = ({ groups }: { groups: readonly Group[] }) => (
  <nav id={ID} className="departments" popover="auto" aria-label="All Departments">
    <div className="drawer-head wide:hidden">
      <Greeting />
      <button
        type="button"
        className="press"
        popoverTarget={ID}
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <Icon name="close" />
      </button>
    </div>
    {groups.map(group => (
      <details key={group.group_id} className="group" open>
        <summary>
          {group.group_desc}
          <Icon name="down" />
        </summary>
        <ul>
          {group.categories.map(category => (
            <Branch key={category.category_id} category={category} />
          ))}
        </ul>
      </details>
    ))}
    {groups.length === 0 && <p className="px-5 py-3 text-sm text-muted">{messages.categoriesFailed}</p>}
    <div className="wide:hidden">
      <details>
        <summary>
          My Profile
          <Icon name="down" />
        </summary>
        <ul>
          <AccountLinks />
        </ul>
      </details>
      <ul>
        {(['video', 'region', 'about', 'support'] as const).map(name => (
          <li key={name}>
            <a href={pathOf(name)}>{routes[name].title}</a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
)

const Branch = ({ category }: { category: Category }) => (
  <li>
    <a href={pathOf('category', category.category_id)}>{category.category_desc}</a>
    {category.Subcategories.length > 0 && (
      <ul>
        {category.Subcategories.map(subcategory => (
          <li key={subcategory.subcategory_id}>
            <a href={pathOf('subcategory', subcategory.subcategory_id)}>{subcategory.subcategory_desc}</a>
          </li>
        ))}
      </ul>
    )}
  </li>
)
