import { type ReactNode, useId } from 'react'

/** One of several ways to show who one is. */
export function Way({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="desk-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="text-sm text-muted">{lead}</p>}
      {children}
    </section>
  )
}
