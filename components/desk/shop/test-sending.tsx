import * as words from '#messages/desk-shop-keys.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'

type Props = { typed?: string | undefined; error?: string | undefined }

/** A mail and a message that show whether the providers work. */
export const TestSending = ({ typed, error }: Props) => (
  <section className="desk-card">
    <h2>{words.testTitle}</h2>
    <Act action="/desk/do/shop/testMail" className="grid gap-3">
      <ActField label={words.testMailTo} name="to" type="email" defaultValue={typed} error={error} />
      <ActButton>{words.sendTestMail}</ActButton>
    </Act>
    <Act action="/desk/do/shop/testMessage" className="grid gap-3">
      <ActField label={words.testPhoneTo} name="to" type="tel" maxLength={20} />
      <ActButton>{words.sendTestMessage}</ActButton>
    </Act>
  </section>
)
