import 'server-only'
import { formerShopPath } from '#lib/catalogue/rules/former-shop-path.ts'
import { fromPaise } from '#lib/rules/money.ts'
import {
  dayOrMoment,
  idOfSection,
  isNotThat,
  namesTwice,
  oldPath,
  optionName,
  priceOfZero,
} from '#messages/imports.ts'
import type { CellsReader } from '../catalogue-import/cells.ts'
import { hsnIn } from '../catalogue-import/declared-cells.ts'
import { type Edge, saleMomentOf, saleMomentText } from './sale-moment.ts'

/** A kind of column: its type, how a cell of the file is read, and how the export and the API tell it. */
export type Codec<Value, ApiValue> = {
  type: 'text' | 'integer' | 'boolean' | 'numeric' | 'timestamptz' | 'text[]' | 'integer[]'
  read: (cells: CellsReader, csv: string) => Value
  write: (value: Value) => string
  toApi: (value: Value) => ApiValue
}

const unchanged = <Value>(value: Value) => value

export const text = (most: number, least = 0): Codec<string, string> => ({
  type: 'text',
  read: (cells, csv) => cells.text(csv, most, least),
  write: unchanged,
  toApi: unchanged,
})

export const hsnCode: Codec<string, string> = {
  type: 'text',
  read: hsnIn,
  write: unchanged,
  toApi: unchanged,
}

export const html = (most: number): Codec<string, string> => ({
  type: 'text',
  read: (cells, csv) => cells.html(csv, most),
  write: unchanged,
  toApi: unchanged,
})

export const webAddress: Codec<string, string> = {
  type: 'text',
  read: (cells, csv) => cells.webAddress(csv),
  write: unchanged,
  toApi: unchanged,
}

/** In paise here, in rupees elsewhere; with `otherwise` a cell may be empty. */
export const rupees = (fallback?: number): Codec<number, number> => ({
  type: 'integer',
  read: (cells, csv) => cells.paise(csv, fallback),
  write: inRupees,
  toApi: fromPaise,
})

/** The same where a cell may be empty and means nothing, not 0. */
export const optionalRupees: Codec<number | null, number | null> = {
  type: 'integer',
  read: (cells, csv) => (cells.raw(csv) === '' ? null : cells.paise(csv)),
  write: value => (value === null ? '' : inRupees(value)),
  toApi: unchanged,
}

/** What a product costs in its sale; null where it has none. */
export const salePrice: Codec<number | null, number | null> = {
  ...optionalRupees,
  read: (cells, csv) => {
    const paise = optionalRupees.read(cells, csv)
    if (paise === 0 && !cells.isWrong(csv)) cells.wrong(csv, priceOfZero)
    return paise
  },
}

/** When a sale begins or ends; null where that is not said. */
export const saleMoment = (edge: Edge): Codec<Date | null, Date | null> => ({
  type: 'timestamptz',
  read: (cells, csv) => {
    const text = cells.raw(csv).trim()
    if (text === '') return null
    const at = saleMomentOf(text, edge)
    if (!at) cells.wrong(csv, isNotThat(text.slice(0, 40), dayOrMoment))
    return at ?? SOME_MOMENT[edge]
  },
  write: at => (at === null ? '' : saleMomentText(at, edge)),
  toApi: unchanged,
})

// With which nothing else of the row is at fault.
const SOME_MOMENT = { start: new Date(0), end: new Date('9000-01-01') }

export const optionalText = (most: number): Codec<string | null, string | null> => ({
  type: 'text',
  read: (cells, csv) => cells.text(csv, most) || null,
  write: value => value ?? '',
  toApi: unchanged,
})

export const integer = (least: number, most: number, fallback?: number): Codec<number, number> => ({
  type: 'integer',
  read: (cells, csv) => cells.integer(csv, least, most, fallback),
  write: String,
  toApi: unchanged,
})

/** The same where a cell may be empty: none then. */
export const wholeOrNone = (least: number, most: number): Codec<number | null, number | null> => ({
  type: 'integer',
  read: (cells, csv) => (cells.raw(csv) === '' ? null : cells.integer(csv, least, most)),
  write: value => (value === null ? '' : String(value)),
  toApi: unchanged,
})

/** The names of a product's options. */
export const optionNames: Codec<string[], string[]> = {
  type: 'text[]',
  read: (cells, csv) => {
    const names = cells.list(csv, 3, 200)
    const lower = names.map(name => name.toLowerCase())
    for (const name of names)
      if (!OPTION_NAME.test(name)) cells.wrong(csv, isNotThat(name.slice(0, 60), optionName))
    if (new Set(lower).size < lower.length) cells.wrong(csv, namesTwice)
    return names
  },
  write: value => value.join('|'),
  toApi: unchanged,
}

// A name such as "Pack size". Some words mean something to a program: none of them begins with a letter.
const OPTION_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/()&'-]{0,39}$/u

export const flag: Codec<boolean, boolean> = {
  type: 'boolean',
  read: (cells, csv) => cells.flag(csv),
  write: String,
  toApi: unchanged,
}

/** Texts with | between them. */
export const list = (most: number, longest?: number): Codec<string[], string[]> => ({
  type: 'text[]',
  read: (cells, csv) => cells.list(csv, most, longest),
  write: value => value.join('|'),
  toApi: unchanged,
})

/** Texts with | between them, of which some may be empty: each belongs to what stands in the same place of another cell. */
export const textsInOrder = (longest: number): Codec<string[], string[]> => ({
  type: 'text[]',
  read: (cells, csv) => {
    const value = cells.text(csv, longest)
    return value === '' ? [] : value.split('|').map(part => part.trim())
  },
  write: value => value.join('|'),
  toApi: unchanged,
})

/** Ids with | between them. */
export const ids = (most: number, largest: number): Codec<number[], number[]> => ({
  type: 'integer[]',
  read: (cells, csv) =>
    cells.list(csv, most).map(part => {
      const id = /^\d{1,10}$/.test(part) ? Number(part) : 0
      if (id < 1 || id > largest) cells.wrong(csv, isNotThat(part.slice(0, 20), idOfSection))
      return id
    }),
  write: value => value.join('|'),
  toApi: unchanged,
})

/** As it was written, so that 4.0 after 4 is a change and the export gives back 4.0. */
export const decimal = (pattern: RegExp, most: number, what: string): Codec<string, number> => ({
  type: 'numeric',
  read: (cells, csv) => {
    const value = cells.raw(csv) || '0'
    if (pattern.test(value) && Number(value) <= most) return value
    cells.wrong(csv, isNotThat(value.slice(0, 20), what))
    return '0'
  },
  write: unchanged,
  toApi: Number,
})

/** As the files write money. */
export const inRupees = (paise: number) =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)

const MOST_ADDRESSES = 50

/** Paths of another shop, as they are looked up. */
export const oldAddresses: Codec<string[], string[]> = {
  type: 'text[]',
  read: (cells, csv) => {
    const said = cells.list(csv, MOST_ADDRESSES, 20_000)
    for (const path of said)
      if (formerShopPath(path) === '') cells.wrong(csv, isNotThat(path.slice(0, 60), oldPath))
    return [...new Set(said.map(formerShopPath))].filter(Boolean)
  },
  write: value => value.join('|'),
  toApi: unchanged,
}
