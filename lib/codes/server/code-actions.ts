import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { claimOlderAction } from './claim-older-action.ts'
import { numberActions } from './number-actions.ts'
import { signInCodeActions } from './sign-in-code-actions.ts'

const forms = { ...signInCodeActions, ...numberActions, older: claimOlderAction }

/** POST /do/codes/… : a form that is sent twice works once, and gets the first answer again. */
export const codeActions = Object.fromEntries(
  Object.entries(forms).map(([name, action]) => [name, answerSameFormOnce(action)]),
) as Record<keyof typeof forms, FormAction>
