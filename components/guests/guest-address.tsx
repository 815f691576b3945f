import { addressText } from '#lib/addresses/rules/address-text.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { mobileIs } from '#messages/addresses-pages.ts'
import { deliveryAddress } from '#messages/checkout-pages.ts'
import { change } from '#messages/guest-pages.ts'

/** Where a guest's order goes, with the way back to the form. */
export function GuestAddress({ address, formId, from }: { address: Address; formId: string; from: string }) {
  const { name, lines, place, mobile } = addressText(address)
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="mb-3">
        {deliveryAddress}
      </h2>
      <div className="address">
        <input type="hidden" name="addressid" value={address.id} form={formId} />
        <p className="grid gap-0.5">
          <span className="font-medium">{name}</span>
          <span>{lines}</span>
          <span>{place}</span>
          <span className="text-sm text-muted">{mobileIs(mobile)}</span>
        </p>
        <p>
          <a className="link address-act" href={from}>
            {change}
          </a>
        </p>
      </div>
    </section>
  )
}
