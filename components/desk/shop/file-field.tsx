'use client'
import { Field } from '#components/ui/field.tsx'
import { useFormState } from '../form-state.tsx'

type Props = { label: string; hint?: string; error?: string | undefined; required?: boolean; accept?: string }

/** One file, from the camera or the gallery of a phone. */
export function FileField({ error, accept = 'image/jpeg,image/png,image/webp', ...field }: Props) {
  const { fields } = useFormState()
  return <Field {...field} type="file" name="pictures" accept={accept} error={fields.pictures ?? error} />
}
