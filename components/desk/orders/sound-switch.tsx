'use client'
import { useEffect, useState } from 'react'
import { keepSound, ring, wantsSound } from '#lib/desk/browser/order-sound.ts'
import { soundOn } from '#messages/desk-orders-live.ts'

/** Switches the sound of new orders on and off; a press lets the browser play it from then on. */
export function SoundSwitch() {
  const [isOn, setOn] = useState<boolean>()
  useEffect(() => setOn(wantsSound()), [])
  // Without script there is no sound.
  if (isOn === undefined) return null
  const turn = () => {
    keepSound(!isOn)
    setOn(!isOn)
    if (!isOn) ring()
  }
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" className="size-5" checked={isOn} onChange={turn} />
      {soundOn}
    </label>
  )
}
