import { Icon } from '#components/ui/icon.tsx'
import type { ShopSettings } from '#lib/contract/shop-schemas.ts'
import { returns } from '#messages/every-page.ts'

/** The first questions of a new visitor: payment, buyer protection, returns. */
export const Promises = ({ settings }: { settings: ShopSettings }) => (
  <ul className="wrap promises">
    <li>
      <Icon name="rupee" />
      {settings.deliveryClaim}
    </li>
    <li>
      <Icon name="shield" />
      {settings.trustClaim}
    </li>
    <li>
      <Icon name="return" />
      {returns}
    </li>
  </ul>
)
