import type { ComponentProps, ReactNode } from 'react'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { Act } from '../act.tsx'
import type { ActForm } from '../act-form.tsx'

/** What the form before this page had to say, where a browser has no script. */
export type Flash = { typed?: Record<string, string>; fields?: Record<string, string> }

type Props = Omit<ComponentProps<typeof ActForm>, 'sendKey' | 'onDone'> & {
  order: Pick<DeskOrder, 'id' | 'seen'>
  children: ReactNode
}

/** A form about one order: it sends along what its page has shown. */
export const OrderForm = ({ order, action, children, ...form }: Props) => (
  <Act {...form} action={action}>
    <input type="hidden" name="id" value={order.id} />
    <input type="hidden" name="seen" value={order.seen} />
    {/* Tells which of the page's forms was refused. */}
    <input type="hidden" name="form" value={action} />
    {children}
  </Act>
)

/** What was typed into this form, and what is wrong with it, where it was refused without script. */
export const flashOf = (action: string, { typed = {}, fields = {} }: Flash): Required<Flash> =>
  typed.form === action ? { typed, fields } : { typed: {}, fields: {} }

type FoldedProps = { title: string; action: string; flash: Flash; children: ReactNode }

/** What is not pressed by mistake: it is opened first, and stays open where it was refused. */
export const Folded = ({ title, action, flash, children }: FoldedProps) => (
  <details open={flash.typed?.form === action}>
    <summary>{title}</summary>
    <div className="grid gap-3 pb-2">{children}</div>
  </details>
)
