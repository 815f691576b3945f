import type { ComponentProps } from 'react'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { ActForm } from './act-form.tsx'

/** A form of the desk in a page that the server renders. */
export const Act = (form: Omit<ComponentProps<typeof ActForm>, 'sendKey' | 'onDone'>) => (
  <ActForm {...form} sendKey={formKey()} />
)
