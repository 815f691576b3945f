'use client'
import type { ComponentProps } from 'react'
import { SavedAddresses } from '#components/addresses/saved-addresses.tsx'
import { filledPart } from '#components/ui/filled-part.tsx'
import { justOrdered } from '#messages/cart.ts'
import { deliveryAddress } from '#messages/checkout-pages.ts'
import { CheckoutView } from './checkout-view.tsx'
import { OrderedNotice } from './ordered-notice.tsx'

export type FilledCheckoutProps = {
  view: Omit<ComponentProps<typeof CheckoutView>, 'children'>
  picker: Omit<ComponentProps<typeof SavedAddresses>, 'served' | 'formId' | 'folded'>
  /** The order of a short while ago that has the same in it. */
  before?: string
}

/** The checkout in its page's template. */
export const FilledCheckout = filledPart('checkout', ({ view, picker, before }: FilledCheckoutProps) => (
  <CheckoutView {...view}>
    {before && <OrderedNotice say={justOrdered} id={before} />}
    <section aria-labelledby="delivery" className={before && 'mt-6'}>
      <h2 id="delivery" className="mb-3">
        {deliveryAddress}
      </h2>
      <SavedAddresses {...picker} served={[...view.addresses]} formId={view.formId} folded />
    </section>
  </CheckoutView>
))
