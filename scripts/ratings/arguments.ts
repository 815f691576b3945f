import { parseArgs } from 'node:util'
import { HIDE_REASONS, isHideReason } from '#lib/ratings/rules/hide-reasons.ts'
import { ANSWER_MAX } from '#lib/ratings/rules/rating-limits.ts'
import {
  answerMissing,
  answerTooLong,
  hideReasonMissing,
  notRatingNumber,
  ratingNumberMissing,
  unknownRatingVerb,
} from '#messages/cli-ratings.ts'
import { strayOption, verbMissing, wordsTooMany } from '#messages/commands.ts'

const MOST_WORDS = { list: 1, answer: 2, hide: 1, show: 1 } as const
type Verb = keyof typeof MOST_WORDS

type Arguments = {
  verb: Verb
  /** Of the rating; for the list, how many. */
  number: number
  answer: string
  reason: string
}

/** The words after `npm run ratings --`, parsed; or a sentence about the mistake in them. */
export function readArguments(words: string[]): Arguments | { wrong: string } {
  const parts = partsOf(words)
  if ('wrong' in parts) return parts
  const [verb, number, answer] = parts.positionals
  const reason = parts.values.reason
  if (!isVerb(verb)) return { wrong: verb ? unknownRatingVerb(verb) : verbMissing }
  const extra = parts.positionals[MOST_WORDS[verb] + 1]
  if (extra !== undefined) return { wrong: wordsTooMany(extra) }
  if (number === undefined && verb !== 'list') return { wrong: ratingNumberMissing }
  if (!/^[1-9]\d{0,14}$/.test(number ?? '30')) return { wrong: notRatingNumber(number ?? '') }
  if (verb === 'answer' && answer === undefined) return { wrong: answerMissing }
  if ((answer ?? '').length > ANSWER_MAX) return { wrong: answerTooLong(ANSWER_MAX) }
  if (verb !== 'hide' && reason !== undefined) return { wrong: strayOption('reason', verb) }
  if (verb === 'hide' && !isHideReason(reason ?? ''))
    return { wrong: hideReasonMissing(HIDE_REASONS.join(', ')) }
  return { verb, number: Number(number ?? 30), answer: (answer ?? '').trim(), reason: reason ?? '' }
}

function partsOf(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } })
  } catch (error) {
    return { wrong: (error as Error).message }
  }
}

const isVerb = (word: string | undefined): word is Verb =>
  word !== undefined && Object.hasOwn(MOST_WORDS, word)
