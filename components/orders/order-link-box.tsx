'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import {
  copyLink,
  linkCopied,
  linkNotCopied,
  linkOfOrder,
  linkOfOrderHint,
  shareOrderLink,
  shareOrderText,
} from '#messages/order-links-pages.ts'

/** The link to one order, to keep or to send. Without script it is marked and copied by hand. */
export function OrderLinkBox({ address }: { address: string }) {
  const hydrated = useHydrated()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(linkCopied),
      () => setSaid(linkNotCopied),
    )
  return (
    <section className="grid gap-2 text-sm" aria-labelledby="order-link">
      <label id="order-link" htmlFor="order-address" className="font-medium">
        {linkOfOrder}
      </label>
      <input
        id="order-address"
        className="input"
        readOnly
        value={address}
        aria-describedby="order-link-hint"
        onFocus={event => event.currentTarget.select()}
      />
      <p id="order-link-hint" className="text-muted">
        {linkOfOrderHint}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {hydrated && (
          <Button size="small" onClick={copy}>
            {copyLink}
          </Button>
        )}
        <ButtonLink
          size="small"
          href={`https://wa.me/?text=${encodeURIComponent(shareOrderText(address))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {shareOrderLink}
        </ButtonLink>
        <span role="status">{said}</span>
      </div>
    </section>
  )
}
