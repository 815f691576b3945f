import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type Props = ComponentProps<'textarea'> & { label: ReactNode; error?: ReactNode }

/** A labelled field for several lines; its error belongs to it for every reader. */
export function TextArea({ label, error, id, ...area }: Props) {
  const own = useId()
  const name = id ?? own
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-sm font-medium">
        {label}
        {area.required && <span aria-hidden="true">*</span>}
      </label>
      <textarea
        rows={4}
        {...area}
        id={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}
