'use client'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import type { ActResponse } from '#lib/desk/rules/act-types.ts'
import { ActForm } from '../act-form.tsx'

/** A form about several orders: what became of each is listed above it. */
export function ManyForm({ children, ...form }: ComponentProps<typeof ActForm>) {
  const router = useRouter()
  const [told, setTold] = useState<string[]>([])
  const onDone = (response: ActResponse) => {
    setTold(Array.isArray(response.results) ? response.results.map(String) : [response.message])
    router.refresh()
  }
  return (
    <>
      <div role="status">
        {told.length > 0 && (
          <ul className="desk-card text-sm">
            {told.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <ActForm {...form} onDone={onDone}>
        {children}
      </ActForm>
    </>
  )
}
