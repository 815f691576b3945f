import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import {
  advanceThenDoor,
  cod,
  codWords,
  paymentMethod,
  percentOff,
  testPaymentTag,
} from '#messages/checkout-pages.ts'

type Props = {
  quote: Pick<Quote, 'online' | 'codLimit' | 'codSays' | 'codAdvance' | 'totalCod'>
  /** The label of paying online, the provider's name, and the ways there are. */
  online: { label: string; ways: string }
  pay: 'COD' | 'ONLINE'
  discount: number
  busy: boolean
}

export const PaymentMethods = ({ quote, online, pay, discount, busy }: Props) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-medium">{paymentMethod}</legend>
    <label className="choice">
      <input
        type="radio"
        name="paymentmode"
        value="COD"
        defaultChecked={pay === 'COD' || quote.online === 'off'}
        disabled={busy}
      />
      <span>
        <b>{cod}</b>
        <span className="block text-sm text-muted">{codWords}</span>
        {quote.codAdvance && !quote.codLimit && (
          <span className="block text-sm">
            {advanceThenDoor(rupee(quote.codAdvance), rupee(quote.totalCod - quote.codAdvance))}
          </span>
        )}
        {quote.codSays && !quote.codLimit && (
          <span className="block text-sm text-muted">{quote.codSays}</span>
        )}
        {quote.codLimit && <span className="block text-sm text-danger">{quote.codLimit}</span>}
      </span>
    </label>
    {quote.online !== 'off' && (
      <label className="choice">
        <input
          type="radio"
          name="paymentmode"
          value="ONLINE"
          defaultChecked={pay === 'ONLINE'}
          disabled={busy}
        />
        <span>
          <b>{online.label}</b> {discount > 0 && <span className="tag">{percentOff(discount)}</span>}{' '}
          {quote.online === 'practice' && <span className="tag">{testPaymentTag}</span>}
          <span className="block text-sm text-muted">{online.ways}</span>
        </span>
      </label>
    )}
  </fieldset>
)
