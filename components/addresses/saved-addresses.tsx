'use client'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { dropDraft, readDraft } from '#lib/addresses/browser/address-draft.ts'
import { useAddresses } from '#lib/addresses/browser/use-addresses.ts'
import { tellOtherTabs } from '#lib/browser/tabs.ts'
import { toast } from '#lib/browser/toast.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { routes } from '#lib/routes.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { addressesEmpty, addressRemoved, logInForAddress } from '#messages/addresses.ts'
import { addNewAddress, editAddress, viewAll, viewLess } from '#messages/addresses-pages.ts'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { DeleteAddressDialog } from './delete-address-dialog.tsx'

type Props = {
  served: Address[]
  /** The account for its first address, if there is none yet. */
  account?: Profile
  /** The page that it is on, to return to. */
  from: string
  chosen?: string
  /** The form of the choice; without one there is nothing to choose. */
  formId?: string
  /** A key of this page: the form of a new address that is sent twice adds one. */
  formKey: string
  /** The customer who gets the draft back after the session is over. */
  draftOwner: string
  /** Only the first until View All. */
  folded?: boolean
}

/** The chosen address may be the deleted one. */
function pickOne(list: HTMLElement | null) {
  const choices = [...(list?.querySelectorAll<HTMLInputElement>('[name="addressid"]') ?? [])]
  if (choices[0] && !choices.some(choice => choice.checked)) choices[0].checked = true
}

/** The focus after a deletion: on the address that took the place, else on the last, else on Add. */
function focusAt(list: HTMLElement | null, index: number) {
  const acts = [...(list?.querySelectorAll<HTMLElement>('[data-remove], [data-add]') ?? [])]
  const visible = acts.filter(act => act.checkVisibility?.() ?? true)
  visible[Math.min(index, visible.length - 1)]?.focus()
}

/**
 * The saved addresses: a choice, and Edit, Remove and Add New Address for each. Links without script, dialogs with it.
 */
export function SavedAddresses(props: Props) {
  const { served, account, from, chosen, formId, formKey, draftOwner, folded } = props
  const { addresses, remove } = useAddresses(served)
  const [editing, setEditing] = useState<Address | 'new'>()
  const [deleting, setDeleting] = useState<Address>()
  const [alert, setAlert] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const pick = addresses.some(({ id }) => id === chosen) ? chosen : addresses[0]?.id

  // Restores the draft after a sign-in.
  useEffect(() => {
    const draft = readDraft(draftOwner, location.pathname)
    if (draft) setEditing((draft.id && served.find(({ id }) => id === draft.id)) || 'new')
  }, [draftOwner, served])
  // Another tab may have deleted the chosen address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list has changed
  useEffect(() => pickOne(list.current), [addresses])

  const edit = (address: Address | 'new') => (event: MouseEvent) => {
    event.preventDefault()
    setAlert('')
    if (!isSignedIn()) setAlert(logInForAddress)
    else setEditing(address)
  }
  const putAway = () => {
    dropDraft()
    setEditing(undefined)
  }
  const afterDelete = ({ id }: Address) => {
    const index = addresses.findIndex(address => address.id === id)
    flushSync(() => {
      remove(id)
      setDeleting(undefined)
    })
    pickOne(list.current)
    focusAt(list.current, index)
    tellOtherTabs('addresses')
    toast({ text: addressRemoved })
  }
  const cards = addresses.map((address, index) => (
    <AddressCard
      key={address.id}
      address={address}
      isDefault={index === 0}
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
      {addresses.length === 0 && <p className="text-muted">{addressesEmpty}</p>}
      {folded && cards.length > 1 ? (
        <>
          {cards[0]}
          <details className="more" open={pick !== addresses[0]?.id}>
            <summary className="link">
              <span className="when-closed">{viewAll}</span>
              <span className="when-open">{viewLess}</span>
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
        data-add
      >
        <Icon name="plus" /> {addNewAddress}
      </a>
      <Dialog
        open={editing !== undefined}
        onClose={putAway}
        title={editing === 'new' ? addNewAddress : editAddress}
      >
        {editing && (
          <AddressForm
            address={editing === 'new' ? undefined : editing}
            account={account}
            from={from}
            formKey={formKey}
            draftOwner={draftOwner}
            onOk={to => location.assign(to)}
          />
        )}
      </Dialog>
      {deleting && (
        <DeleteAddressDialog
          address={deleting}
          onClose={() => setDeleting(undefined)}
          onGone={() => afterDelete(deleting)}
        />
      )}
    </div>
  )
}
