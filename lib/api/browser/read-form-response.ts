// What a form's route answers a script. No zod: the browser carries this.
export type FormResponse = {
  status: string
  message: string
  to: string
  fields?: Record<string, string>
} & Record<string, unknown>

/**
 * The answer as it may be used. A proxy, a portal of some Wi-Fi or another version of the shop may have answered instead
 * of the form's route: an answer that would lead on, but does not say where to, is none.
 */
export function readFormResponse(body: unknown, httpStatus: number): FormResponse {
  const fields = isGroup(body) ? body : {}
  const to = typeof fields.to === 'string' && OWN_PATH.test(fields.to) ? fields.to : ''
  if (!to && (httpStatus < 400 || httpStatus === 401))
    throw new TypeError('The answer does not say where to go.')
  return {
    ...fields,
    status: textOf(fields.status),
    message: textOf(fields.message),
    to,
    fields: sentencesOf(fields.fields),
  }
}

const OWN_PATH = /^\/(?![/\\])[^\p{Cc}\\]{0,2000}$/u

const isGroup = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const sentencesOf = (fields: unknown) =>
  isGroup(fields)
    ? Object.fromEntries(
        Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
      )
    : undefined
