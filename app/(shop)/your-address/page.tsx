import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { SavedAddresses } from '#components/addresses/saved-addresses.tsx'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { addressesPath } from '#lib/addresses/rules/address-paths.ts'
import { firstAddressOf } from '#lib/addresses/server/first-address-of.ts'
import { mayChooseDefault } from '#lib/addresses/server/may-choose-default.ts'
import { readAddresses } from '#lib/addresses/server/read-addresses.ts'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { deleteAddress, deleteAddressAsk } from '#messages/addresses.ts'
import { cancelLabel, deleteButton, makeDefault } from '#messages/addresses-pages.ts'
import { tryLater } from '#messages/every-page.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('addresses')

const GOOD = ['addressSaved', 'addressUpdated', 'addressRemoved', 'addressDefault']
const DEFAULT_FORM = 'default-address'

export default async function AddressesPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const remove = query.get('remove')
  const from = query.has('from') ? safePath(query.get('from')) : routes.addresses.path
  const { addresses, failed, draftOwner } = await readAddresses(addressesPath(remove, from))
  if (failed) mainContentFailed()
  const [flash, account] = await Promise.all([readFlash(), failed ? undefined : firstAddressOf(addresses)])
  const doomed = addresses.find(({ id }) => id === remove)
  // One alone is the default; another host has no call for it.
  const choosing = mayChooseDefault() && addresses.length > 1
  return (
    <Chrome route={routes.addresses}>
      <AccountFrame current="addresses" title={pageTitles.addresses}>
        <div className="grid max-w-prose gap-4">
          <Flash flash={flash} tone={flash.say && GOOD.includes(flash.say) ? 'good' : 'bad'} />
          {failed && <Notice tone="bad">{tryLater}</Notice>}
          {doomed && (
            <section className="summary" aria-label={deleteAddress}>
              <h2 className="text-lg">{deleteAddress}</h2>
              <p>{deleteAddressAsk}</p>
              <form method="post" action={'/do/addresses/remove' satisfies FormPath} className="flex gap-3">
                <input type="hidden" name="id" value={doomed.id} />
                <input type="hidden" name="from" value={from} />
                <ButtonLink href={from}>{cancelLabel}</ButtonLink>
                <Button type="submit" look="primary">
                  {deleteButton}
                </Button>
              </form>
            </section>
          )}
          {!failed && (
            <SavedAddresses
              served={addresses}
              account={account}
              from={routes.addresses.path}
              formId={choosing ? DEFAULT_FORM : undefined}
              formKey={randomUUID()}
              draftOwner={draftOwner}
            />
          )}
          {choosing && !failed && (
            <form id={DEFAULT_FORM} method="post" action={'/do/addresses/default' satisfies FormPath}>
              <Button type="submit">{makeDefault}</Button>
            </form>
          )}
        </div>
      </AccountFrame>
    </Chrome>
  )
}
