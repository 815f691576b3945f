'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { askForOrders } from '#lib/desk/browser/ask-for-orders.ts'
import { ring, wantsSound } from '#lib/desk/browser/order-sound.ts'
import { ordersCame } from '#messages/desk-orders-live.ts'
import { say } from '../say.ts'
import { PushSwitch } from './push-switch.tsx'
import { SoundSwitch } from './sound-switch.tsx'

const EVERY_MS = 15_000

/** Shows orders that come while the page is open: the page itself is shown anew. Nothing is asked for while it is hidden. */
export function NewOrders({ newest, publicKey }: { newest: string; publicKey: string }) {
  const router = useRouter()
  const [came, setCame] = useState(0)
  const known = useRef(newest)
  known.current = newest > known.current ? newest : known.current
  useEffect(() => {
    const title = document.title
    if (came > 0) document.title = `(${came}) ${title}`
    return () => {
      document.title = title
    }
  }, [came])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      clearTimeout(timer)
      if (document.hidden) return
      const found = await askForOrders(known.current)
      if (found && found.newest !== known.current && found.count > 0) {
        known.current = found.newest
        setCame(before => before + found.count)
        say(ordersCame(found.count))
        if (wantsSound()) ring()
        router.refresh()
      }
      timer = setTimeout(look, EVERY_MS)
    }
    timer = setTimeout(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router])
  return (
    <div className="flex flex-wrap gap-x-6">
      <SoundSwitch />
      <PushSwitch publicKey={publicKey} />
    </div>
  )
}
