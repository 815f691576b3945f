import type { Metadata } from 'next'
import { GuestForm } from '#components/guests/guest-form.tsx'
import { PrivacyLine } from '#components/privacy/privacy-line.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { FormCard } from '#components/session/form-card.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Button } from '#components/ui/button.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { addressFields } from '#lib/addresses/rules/address-text.ts'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { checkoutPath, fixedFields, requestInQuery } from '#lib/checkout/rules/checkout-request.ts'
import { guestAddressOf, readGuestVisit } from '#lib/checkout/server/guest-visit.ts'
import { answerPin } from '#lib/delivery/server/answer-pin.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { cartStep } from '#messages/cart-pages.ts'
import { checkoutStep } from '#messages/checkout-pages.ts'
import { forgetMe, guestLead, haveAccount, knownAs, signInInstead, whereTo } from '#messages/guest-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('guest')

/** Ordering without an account: who, and where to (Rule 99). */
export default async function GuestPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const request = requestInQuery(queryOf(await searchParams))
  const visit = await readGuestVisit(request)
  const [flash, address, details] = await Promise.all([readFlash(), guestAddressOf(visit), readDetails()])
  const start = flash.typed ?? (address ? addressFields(address) : { pincode: visit.pin })
  const fixed = fixedFields(request)
  return (
    <Chrome route={routes.guest}>
      <Steps steps={[cartStep, checkoutStep]} current={1} secure={details.value.settings.secureClaim} />
      <FormCard title={whereTo} lead={guestLead}>
        <Flash flash={flash} tone={flash.say === 'guestForgotten' ? 'good' : 'bad'} />
        <GuestForm
          fixed={fixed}
          start={start}
          fieldErrors={fieldErrors(flash)}
          answer={await answerPin(start.pincode ?? '')}
        />
        {address && (
          <form method="post" action={'/do/guest/forget' satisfies FormPath} className="text-sm text-muted">
            {Object.entries(fixed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {knownAs(address.firstname)}{' '}
            <Button type="submit" look="quiet" size="small">
              {forgetMe}
            </Button>
          </form>
        )}
        <p>
          {haveAccount}{' '}
          <a className="link" href={loginFrom(checkoutPath(request))}>
            {signInInstead}
          </a>
        </p>
        <PrivacyLine />
      </FormCard>
    </Chrome>
  )
}
