import type { z } from 'zod'
import { isMessageKey, type MessageKey, messages } from '#lib/message-table.ts'
import type { ApiError } from './api-error.ts'
import { refusal } from './refusal.ts'

type Issue = z.core.$ZodIssue

/** Why an input is refused, in a message of ours that names the field: a validator's own words are for developers. */
export function inputRefusal(found: Issue | undefined): ApiError {
  const issue = found && withinForms(found)
  if (!issue) return refusal(400, 'notUnderstood')
  const key = isMessageKey(issue.message) ? issue.message : messageKeyOf(issue)
  if (!issue.path.length) return refusal(400, key)
  return refusal(400, 'fieldRefused', { parameters: [issue.path.map(String).join('.'), messages[key]] })
}

/** Of a question that has more than one form: what is wrong in the form that it has, which was understood furthest. */
function withinForms(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.path.length) return issue
  const firsts = issue.errors.flatMap(([first]) => first ?? [])
  return firsts.reduce(
    (best, each) => (each.path.length > best.path.length ? each : best),
    firsts[0] ?? issue,
  )
}

function messageKeyOf(issue: Issue): MessageKey {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'fieldRequired' : (KINDS[issue.expected] ?? 'notUnderstood')
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooLow'
    case 'too_big':
      return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooHigh'
    case 'invalid_format':
      return 'badForm'
    case 'invalid_value':
      return 'noneOfThese'
    default:
      return 'notUnderstood'
  }
}

const KINDS: Record<string, MessageKey> = {
  string: 'mustBeText',
  number: 'mustBeNumber',
  int: 'mustBeWhole',
  boolean: 'mustBeYesNo',
  array: 'mustBeList',
  object: 'mustBeFields',
}
