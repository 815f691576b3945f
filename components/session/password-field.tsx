'use client'
import { type ComponentProps, useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { hidePassword, showPassword } from '#messages/password.ts'

/** A password with its show/hide toggle; paste and password managers are welcome. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()
  const toggle = (
    <button
      type="button"
      className="press"
      aria-label={shown ? hidePassword : showPassword}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </button>
  )
  return <Field {...props} type={shown ? 'text' : 'password'} end={hydrated ? toggle : undefined} />
}
