import { Icon, type IconName } from '#components/ui/icon.tsx'
import type { ShopDetails } from '#lib/contract/shop-schemas.ts'
import { returnsClaim } from '#lib/shop/rules/returns-said.ts'

/** The first questions of a new visitor, as far as the seller answers them: payment, buyer protection, returns. */
export const Promises = ({ details }: { details: ShopDetails }) => {
  const { deliveryClaim, trustClaim } = details.settings
  const told = (
    [
      ['rupee', deliveryClaim],
      ['shield', trustClaim],
      ['return', returnsClaim(details)],
    ] satisfies [IconName, string][]
  ).filter(([, text]) => text)
  if (told.length === 0) return null
  return (
    <ul className="wrap promises">
      {told.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
