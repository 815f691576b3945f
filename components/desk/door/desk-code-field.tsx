'use client'
import { CodeField } from '#components/codes/code-field.tsx'
import { useFormState } from '../form-state.tsx'

/** The six digits of a code, with what is wrong with them. */
export function DeskCodeField({ error }: { error?: string }) {
  const { fields } = useFormState()
  return <CodeField error={fields.code ?? error} />
}
