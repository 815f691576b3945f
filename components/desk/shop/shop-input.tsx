'use client'
import { useId } from 'react'
import { Field, FieldError } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { isList, type ShopField } from '#lib/desk/rules/shop-field.ts'
import { useFormState } from '../form-state.tsx'
import { ColourField } from './colour-field.tsx'

type Props = { field: ShopField; value: string; error?: string | undefined; choices?: Record<string, string> }

/** One field of the shop's settings, with what is wrong with it beside it. */
export function ShopInput({ field, value, error, choices }: Props) {
  const { fields } = useFormState()
  const { name, label, hint, kind, required, most } = field
  const wrong = fields[name] ?? error
  if (choices)
    return (
      <Select label={label} name={name} hint={hint} error={wrong} defaultValue={value}>
        {Object.entries(choices).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    )
  if (kind === 'text' || isList(kind)) return <Area {...{ field, value, wrong }} />
  const Line = kind === 'colour' ? ColourField : Field
  return (
    <Line
      {...{ label, name, hint, required }}
      error={wrong}
      defaultValue={value}
      maxLength={most ?? 500}
      {...KINDS[kind ?? 'line']}
    />
  )
}

const KINDS: Record<string, object> = {
  number: { inputMode: 'decimal', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  tel: { type: 'tel', autoComplete: 'tel' },
  colour: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
}

function Area({ field, value, wrong }: Pick<Props, 'field' | 'value'> & { wrong: string | undefined }) {
  const id = useId()
  const described =
    [field.hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {field.label}
      </label>
      <textarea
        id={id}
        name={field.name}
        rows={field.rows ?? (field.kind === 'paragraphs' ? 8 : 4)}
        className="input"
        defaultValue={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described}
      />
      {field.hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {field.hint}
        </p>
      )}
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
    </div>
  )
}
