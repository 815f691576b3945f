import { pathOf } from '#lib/paths.ts'
import { usedForOrders } from '#messages/privacy-line.ts'
import { privacyNotice } from '#messages/privacy-pages.ts'

/** A line beside fields for personal details: what they are for, with a link to the privacy page. */
export const PrivacyLine = () => (
  <p className="text-sm text-muted">
    {usedForOrders}{' '}
    <a className="link" href={pathOf('privacy')}>
      {privacyNotice}
    </a>
  </p>
)
