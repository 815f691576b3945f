import type { ActPath } from '#lib/desk/rules/act-path.ts'
import { formKey } from '#lib/desk/rules/form-key.ts'
import type { DeskFlash } from '#lib/desk/server/desk-flash.ts'
import { recoveryCode } from '#messages/desk-door.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { TabForm } from './tab-form.tsx'

type Props = { action: ActPath; to: string; isBeside: boolean; flash: DeskFlash; label: string }

/** One of the codes that were shown once. */
export const RecoveryForm = ({ action, to, isBeside, flash, label }: Props) => (
  <TabForm action={action} sendKey={formKey()} isBeside={isBeside} className="grid gap-3">
    <input type="hidden" name="to" value={to} />
    <ActField
      label={recoveryCode}
      name="code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={60}
      error={flash.fields?.code}
    />
    <ActButton>{label}</ActButton>
  </TabForm>
)
