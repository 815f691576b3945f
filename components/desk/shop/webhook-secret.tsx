'use client'
import { useRef } from 'react'
import * as words from '#messages/desk-shop-webhooks.ts'
import { CopyButton } from '../door/copy-button.tsx'

/** The secret of an address, shown once. */
export function WebhookSecret({ secret }: { secret: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <section className="desk-card" aria-labelledby="webhook-secret">
      <h2 id="webhook-secret">{words.secretTitle}</h2>
      <p>{words.secretLead}</p>
      <p ref={text} className="desk-link">
        {secret}
      </p>
      <div className="desk-acts desk-scripted">
        <CopyButton text={secret} of={text} label={words.copySecret} />
      </div>
    </section>
  )
}
