import 'server-only'
import type { FormVerb } from '../api/post-form.ts'
import { sentTwice } from '../api/sent-twice.ts'
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
  cancel: sentTwice(cancel),
} satisfies Record<string, FormVerb>
