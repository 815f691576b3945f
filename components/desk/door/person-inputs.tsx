import type { DeskFlash } from '#lib/desk/server/desk-flash.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import {
  emailField,
  emailOfDeskHint,
  mobileField,
  mobileOfDeskHint,
  nameField,
} from '#messages/desk-people.ts'
import { ActField } from '../act-field.tsx'

type Props = {
  person: { name: string; mobile: string | null; email: string | null; version: number }
  flash: DeskFlash
}

/** What somebody at the desk is called, and where codes and links for them go. */
export const PersonInputs = ({ person, flash: { typed, fields } }: Props) => (
  <>
    <input type="hidden" name="seen" value={person.version} />
    <ActField
      label={nameField}
      name="name"
      required
      maxLength={60}
      autoComplete="off"
      defaultValue={typed?.name ?? person.name}
      error={fields?.name}
    />
    <ActField
      label={mobileField}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      pattern={MOBILE_PATTERN}
      hint={mobileOfDeskHint}
      defaultValue={typed?.mobile ?? person.mobile ?? ''}
      error={fields?.mobile}
    />
    <ActField
      label={emailField}
      name="email"
      type="email"
      autoComplete="off"
      maxLength={254}
      hint={emailOfDeskHint}
      defaultValue={typed?.email ?? person.email ?? ''}
      error={fields?.email}
    />
  </>
)
