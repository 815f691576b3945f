import 'server-only'
import { createHash } from 'node:crypto'
import { SAME_FORM_MS } from '#lib/constants.ts'
import { type FormOutcome, wantsJson } from './form-response.ts'
import type { FormAction } from './post-form.ts'

const done = new Map<string, Promise<FormOutcome>>()

/**
 * For a form whose second sending would be refused because of the first one: both get the first response, since the
 * browser drops the first one. Forms are compared by values and browser; a refused form may be sent again at once. A
 * script prevents double presses itself.
 */
export const answerSameFormOnce =
  (action: FormAction): FormAction =>
  async (values, request) => {
    if (wantsJson(request)) return action(values, request)
    const name = nameOf(values, request)
    const before = done.get(name)
    if (before) return before
    const outcome = action(values, request)
    done.set(name, outcome)
    const forget = () => done.delete(name)
    outcome.then(
      ({ status = 200 }) => (status < 400 ? setTimeout(forget, SAME_FORM_MS).unref() : forget()),
      forget,
    )
    return outcome
  }

const nameOf = (values: unknown, { url, headers }: Request) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        new URL(url).pathname,
        headers.get('cookie'),
        headers.get('x-client-address'),
        headers.get('user-agent'),
        values,
      ]),
    )
    .digest('base64')
