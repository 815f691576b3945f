import type { Metadata } from 'next'
import { Chrome } from '#components/shell/chrome.tsx'
import { Support } from '#components/texts/support.tsx'
import { complaints } from '#lib/api/server/shop.ts'
import { atTheDoorOf } from '#lib/delivery/rules/delivery-charges.ts'
import { readCharges } from '#lib/delivery/server/read-charges.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails, readLogo } from '#lib/shop/server/read-shop.ts'
import { supportDescription } from '#messages/shop-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('support', { description: supportDescription })

export default async function SupportPage() {
  const [logo, details, charges] = await Promise.all([readLogo(), readDetails(), readCharges()])
  return (
    <Chrome route={routes.support}>
      <Support
        logo={logo.value}
        details={details.value}
        atTheDoor={atTheDoorOf(charges)}
        takesComplaints={complaints !== undefined}
      />
    </Chrome>
  )
}
