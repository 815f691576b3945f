'use client'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { copied, copy, notCopied } from '#messages/upi-pages.ts'

/** A short text to take along. Without script it is marked and copied by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId()
  const hydrated = useHydrated()
  const [said, setSaid] = useState('')
  const take = () =>
    navigator.clipboard.writeText(value).then(
      () => setSaid(copied),
      () => setSaid(notCopied),
    )
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          className="input"
          readOnly
          value={value}
          onFocus={event => event.currentTarget.select()}
        />
        {hydrated && (
          <Button onClick={take} aria-label={`${copy}: ${label}`}>
            {copy}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  )
}
