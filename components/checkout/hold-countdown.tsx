'use client'
import { useEffect, useState } from 'react'
import { holdOver, payNow } from '#messages/checkout.ts'
import { heldAfter, heldBefore } from '#messages/checkout-pages.ts'

/** The rest of the fifteen minutes for which stock is held; nothing if none is. */
export function HoldCountdown({ until }: { until: string }) {
  const end = Date.parse(until)
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (Number.isNaN(end)) return null
  return (
    <p className="text-sm text-muted">
      <Left ms={now && end - now} />
    </p>
  )
}

function Left({ ms }: { ms: number | undefined }) {
  if (ms === undefined) return payNow
  const left = Math.max(0, Math.ceil(ms / 1000))
  if (left === 0) return holdOver
  return (
    <>
      {heldBefore} <b className="price">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>{' '}
      {heldAfter}
    </>
  )
}
