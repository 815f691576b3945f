import { ButtonLink } from '#components/ui/button.tsx'
import type { UpiPage } from '#lib/checkout/rules/upi-page.ts'
import {
  amountToPay,
  howToPay,
  payExactly,
  payTo,
  referenceToGive,
  saveQr,
  scanOrSave,
  upiIdToPay,
} from '#messages/upi-pages.ts'
import { CopyField } from './copy-field.tsx'

type Props = { pay: NonNullable<UpiPage['pay']>; orderId: string }

/** What is paid where. It leads into no app: apps refuse a link to a person's own UPI id. */
export const UpiPay = ({ pay, orderId }: Props) => (
  <section className="grid gap-4" aria-labelledby="how-to-pay">
    <h2 id="how-to-pay" className="text-lg">
      {howToPay}
    </h2>
    <p>{scanOrSave}</p>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by the server, of squares and an escaped label */}
    <div className="w-full max-w-72" dangerouslySetInnerHTML={{ __html: pay.svg }} />
    <div>
      <ButtonLink href={`/upi-qr?order=${orderId}`} download>
        {saveQr}
      </ButtonLink>
    </div>
    <dl className="facts">
      <dt>{amountToPay}</dt>
      <dd className="price">
        <b>{pay.amount}</b>
      </dd>
      <dt>{payTo}</dt>
      <dd>{pay.name}</dd>
    </dl>
    <CopyField label={upiIdToPay} value={pay.id} />
    <CopyField label={referenceToGive} value={pay.reference} />
    <p className="font-medium">{payExactly}</p>
  </section>
)
