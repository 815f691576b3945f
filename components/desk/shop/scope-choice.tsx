'use client'
import { useId } from 'react'
import { FieldError } from '#components/ui/field.tsx'
import { SCOPES } from '#lib/contract/v1/scopes.ts'
import { mayField, scopeNames } from '#messages/desk-shop-programs.ts'
import { useFormState } from '../form-state.tsx'

type Props = { typed: Readonly<Record<string, string>>; error?: string | undefined }

/** What a key for a program may do. */
export function ScopeChoice({ typed, error }: Props) {
  const id = useId()
  const wrong = useFormState().fields.scopes ?? error
  return (
    <fieldset aria-describedby={wrong ? id : undefined}>
      <legend className="mb-1 text-sm font-medium">{mayField}</legend>
      {SCOPES.map(scope => (
        <label key={scope} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            name={`may-${scope}`}
            value="yes"
            defaultChecked={typed[`may-${scope}`] === 'yes'}
            className="mt-1 size-5 shrink-0"
          />
          <span className="min-w-0">
            {scopeNames[scope]}
            <span className="block text-sm text-muted">{scope}</span>
          </span>
        </label>
      ))}
      {wrong && <FieldError id={id}>{wrong}</FieldError>}
    </fieldset>
  )
}
