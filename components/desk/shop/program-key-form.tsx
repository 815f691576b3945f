'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { keyLostOnTheWay } from '#messages/desk-shop-programs.ts'
import { ActForm } from '../act-form.tsx'
import { ProgramKey } from './program-key.tsx'

/** Makes a key for a program, and shows it in the form's place. */
export function ProgramKeyForm({ sendKey, children }: { sendKey: string; children: ReactNode }) {
  const router = useRouter()
  const [made, setMade] = useState<string>()
  if (made === '') return <Notice tone="bad">{keyLostOnTheWay}</Notice>
  if (made) return <ProgramKey value={made} />
  return (
    <ActForm
      action="/desk/do/shop/makeProgramKey"
      sendKey={sendKey}
      className="grid gap-3"
      onDone={({ programKey }) => {
        setMade(typeof programKey === 'string' ? programKey : '')
        // It stands in the list now.
        router.refresh()
      }}
    >
      {children}
    </ActForm>
  )
}
