import { STATUS_CODES } from 'node:http'

/** What programs tell refusals apart by. The names stay. */
const CODES: Record<number, string> = {
  400: 'bad_input',
  401: 'key_unknown',
  403: 'scope_missing',
  404: 'not_found',
  405: 'wrong_method',
  409: 'not_now',
  413: 'too_large',
  414: 'too_large',
  415: 'not_json',
  422: 'fields_refused',
  429: 'too_many',
  431: 'too_large',
  503: 'try_later',
}

type More = { code?: string | undefined; fields?: Readonly<Record<string, string>> | undefined }

export const PROBLEM_TYPE = 'application/problem+json'

/** A refusal as programs read it (RFC 9457). */
export const problem = (status: number, detail: string, { code, fields }: More = {}) => ({
  type: 'about:blank',
  title: STATUS_CODES[status] ?? '',
  status,
  detail,
  code: code ?? CODES[status] ?? (status < 500 ? 'refused' : 'fault'),
  ...(fields && { fields }),
})
