import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { AddressFormOnPage } from '#components/addresses/address-form-on-page.tsx'
import { PrivacyLine } from '#components/privacy/privacy-line.tsx'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { addressFormPath } from '#lib/addresses/rules/address-paths.ts'
import { firstAddressOf } from '#lib/addresses/server/first-address-of.ts'
import { readAddresses } from '#lib/addresses/server/read-addresses.ts'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { COOKIES } from '#lib/cookies.ts'
import { routes } from '#lib/routes.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { findPin } from '#lib/server/pins/find-pin.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { readDraftCookie } from '#lib/session/server/address-draft-cookie.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { addNewAddress, editAddress } from '#messages/addresses-pages.ts'
import { tryLater } from '#messages/every-page.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('addressForm')

export default async function AddressFormPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const from = query.has('from') ? safePath(query.get('from')) : routes.addresses.path
  const { addresses, failed, draftOwner } = await readAddresses(addressFormPath(query.get('id'), from))
  if (failed && query.has('id')) mainContentFailed()
  const [flash, account] = await Promise.all([readFlash(), failed ? undefined : firstAddressOf(addresses)])
  const draft = readDraftCookie((await cookies()).get(COOKIES.addressDraft)?.value, draftOwner)
  const address = addresses.find(({ id }) => id === query.get('id'))
  return (
    <Chrome route={routes.addressForm}>
      <AccountFrame current="addresses" title={address ? editAddress : addNewAddress}>
        <div className="grid max-w-prose gap-4">
          <Flash flash={flash} />
          {failed && query.has('id') ? (
            <Notice tone="bad">{tryLater}</Notice>
          ) : (
            <AddressFormOnPage
              address={address}
              account={account}
              from={from}
              formKey={randomUUID()}
              draftOwner={draftOwner}
              fieldErrors={fieldErrors(flash)}
              typed={flash.typed ?? draft}
              places={flash.typed?.pincode ? findPin(pinCode(flash.typed.pincode))?.places : undefined}
            />
          )}
          <PrivacyLine />
        </div>
      </AccountFrame>
    </Chrome>
  )
}
