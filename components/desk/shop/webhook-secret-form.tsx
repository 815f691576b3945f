'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { secretLost } from '#messages/desk-shop-webhooks.ts'
import { ActForm } from '../act-form.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

type Props = {
  action: '/desk/do/shop/webhookAdd' | '/desk/do/shop/webhookSecret'
  sendKey: string
  children: ReactNode
}

/** A form that makes a secret, which then stands in its place. */
export function WebhookSecretForm({ action, sendKey, children }: Props) {
  const router = useRouter()
  const [secret, setSecret] = useState<string>()
  if (secret === '') return <Notice tone="bad">{secretLost}</Notice>
  if (secret) return <WebhookSecret secret={secret} />
  return (
    <ActForm
      action={action}
      sendKey={sendKey}
      className="grid gap-3"
      onDone={({ codes }) => {
        setSecret(Array.isArray(codes) ? String(codes[0]) : '')
        router.refresh()
      }}
    >
      {children}
    </ActForm>
  )
}
