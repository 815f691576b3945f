import type { z } from 'zod'
import { messages } from '../messages.ts'

type Issue = z.core.$ZodIssue

/** Why a question is refused, in a sentence of ours that names the field: a validator's own words are for developers. */
export function refusalSentence(issue: Issue | undefined): string {
  if (!issue) return messages.notUnderstood
  const sentence = OURS.has(issue.message) ? issue.message : sentenceOf(issue)
  return issue.path.length ? `${issue.path.map(String).join('.')}: ${sentence}` : sentence
}

const OURS = new Set<string>(Object.values(messages))

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? messages.fieldRequired
        : (KINDS[issue.expected] ?? messages.notUnderstood)
    case 'too_small':
      return { string: messages.tooShort, array: messages.tooFew }[issue.origin as string] ?? messages.tooLow
    case 'too_big':
      return { string: messages.tooLong, array: messages.tooMany }[issue.origin as string] ?? messages.tooHigh
    case 'invalid_format':
      return messages.badForm
    case 'invalid_value':
      return messages.noneOfThese
    default:
      return messages.notUnderstood
  }
}

const KINDS: Record<string, string> = {
  string: messages.mustBeText,
  number: messages.mustBeNumber,
  int: messages.mustBeWhole,
  boolean: messages.mustBeYesNo,
  array: messages.mustBeList,
  object: messages.mustBeFields,
}
