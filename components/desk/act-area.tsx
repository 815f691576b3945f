'use client'
import type { ComponentProps } from 'react'
import { TextArea } from '#components/ui/text-area.tsx'
import { useFormState } from './form-state.tsx'

/** A field for several lines of a form of the desk, with what is wrong with it beside it. */
export function ActArea({ error, ...area }: ComponentProps<typeof TextArea> & { name: string }) {
  const { fields } = useFormState()
  return <TextArea {...area} error={fields[area.name] ?? error} />
}
