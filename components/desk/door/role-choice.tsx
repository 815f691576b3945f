'use client'
import { useId } from 'react'
import { FieldError } from '#components/ui/field.tsx'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { roleField, roleMeans, roleNames } from '#messages/desk-people.ts'
import { useFormState } from '../form-state.tsx'

type Props = { chosen?: string; error?: string }

/** What somebody does at the desk, and with it what they may see. */
export function RoleChoice({ chosen = 'packer', error }: Props) {
  const id = useId()
  const wrong = useFormState().fields.role ?? error
  return (
    <fieldset aria-describedby={wrong ? id : undefined}>
      <legend className="mb-1 text-sm font-medium">{roleField}</legend>
      {ROLES.map(role => (
        <label key={role} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name="role"
            value={role}
            required
            defaultChecked={role === chosen}
            className="mt-1 size-5 shrink-0"
          />
          <span className="min-w-0">
            <b>{roleNames[role]}</b>
            <span className="block text-sm text-muted">{roleMeans[role]}</span>
          </span>
        </label>
      ))}
      {wrong && <FieldError id={id}>{wrong}</FieldError>}
    </fieldset>
  )
}
