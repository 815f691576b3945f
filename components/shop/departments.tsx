import { AccountLinks } from '#components/session/account-links.tsx'
import { Greeting } from '#components/session/greeting.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { StaticHtmlSlot } from '#components/ui/static-html-slot.tsx'
import { pathOf } from '#lib/paths.ts'

const ID = 'departments'

export const DepartmentsButton = () => (
  <button type="button" className="head-menu" popoverTarget={ID}>
    <Icon name="menu" />
    <span className="wide:hidden">Menu</span>
    <span className="max-wide:hidden">All Departments</span>
  </button>
)

/** One tree: a panel under its button on wide screens, a drawer on narrow ones. The browser opens and closes it. */
export const Departments = ({ tree }: { tree: string }) => (
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
    <StaticHtmlSlot id={tree} />
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
        {more.map(([name, text]) => (
          <li key={name}>
            <a href={pathOf(name)}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
)

const more = [
  ['video', 'Videos'],
  ['region', 'Madhya Pradesh'],
  ['about', 'About Us'],
  ['support', 'Customer Support'],
] as const
