import type { MouseEventHandler } from 'react'
import { addressText } from '#lib/addresses/rules/address-text.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { routes } from '#lib/routes.ts'
import {
  defaultTag,
  edit,
  editAddressOf,
  mobileIs,
  removeAddressOf,
  removeLabel,
} from '#messages/addresses-pages.ts'

type Props = {
  address: Address
  isDefault: boolean
  checked: boolean
  formId?: string
  from: string
  onEdit: MouseEventHandler
  onRemove: MouseEventHandler
}

export function AddressCard({ address, isDefault, checked, formId, from, onEdit, onRemove }: Props) {
  const { name, lines, place, mobile } = addressText(address)
  const back = `&from=${encodeURIComponent(from)}`
  const Choice = formId ? 'label' : 'p'
  return (
    <div className="address">
      <Choice className="flex gap-3">
        {formId && (
          <input
            type="radio"
            name="addressid"
            className="mt-1 size-5"
            value={address.id}
            defaultChecked={checked}
            form={formId}
          />
        )}
        <span className="grid gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {name}
            {isDefault && <span className="tag">{defaultTag}</span>}
          </span>
          <span>{lines}</span>
          {place && <span>{place}</span>}
          <span className="text-sm text-muted">{mobileIs(mobile)}</span>
        </span>
      </Choice>
      <p className={formId ? 'flex gap-5 pl-8' : 'flex gap-5'}>
        <a
          className="link address-act"
          href={`${routes.addressForm.path}?id=${address.id}${back}`}
          onClick={onEdit}
          aria-label={editAddressOf(name)}
        >
          {edit}
        </a>
        <a
          className="link address-act"
          href={`${routes.addresses.path}?remove=${address.id}${back}`}
          onClick={onRemove}
          data-remove
          aria-label={removeAddressOf(name)}
        >
          {removeLabel}
        </a>
      </p>
    </div>
  )
}
