import { fieldErrors } from '#components/session/field-errors.ts'
import { Button } from '#components/ui/button.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import type { CodePage } from '#lib/codes/server/read-code-page.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { orderPath } from '#lib/orders/rules/order-path.ts'
import {
  checkCode,
  codeConfirms,
  codeOnItsWay,
  codeToPhone,
  codeToPhoneConfirms,
  confirmWithCode,
  isYourPhone,
  sendCodeButton,
} from '#messages/codes-pages.ts'
import { CodeCaptcha } from './code-captcha.tsx'
import { CodeField } from './code-field.tsx'
import { CodeSent } from './code-sent.tsx'

type Props = CodePage & {
  orderKey: string
  phone: string
  flash: Flash
  /** What a right code is for: to see all of the order, to confirm it, or both. */
  asks: 'see' | 'confirm' | 'both'
}

/** Whoever holds the phone of an order shows it by a code: this browser then sees all of it, and it is confirmed, which is said. */
export const OrderCode = ({ orderKey, phone, state, captcha, hasPracticePhone, flash, asks }: Props) => (
  <section className="grid gap-4" aria-labelledby="order-code">
    <h2 id="order-code">{asks === 'confirm' ? confirmWithCode : isYourPhone}</h2>
    {state ? (
      <>
        {/* The link does not tell the number: its last digits are enough for who has it. */}
        <CodeSent
          {...state}
          hasPracticePhone={hasPracticePhone}
          here={orderPath(orderKey)}
          lead={codeOnItsWay(`…${phone}`)}
        />
        <form method="post" action={'/do/order/try-code' satisfies FormPath} className="grid max-w-md gap-4">
          <input type="hidden" name="key" value={orderKey} />
          <CodeField error={fieldErrors(flash).code} />
          <Button type="submit" look="primary">
            {checkCode}
          </Button>
        </form>
      </>
    ) : (
      <form method="post" action={'/do/order/ask-code' satisfies FormPath} className="grid max-w-md gap-4">
        <input type="hidden" name="key" value={orderKey} />
        <p>{LEADS[asks](phone)}</p>
        <CodeCaptcha captcha={captcha} error={fieldErrors(flash).captcha} />
        <Button type="submit" className="justify-self-start">
          {sendCodeButton}
        </Button>
      </form>
    )}
  </section>
)

const LEADS = { see: codeToPhone, confirm: codeConfirms, both: codeToPhoneConfirms }
