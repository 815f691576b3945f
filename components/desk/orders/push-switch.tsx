'use client'
import { useEffect, useState } from 'react'
import { currentPush, pushWays, subscribe } from '#lib/desk/browser/push-subscription.ts'
import { sendAct } from '#lib/desk/browser/send-act.ts'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { pushFailed, pushNeedsHttps, pushOn, pushRefused } from '#messages/desk-orders-live.ts'
import { say } from '../say.ts'

/** Brings new orders to the lock screen of this phone, and takes them away again. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const [way, setWay] = useState<ReturnType<typeof pushWays>>()
  const [isOn, setOn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const found = pushWays()
    setWay(found)
    if (found === 'yes')
      currentPush().then(
        push => setOn(push !== undefined),
        () => setOn(false),
      )
  }, [])
  if (!way || way === 'no') return null
  if (way === 'http') return <p className="text-sm text-muted">{pushNeedsHttps}</p>
  const turn = async () => {
    setBusy(true)
    try {
      say(await (isOn ? turnOff() : turnOn(publicKey)))
      setOn((await currentPush()) !== undefined)
    } catch (cause) {
      console.error(cause)
      say(pushFailed)
    }
    setBusy(false)
  }
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" className="size-5" checked={isOn} disabled={isBusy} onChange={turn} />
      {pushOn}
    </label>
  )
}

async function turnOn(publicKey: string): Promise<string> {
  const form = await subscribe(publicKey)
  if (!form) return pushRefused
  form.set('key', formKey())
  const { done, message, fields } = await sendAct('/desk/do/orders/pushOn', form)
  // What the shop does not know of is not left behind.
  if (!done) await (await currentPush())?.unsubscribe()
  return done ? message : (Object.values(fields ?? {})[0] ?? message)
}

async function turnOff(): Promise<string> {
  await (await currentPush())?.unsubscribe()
  const form = new FormData()
  form.set('key', formKey())
  return (await sendAct('/desk/do/orders/pushOff', form)).message
}
