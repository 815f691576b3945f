import type { Metadata } from 'next'
import { AddressPage } from '#components/addresses/address-page.tsx'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { toldFields } from '#components/session/told-fields.ts'
import { Chrome } from '#components/shop/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { firstAddressOf } from '#lib/addresses/first-address-of.ts'
import { readAddresses } from '#lib/addresses/read-addresses.ts'
import { readFlash } from '#lib/api/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/page-query.ts'
import { messages } from '#lib/messages.ts'
import { mainThingFailed } from '#lib/page-store/main-thing.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/safe-path.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata(routes.addressForm)

export default async function AddressFormPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const { addresses, failed } = await readAddresses(routes.addressForm.path)
  if (failed && query.has('id')) mainThingFailed()
  const [flash, account] = await Promise.all([readFlash(), failed ? undefined : firstAddressOf(addresses)])
  const address = addresses.find(({ id }) => id === query.get('id'))
  const from = query.has('from') ? safePath(query.get('from')) : routes.addresses.path
  return (
    <Chrome route={routes.addressForm}>
      <AccountFrame here="addresses" title={address ? 'Edit Address' : 'Add New Address'}>
        <div className="grid max-w-prose gap-4">
          <Flash flash={flash} />
          {failed && query.has('id') ? (
            <Notice tone="bad">{messages.tryLater}</Notice>
          ) : (
            <AddressPage
              address={address}
              account={account}
              from={from}
              told={toldFields(flash)}
              typed={flash.typed}
            />
          )}
        </div>
      </AccountFrame>
    </Chrome>
  )
}
