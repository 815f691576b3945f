'use client'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import type { ActResponse } from '#lib/desk/rules/act-types.ts'
import { ActForm } from '../act-form.tsx'

type Props = ComponentProps<typeof ActForm> & {
  /** Where a form leads that is sent once: what became of each order takes its place. */
  then?: { href: string; text: string }
}

/** A form about several orders: what became of each is listed above it. */
export function ManyForm({ children, then, ...form }: Props) {
  const router = useRouter()
  const [told, setTold] = useState<string[]>([])
  const onDone = (response: ActResponse) => {
    setTold(Array.isArray(response.results) ? response.results.map(String) : [response.message])
    if (then) return
    if (response.isOtherBuild) location.reload()
    else router.refresh()
  }
  return (
    <>
      <div role="status" className="empty:absolute">
        {told.length > 0 && (
          <ul className="desk-card text-sm">
            {told.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {then && told.length > 0 ? (
        <p className="desk-acts">
          <ButtonLink look="primary" href={then.href}>
            {then.text}
          </ButtonLink>
        </p>
      ) : (
        <ActForm {...form} onDone={onDone}>
          {children}
        </ActForm>
      )}
    </>
  )
}
