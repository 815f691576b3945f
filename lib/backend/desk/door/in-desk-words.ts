import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import type { SentenceKey } from '#lib/message-table.ts'
import { noCodesNow } from '#messages/desk-door.ts'

/** What the shop's codes refuse, as the desk says it: under its field, and without the customers' passwords. */
export async function inDeskWords(work: () => Promise<ActResult>): Promise<ActResult> {
  try {
    return await work()
  } catch (error) {
    const key = error instanceof ApiError ? error.key : undefined
    const field = key && FIELDS[key]
    if (field) return { refused: '', fields: { [field]: (error as ApiError).message } }
    if (key && WITHOUT_CODES.has(key)) return { refused: noCodesNow }
    throw error
  }
}

const FIELDS: { [Key in SentenceKey]?: string } = {
  codeNumberWrong: 'mobile',
  codeSixDigits: 'code',
  codeWrong: 'code',
  codeCaptcha: 'captcha',
}

const WITHOUT_CODES: ReadonlySet<SentenceKey> = new Set([
  'codesAreOff',
  'codesOfNetworkUsed',
  'codesOfShopUsed',
])
