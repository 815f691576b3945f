'use client'
import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { cartCleared, undo } from '#messages/cart.ts'

/** Stands where a whole cart was cleared a moment ago, and puts it back while that is possible. */
export function ClearedCart({ ms }: { ms: number }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  if (over) return null
  return (
    <div className="wrap pt-4">
      <form
        method="post"
        action={'/do/cart/restore' satisfies FormPath}
        className="flex flex-wrap items-center gap-3 rounded-md border border-line p-3 text-sm"
      >
        <Button type="submit" size="small">
          {undo}
        </Button>
        <p className="min-w-0 flex-1 text-muted">{cartCleared}</p>
      </form>
    </div>
  )
}
