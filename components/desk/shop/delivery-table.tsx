import * as words from '#messages/desk-shop-delivery.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ShopInput } from './shop-input.tsx'

type Props = { seen: string; typed?: string | undefined; error?: string | undefined }

/** A whole table, pasted, in place of the one that stands. */
export const DeliveryTable = ({ seen, typed, error }: Props) => (
  <details className="desk-card" open={typed !== undefined}>
    <summary>{words.pasteTitle}</summary>
    <Act action="/desk/do/shop/deliveryTable" encType="multipart/form-data" className="grid gap-3">
      <p className="text-sm">{words.pasteLead}</p>
      <input type="hidden" name="seen" value={seen} />
      <ShopInput
        field={{ name: 'table', label: words.table, hint: words.pasteHint, kind: 'text', rows: 10 }}
        value={typed ?? ''}
        error={error}
      />
      <ActButton>{words.replaceTable}</ActButton>
    </Act>
  </details>
)
