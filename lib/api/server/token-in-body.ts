import { denied } from '#lib/contract/api-error.ts'

/** Refuses a token in the body that differs from the one in the header (Rule 1). */
export function refuseOtherToken(body: unknown, token: string) {
  const named = tokenInBody(body)
  if (named !== undefined && named !== token) throw denied()
}

/** The API's `user_token` or `userid` field in a body: only the server writes them. */
export function tokenInBody(body: unknown): string | undefined {
  const holder = Array.isArray(body) ? body[0] : body
  if (holder === null || typeof holder !== 'object') return undefined
  const { user_token, userid } = holder as Record<string, unknown>
  const token = user_token ?? userid
  return typeof token === 'string' && token ? token : undefined
}
