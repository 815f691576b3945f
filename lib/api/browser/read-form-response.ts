// What the route of a form sends to a script. No zod, since the browser loads this file.
export type FormResponse = {
  status: string
  message: string
  to: string
  fields?: Record<string, string>
} & Record<string, unknown>

/**
 * Reads a response defensively. A proxy, the portal of a Wi-Fi or another version of the shop may have sent it instead
 * of the form's route: a success that does not say where to go next is a failure.
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
