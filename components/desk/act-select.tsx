'use client'
import type { ComponentProps } from 'react'
import { Select } from '#components/ui/select.tsx'
import { useFormState } from './form-state.tsx'

/** A choice in a form of the desk, with what is wrong with it beside it. */
export function ActSelect({ error, ...select }: ComponentProps<typeof Select> & { name: string }) {
  const { fields } = useFormState()
  return <Select {...select} error={fields[select.name] ?? error} />
}
