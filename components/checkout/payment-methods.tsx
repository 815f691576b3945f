import type { Quote } from '#lib/contract/checkout-schemas.ts'

type Props = {
  quote: Pick<Quote, 'online' | 'codLimit'>
  pay: 'COD' | 'ONLINE'
  discount: number
  busy: boolean
}

export const PaymentMethods = ({ quote: { online, codLimit }, pay, discount, busy }: Props) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-medium">Payment method</legend>
    <label className="choice">
      <input
        type="radio"
        name="paymentmode"
        value="COD"
        defaultChecked={pay === 'COD' || online === 'off'}
        disabled={busy}
      />
      <span>
        <b>COD</b>
        <span className="block text-sm text-muted">Cash on Delivery: pay at the door</span>
        {codLimit && <span className="block text-sm text-danger">{codLimit}</span>}
      </span>
    </label>
    {online !== 'off' && (
      <label className="choice">
        <input
          type="radio"
          name="paymentmode"
          value="ONLINE"
          defaultChecked={pay === 'ONLINE'}
          disabled={busy}
        />
        <span>
          <b>Razorpay</b> {discount > 0 && <span className="tag">{discount}% off</span>}{' '}
          {online === 'practice' && <span className="tag">Test payment</span>}
          <span className="block text-sm text-muted">UPI, cards, net banking</span>
        </span>
      </label>
    )}
  </fieldset>
)
