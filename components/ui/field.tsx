import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** What stands inside the box at its end: a show/hide button. */
  end?: ReactNode
}

/** A labelled input; its hint and its error belong to it for every reader. */
export function Field({ label, hint, error, end, className = '', id, ...input }: Props) {
  const own = useId()
  const name = id ?? own
  const describedBy =
    [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1 block text-sm font-medium">
        {label}
        {input.required && <span aria-hidden="true">*</span>}
      </label>
      <div className="relative">
        <input
          {...input}
          id={name}
          className={end ? 'input pr-12' : 'input'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {end && <span className="absolute inset-y-0 right-0">{end}</span>}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="mt-1 text-sm text-danger">
    {children}
  </p>
)
