import { pathOf } from '#lib/paths.ts'
import { usedForOrders } from '#messages/privacy-line.ts'
import { privacyNotice } from '#messages/privacy-pages.ts'

/** Where personal details are asked for: what they are for, and where all of it is told. */
export const PrivacyLine = () => (
  <p className="text-sm text-muted">
    {usedForOrders}{' '}
    <a className="link" href={pathOf('privacy')}>
      {privacyNotice}
    </a>
  </p>
)
