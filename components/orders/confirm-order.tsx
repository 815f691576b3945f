import { ButtonLink } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  confirmByCall,
  confirmedByYou,
  confirmHint,
  confirmOnWhatsApp,
  pleaseConfirm,
} from '#messages/cod.ts'
import { confirmWithCode } from '#messages/codes-pages.ts'

type Props = {
  order: Order
  /** Where a code confirms it, where one can be sent to its phone. */
  codeAt?: string | undefined
}

/** What an order to pay at the door waits for: its customer's word. The link confirms nothing by itself (Rule 106). */
export function ConfirmOrder({ order: { toConfirm, confirmed, CoOrderStatus }, codeAt }: Props) {
  if (confirmed && CoOrderStatus === STATUS_NAMES.placed)
    return (
      <Notice tone="good">
        <p>{confirmedByYou}</p>
      </Notice>
    )
  if (!toConfirm) return null
  const { until, whatsapp } = toConfirm
  return (
    <Notice>
      <p className="font-medium">{pleaseConfirm(momentInIndia(until))}</p>
      {whatsapp && (
        <p className="mt-2">
          <ButtonLink look="primary" href={whatsapp} target="_blank" rel="noopener noreferrer">
            {confirmOnWhatsApp}
          </ButtonLink>
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{whatsapp ? confirmHint : confirmByCall}</p>
      {codeAt && (
        <p className="mt-2">
          <ButtonLink href={codeAt}>{confirmWithCode}</ButtonLink>
        </p>
      )}
    </Notice>
  )
}
