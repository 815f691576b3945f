import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { buyNow } from './buy-now-verb.ts'
import { cancel } from './cancel-verb.ts'
import { confirm } from './confirm-verb.ts'
import { place, refresh } from './place-verb.ts'

/** POST /do/checkout/… : what each form's fields are stands beside its verb. */
export const checkoutForms = {
  place,
  refresh,
  'buy-now': buyNow,
  confirm,
  cancel: answerSameFormOnce(cancel),
} satisfies Record<string, FormAction>
