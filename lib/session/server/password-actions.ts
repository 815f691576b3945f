import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { shop } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { withFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { changeProblems, forgotProblems, resetProblems } from '../rules/form-problems.ts'
import { hasProblems, textOf, textsOf } from './form-texts.ts'
import { refusedForm } from './refused-form.ts'

const forms = {
  /** email, from */
  forgot: async (values, request) => {
    const back = withFrom(routes.forgot.path, safePath(values.from))
    const email = textOf(values, 'email').trim()
    const fields = forgotProblems({ email })
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: 'emailForm' }
    try {
      await shop.requestReset({ email }, callerOf(request))
      return { to: back, say: 'resetSentText' }
    } catch (error) {
      return refusedForm(back, error, 'resetNotSent')
    }
  },

  /** token, newPassword, confirmPassword, from */
  reset: async (values, request) => {
    const from = safePath(values.from)
    const token = textOf(values, 'token')
    if (!token) return { to: withFrom(routes.reset.path, from), status: 422, say: 'noTokenText' }
    const back = withFrom(`${routes.reset.path}?token=${encodeURIComponent(token)}`, from)
    const { newPassword, confirmPassword } = textsOf(values, ['newPassword', 'confirmPassword'])
    const fields = resetProblems({ newPassword, confirmPassword })
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: Object.values(fields)[0] }
    try {
      await shop.resetPassword({ token, newPassword, confirmPassword }, callerOf(request))
      return { to: withFrom(routes.login.path, from), say: 'resetDoneText' }
    } catch (error) {
      return refusedForm(back, error, 'tryLaterShort', 'networkError')
    }
  },

  /** old_password, new_password, confirm */
  password: async (values, request) => {
    const { token } = cartOwnerOf(request.headers.get('cookie'))
    const back = routes.profile.path
    if (!token) return sessionOver(back, 'tokenMissing')
    const entered = textsOf(values, ['old_password', 'new_password', 'confirm'])
    const fields = changeProblems(entered)
    if (hasProblems(fields)) return { to: back, status: 422, fields, say: Object.values(fields)[0] }
    try {
      const { old_password, new_password } = entered
      await shop.changePassword({ old_password, new_password }, { ...callerOf(request), token })
      return { to: back, say: 'passwordToast' }
    } catch (error) {
      if (isDenied(error)) throw error
      return refusedForm(back, error, 'passwordChangeFailed', 'passwordChangeNetwork')
    }
  },
} satisfies Record<string, FormAction>

/** Forms whose second sending would be refused, or would send two mails, run once when they are sent twice. */
export const passwordActions = {
  forgot: answerSameFormOnce(forms.forgot),
  reset: answerSameFormOnce(forms.reset),
  password: answerSameFormOnce(forms.password),
}
