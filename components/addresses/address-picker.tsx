'use client'
import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { toast } from '#lib/browser/toast.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'
import { isSignedIn } from '#lib/session/use-session.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { DeleteAddress } from './delete-address.tsx'

type Props = {
  served: Address[]
  /** Where none is served: whose first one it will be. */
  account?: Profile
  /** The page it stands on, to come back to. */
  from: string
  chosen?: string
  /** The form that the choice belongs to. */
  formId?: string
  /** Only the first until View All. */
  folded?: boolean
}

/** The chosen one may be the one that went. */
function pickOne(list: HTMLElement | null) {
  const choices = [...(list?.querySelectorAll<HTMLInputElement>('[name="addressid"]') ?? [])]
  if (choices[0] && !choices.some(choice => choice.checked)) choices[0].checked = true
}

/** The saved addresses: a choice, and Edit, Remove and Add New Address for each. Links without script, dialogs with it. */
export function AddressPicker({ served, account, from, chosen, formId, folded }: Props) {
  const [gone, setGone] = useState<readonly string[]>([])
  const [editing, setEditing] = useState<Address | 'new'>()
  const [deleting, setDeleting] = useState<Address>()
  const [alert, setAlert] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const addresses = served.filter(({ id }) => !gone.includes(id))
  const pick = addresses.some(({ id }) => id === chosen) ? chosen : addresses[0]?.id

  const edit = (address: Address | 'new') => (event: MouseEvent) => {
    event.preventDefault()
    setAlert('')
    if (!isSignedIn()) setAlert(messages.logInForAddress)
    else setEditing(address)
  }
  const cards = addresses.map((address, place) => (
    <AddressCard
      key={address.id}
      address={address}
      isDefault={place === 0}
      checked={address.id === pick}
      formId={formId}
      from={from}
      onEdit={edit(address)}
      onRemove={event => {
        event.preventDefault()
        setDeleting(address)
      }}
    />
  ))
  return (
    <div ref={list} className="grid gap-3">
      {addresses.length === 0 && <p className="text-muted">{messages.addressesEmpty}</p>}
      {folded && cards.length > 1 ? (
        <>
          {cards[0]}
          <details className="more" open={pick !== addresses[0]?.id}>
            <summary className="link">
              <span className="when-closed">View All</span>
              <span className="when-open">View Less</span>
            </summary>
            <div className="mt-3 grid gap-3">{cards.slice(1)}</div>
          </details>
        </>
      ) : (
        cards
      )}
      <p role="alert" className="text-danger empty:hidden">
        {alert}
      </p>
      <a
        className={buttonClass('plain', 'normal', 'justify-self-start')}
        href={`${routes.addressForm.path}?from=${encodeURIComponent(from)}`}
        onClick={edit('new')}
      >
        <Icon name="plus" /> Add New Address
      </a>
      <Dialog
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={editing === 'new' ? 'Add New Address' : 'Edit Address'}
      >
        {editing && (
          <AddressForm
            address={editing === 'new' ? undefined : editing}
            account={account}
            from={from}
            onOk={to => location.assign(to)}
          />
        )}
      </Dialog>
      {deleting && (
        <DeleteAddress
          address={deleting}
          onClose={() => setDeleting(undefined)}
          onGone={() => {
            flushSync(() => {
              setGone(now => [...now, deleting.id])
              setDeleting(undefined)
            })
            pickOne(list.current)
            toast({ text: messages.addressRemoved })
          }}
        />
      )}
    </div>
  )
}
