'use client'
import type { ComponentProps } from 'react'
import { Field } from '#components/ui/field.tsx'
import { useFormState } from './form-state.tsx'

/** A field of a form of the desk, with what is wrong with it beside it. */
export function ActField({ error, ...field }: ComponentProps<typeof Field> & { name: string }) {
  const { fields } = useFormState()
  return <Field {...field} error={fields[field.name] ?? error} />
}
