import 'server-only'
import type { z } from 'zod'
import {
  didYouMeanKey,
  endsTooEarly,
  groupInBraces,
  isMissing,
  knownKeys,
  listInBrackets,
  listsTooMany,
  longerThan,
  lookHere,
  mustBe,
  mustNotBeEmpty,
  notJson,
  numberWithoutQuotes,
  placeNumber,
  textInQuotes,
  tooLarge,
  tooSmall,
  unknownKey,
} from '#messages/imports.ts'
import { shopJson } from '../shop/shop-json.ts'
import { didYouMean } from './did-you-mean.ts'
import type { ImportError } from './errors.ts'

type Issue = z.core.$ZodIssue
type Placed = Pick<ImportError, 'line' | 'column' | 'reason'>

/** What is wrong with shop.json, in words for who wrote it by hand. */
export const shopErrors = (issue: Issue): Placed[] => {
  const column = placeInWords(issue.path)
  if (issue.code !== 'unrecognized_keys') return [{ column, reason: reasonOf(issue) }]
  const known = keysAt(issue.path)
  return issue.keys.map(key => {
    const meant = didYouMean(key, known)
    const help = meant ? didYouMeanKey(meant) : knownKeys(known.join(', '))
    return { column, reason: unknownKey(key, help) }
  })
}

/** What is wrong with a text that is no JSON at all. */
export const jsonError = ({ message }: Error): Placed => {
  const line = /\(line (\d+)/.exec(message)?.[1]
  const help = line ? lookHere : endsTooEarly
  return {
    ...(line && { line: Number(line) }),
    reason: notJson(help),
  }
}

const placeInWords = (place: Issue['path']) =>
  place.reduce<string>((words, part) => {
    if (typeof part === 'number') return placeNumber(words, part + 1)
    return words ? `${words}${/\d$/.test(words) ? ', ' : '.'}${String(part)}` : String(part)
  }, '') || undefined

const FORMS: Record<string, string> = {
  string: textInQuotes,
  number: numberWithoutQuotes,
  array: listInBrackets,
  object: groupInBraces,
}

const reasonOf = (issue: Issue) => {
  if (issue.code === 'invalid_type')
    return issue.message.endsWith('undefined') ? isMissing : mustBe(FORMS[issue.expected] ?? issue.expected)
  if (issue.code === 'too_small') return issue.origin === 'number' ? tooSmall(issue.minimum) : mustNotBeEmpty
  if (issue.code === 'too_big') {
    if (issue.origin === 'number') return tooLarge(issue.maximum)
    return issue.origin === 'array' ? listsTooMany(issue.maximum) : longerThan(issue.maximum)
  }
  return issue.message
}

/** The names that are known at a place of shop.json. */
const keysAt = (place: Issue['path']) => {
  let schema = bare(shopJson)
  for (const part of place) {
    const { shape, element } = schema
    schema = bare(typeof part === 'number' ? element : shape?.[String(part)])
  }
  return Object.keys(schema.shape ?? {})
}

type Schema = { shape?: Record<string, unknown>; element?: unknown; def?: { innerType?: unknown } }

/** A default stands around what it is the default of. */
const bare = (schema: unknown): Schema => {
  const { def } = (schema ?? {}) as Schema
  return def?.innerType ? bare(def.innerType) : ((schema ?? {}) as Schema)
}
