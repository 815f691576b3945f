import { parseArgs } from 'node:util'
import type { LinkChange } from '#lib/backend/order-links/seller-link.ts'
import type { AddressCorrection } from '#lib/backend/orders/correct-address.ts'
import { NOTE_MAX } from '#lib/backend/orders/keep-note.ts'
import type { NamedThing } from '#lib/backend/orders/lines-of-codes.ts'
import type { NamedUnits } from '#lib/backend/orders/lose-parcel.ts'
import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import { FORM_FIELDS, type FormField } from '#lib/contract/address-fields.ts'
import type { PaidBy } from '#lib/desk/rules/orders/new-order.ts'
import { paiseOf } from '#lib/rules/paise-of.ts'
import { numberMissing } from '#messages/cli-cod.ts'
import { revokeOrNew } from '#messages/cli-order-links.ts'
import { addressFieldMissing, linesMalformed } from '#messages/cli-returns.ts'
import {
  doneTooLong,
  fileNameMissing,
  notAmount,
  notDays,
  noteTooLong,
  optionMissing,
  orderNumberMissing,
  paidUnknown,
  reasonTooLong,
  sayHowRefunded,
  strayOption,
  thingsMalformed,
  unknownOrderVerb,
  unknownStatus,
  verbMissing,
  wordsTooMany,
} from '#messages/commands.ts'
import { statusWords } from '#messages/order-states.ts'
import { notTwoOrders } from '#messages/shared-parcels.ts'

const TAKES = {
  list: ['status', 'days'],
  export: ['status', 'days'],
  show: [],
  take: ['things', 'stall', 'paid', 'utr', ...FORM_FIELDS],
  packed: [],
  shipped: ['courier', 'number'],
  delivered: [],
  handed: [],
  confirm: [],
  cancel: ['reason'],
  returned: [],
  refused: [],
  lift: [],
  link: ['revoke', 'new'],
  lost: ['lines'],
  damaged: ['lines'],
  goodwill: ['amount', 'reason'],
  address: FORM_FIELDS,
  together: [],
  apart: [],
  note: ['text'],
  refunds: [],
  refund: ['retry', 'done'],
} as const
const NEEDED = ['courier', 'number', 'amount', 'reason', 'text', 'things', 'paid'] as const
const TEXT = { type: 'string' } as const
const YES = { type: 'boolean' } as const
const OPTIONS = {
  status: TEXT,
  days: TEXT,
  courier: TEXT,
  number: TEXT,
  amount: TEXT,
  reason: TEXT,
  done: TEXT,
  text: TEXT,
  things: TEXT,
  paid: TEXT,
  utr: TEXT,
  lines: TEXT,
  ...(Object.fromEntries(FORM_FIELDS.map(name => [name, TEXT])) as Record<FormField, typeof TEXT>),
  retry: YES,
  revoke: YES,
  new: YES,
  stall: YES,
} as const

type Verb = keyof typeof TAKES
type Switch = 'retry' | 'revoke' | 'new' | 'stall'
type Values = { [name in Exclude<keyof typeof OPTIONS, Switch>]?: string } & { [name in Switch]?: boolean }

/** The seller's command, parsed. */
type Arguments = {
  verb: Verb
  names: string[]
  status: OrderStatus | undefined
  days: number | 'all'
  parcel: { courier: string; number: string }
  reason: string
  /** Of a sum that goes back, in paise. */
  amount: number
  /** How the seller refunded it; '' asks the provider once more. */
  done: string
  /** What becomes of an order's link; undefined shows it. */
  linkChange: LinkChange
  /** What of it was lost or damaged; none: all of it. */
  lines: NamedUnits[]
  correction: AddressCorrection
  /** Of an order that is taken: what, and how it is paid. */
  things: NamedThing[]
  paid: string
  utr: string
  isAtStall: boolean
  /** A note for whoever works here. */
  text: string
}

/** The words after `npm run orders --`, parsed; or a sentence about the mistake in them. */
export function readArguments(words: string[]): Arguments | { wrong: string } {
  const parts = partsOf(words)
  if ('wrong' in parts) return parts
  const { values, positionals } = parts
  const [verb, ...names] = positionals
  if (!isVerb(verb)) return { wrong: verb ? unknownOrderVerb(verb) : verbMissing }
  const wrong = wrongNames(verb, names) ?? wrongOptions(verb, values)
  if (wrong) return { wrong }
  const { status, days = '30', courier, number, reason, done } = values
  return {
    verb,
    names,
    status: statusOf(status),
    days: days === 'all' ? 'all' : Number(days),
    parcel: { courier: oneLine(courier), number: oneLine(number) },
    reason: oneLine(reason),
    amount: paiseOf(values.amount ?? '') ?? 0,
    done: oneLine(done),
    linkChange: values.revoke ? 'revoke' : values.new ? 'new' : undefined,
    lines: namedUnits(values.lines ?? '') ?? [],
    correction: correctionOf(values),
    things: namedThings(values.things ?? '') ?? [],
    paid: oneLine(values.paid).toLowerCase(),
    utr: oneLine(values.utr),
    isAtStall: values.stall ?? false,
    text: oneLine(values.text),
  }
}

/** What of an address is corrected; the district goes with the PIN code. */
export const OF_ADDRESS = FORM_FIELDS.filter(name => name !== 'district')

export const STATUSES = Object.keys(statusWords) as OrderStatus[]

function partsOf(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    return { wrong: (error as Error).message }
  }
}

const isVerb = (word: string | undefined): word is Verb => word !== undefined && Object.hasOwn(TAKES, word)

// An unexpected word is mostly the second half of a name or of a reason.
const NAMELESS: readonly Verb[] = ['list', 'take', 'refunds']
const ALONE: readonly Verb[] = [
  'list',
  'export',
  'show',
  'shipped',
  'cancel',
  'lost',
  'damaged',
  'goodwill',
  'address',
  'refund',
  'link',
  'note',
]

const MISSING: Partial<Record<Verb, string>> = { export: fileNameMissing, lift: numberMissing }

function wrongNames(verb: Verb, names: string[]) {
  const most = NAMELESS.includes(verb) ? 0 : ALONE.includes(verb) ? 1 : names.length
  if (names.length > most) return wordsTooMany(names[most] ?? '')
  if (verb === 'together' && names.length < 2) return notTwoOrders
  if (NAMELESS.includes(verb) || names.length > 0) return undefined
  return MISSING[verb] ?? orderNumberMissing
}

function wrongOptions(verb: Verb, values: Values) {
  const takes: readonly string[] = TAKES[verb]
  const stray = Object.keys(values).find(name => !takes.includes(name))
  if (stray) return strayOption(stray, verb)
  const missing = NEEDED.find(name => takes.includes(name) && !oneLine(values[name]))
  if (missing) return optionMissing(missing)
  const { status, days = '30', reason, done } = values
  if (values.revoke && values.new) return revokeOrNew
  if (verb === 'refund' && Boolean(values.retry) === Boolean(oneLine(done))) return sayHowRefunded
  if (oneLine(done).length > SHOP_REASON_MAX) return doneTooLong(SHOP_REASON_MAX)
  if (verb === 'address' && Object.keys(correctionOf(values)).length === 0)
    return addressFieldMissing(OF_ADDRESS)
  if (values.lines !== undefined && !namedUnits(values.lines)) return linesMalformed(values.lines)
  if (values.things !== undefined && !namedThings(values.things)) return thingsMalformed(values.things)
  if (values.paid !== undefined && !PAID.includes(oneLine(values.paid).toLowerCase()))
    return paidUnknown(values.paid)
  if (values.amount !== undefined && !paiseOf(values.amount)) return notAmount(values.amount)
  if (oneLine(values.text).length > NOTE_MAX) return noteTooLong(NOTE_MAX)
  if (oneLine(reason).length > SHOP_REASON_MAX) return reasonTooLong(SHOP_REASON_MAX)
  if (status !== undefined && !statusOf(status)) return unknownStatus(status, STATUSES.join(', '))
  if (days !== 'all' && !/^0*[1-9]\d{0,4}$/.test(days)) return notDays(days)
  return undefined
}

const PAID: readonly string[] = ['door', 'cash', 'upi'] satisfies PaidBy[]

/** "Placed", as the list prints it, or "placed". */
const statusOf = (word = '') => {
  const meant = word.trim().toLowerCase()
  return STATUSES.find(status => status === meant || statusWords[status].toLowerCase() === meant)
}

/** "1:2,3": two pieces of the first line, and all of the third. */
function namedUnits(typed: string): NamedUnits[] | undefined {
  const parts = typed.replace(/\s/g, '').split(',')
  const named = parts.map(part => /^([1-9]\d{0,3})(?::([1-9]\d{0,5}))?$/.exec(part))
  return named.every(found => found !== null)
    ? named.map(([, line, units]) => ({ line: Number(line), ...(units && { units: Number(units) }) }))
    : undefined
}

/** "K-1/M:2,K-2": two pieces of the first, one of the second. */
function namedThings(typed: string): NamedThing[] | undefined {
  const parts = typed.split(',').map(part => /^([^:]{1,200})(?::([1-9]\d{0,5}))?$/.exec(oneLine(part)))
  return parts.every(found => found !== null)
    ? parts.map(([, code = '', units = '1']) => ({ code: code.trim(), units: Number(units) }))
    : undefined
}

const correctionOf = (values: Values): AddressCorrection =>
  Object.fromEntries(
    FORM_FIELDS.flatMap(name => (values[name] === undefined ? [] : [[name, oneLine(values[name])]])),
  )

const oneLine = (text = '') => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
