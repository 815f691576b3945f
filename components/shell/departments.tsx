import { AccountLinks } from '#components/session/account-links.tsx'
import { Greeting } from '#components/session/greeting.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { StaticHtmlSlot } from '#components/ui/static-html-slot.tsx'
import { allDepartments, closeMenu, menu, myProfile } from '#messages/header.ts'
import { WholeMenu } from './whole-menu.tsx'

const ID = 'departments'

export const DepartmentsButton = () => (
  <button type="button" className="head-menu" popoverTarget={ID}>
    <Icon name="menu" />
    <span className="wide:hidden">{menu}</span>
    <span className="max-wide:hidden">{allDepartments}</span>
  </button>
)

/** One tree: a panel under its button on wide screens, a drawer on narrow ones. The browser opens and closes it. */
export const Departments = ({ tree, further }: { tree: string; further: string }) => (
  <nav id={ID} className="departments" popover="auto" aria-label={allDepartments}>
    <div className="drawer-head wide:hidden">
      <Greeting />
      <button
        type="button"
        className="press"
        popoverTarget={ID}
        popoverTargetAction="hide"
        aria-label={closeMenu}
      >
        <Icon name="close" />
      </button>
    </div>
    <StaticHtmlSlot id={tree} />
    <WholeMenu id={ID} />
    <div className="wide:hidden">
      <details>
        <summary>
          {myProfile}
          <Icon name="down" />
        </summary>
        <ul>
          <AccountLinks />
        </ul>
      </details>
      <StaticHtmlSlot id={further} />
    </div>
  </nav>
)
