'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { postForm } from '#lib/api/browser/api-client.ts'
import { leavePage } from '#lib/browser/leave-page.ts'
import { pressOnce } from '#lib/browser/press-once.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { isSignedIn } from '#lib/session/browser/use-session.ts'
import { deleteAddress, deleteAddressAsk } from '#messages/addresses.ts'
import { cancelLabel, deleteButton } from '#messages/addresses-pages.ts'
import { userTokenNotFound } from '#messages/session.ts'

type Props = { address: Address; onClose: () => void; onGone: () => void }

/** Asks for confirmation before deleting an address. A failure is only logged, and the address stays. */
export function DeleteAddressDialog({ address, onClose, onGone }: Props) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (!isSignedIn()) {
      console.error(userTokenNotFound)
      return onClose()
    }
    setBusy(true)
    try {
      const response = await postForm('/do/addresses/remove', { id: address.id })
      if (response.httpStatus === 401) return leavePage(response.to)
      if (response.httpStatus < 400) return onGone()
      console.error(response.message)
    } catch (cause) {
      console.error(cause)
    }
    setBusy(false)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={deleteAddress} role="alertdialog">
      <p>{deleteAddressAsk}</p>
      <div className="mt-5 flex gap-3">
        <Button className="flex-1" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button
          look="primary"
          className="flex-1"
          disabled={busy}
          onClick={event => pressOnce(event.currentTarget, remove)}
        >
          {deleteButton}
        </Button>
      </div>
    </Dialog>
  )
}
