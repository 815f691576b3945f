'use client'
import { useState } from 'react'
import { sendAct } from '#lib/desk/browser/send-act.ts'
import type { ActPath } from '#lib/desk/rules/act-path.ts'
import type { ActResponse } from '#lib/desk/rules/act-types.ts'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { notSent } from '#messages/desk-form.ts'

type Steps = {
  /** Asks the shop what is to be signed. */
  ask: ActPath
  /** Sends what the authenticator has made of it. */
  use: ActPath
  fields?: Record<string, string>
  authenticator: (options: unknown) => Promise<object | { stopped: string }>
  onDone: (response: ActResponse) => void
}

/** The shop is asked, then the authenticator, then the shop again. */
export function usePasskeySteps({ ask, use, fields = {}, authenticator, onDone }: Steps) {
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [refused, setRefused] = useState<ActResponse>()

  const steps = async (): Promise<ActResponse> => {
    const asked = await sendAct(ask, formOf({}))
    if (!asked.done) return asked
    const passkey = await authenticator(asked.options)
    if ('stopped' in passkey) return { done: false, message: String(passkey.stopped) }
    return sendAct(use, formOf({ ...fields, passkey: JSON.stringify(passkey) }))
  }

  const press = async () => {
    if (isBusy) return
    setBusy(true)
    setRefused(undefined)
    const response = await steps().catch((cause): ActResponse => {
      console.error(cause)
      return { done: false, message: notSent }
    })
    setBusy(false)
    if (!response.done) return setRefused(response)
    setDone(true)
    onDone(response)
  }

  return { isBusy, isDone, refused, press }
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, key: formKey() })) form.set(name, value)
  return form
}
