import { type ParametersOf, type SentenceKey, sentenceOf } from '#lib/message-table.ts'
import { ApiError } from './api-error.ts'

type Options<K extends SentenceKey> = { retryAfter?: number; cause?: unknown } & ([] extends ParametersOf<K>
  ? { parameters?: ParametersOf<K> }
  : { parameters: ParametersOf<K> })

/**
 * A refusal with one of our messages, named by its key: code that catches it checks the key, and never compares the
 * text.
 */
export function refusal<K extends SentenceKey>(
  status: number,
  key: K,
  ...[options]: [] extends ParametersOf<K> ? [options?: Options<K>] : [options: Options<K>]
): ApiError {
  const parameters = (options?.parameters ?? []) as ParametersOf<K>
  return new ApiError(status, sentenceOf(key, ...parameters), { ...options, key, parameters })
}
