import { DESK } from '#lib/desk/rules/desk-path.ts'
import { atTheDesk } from '#messages/desk-door.ts'
import { toShop } from '#messages/desk-frame.ts'

/** Who is here, with their devices and the way out; and the shop as its customers see it. */
export const DeskFoot = ({ name }: { name: string }) => (
  <footer className="desk-foot">
    <a className="link" href={`${DESK}/devices`}>
      {atTheDesk(name)}
    </a>
    <a className="link" href="/">
      {toShop}
    </a>
  </footer>
)
