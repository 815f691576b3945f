import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type Props = ComponentProps<'select'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }

/** A labelled choice; its hint and its error belong to it for every reader. */
export function Select({ label, hint, error, id, children, ...select }: Props) {
  const own = useId()
  const name = id ?? own
  const describedBy =
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-sm font-medium">
        {label}
        {select.required && <span aria-hidden="true">*</span>}
      </label>
      <select
        {...select}
        id={name}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      >
        {children}
      </select>
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}
