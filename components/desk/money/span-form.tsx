import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import * as words from '#messages/desk-money.ts'

/** Which days are looked at. A plain form: its address can be kept. */
export const SpanForm = ({ from, to }: { from: string; to: string }) => (
  <form className="desk-columns-small">
    <Field label={words.from} type="date" name="from" defaultValue={from} />
    <Field label={words.to} type="date" name="to" defaultValue={to} />
    <Button type="submit">{words.show}</Button>
  </form>
)
