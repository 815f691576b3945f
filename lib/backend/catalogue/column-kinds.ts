import 'server-only'
import { fromPaise } from '#lib/rules/money.ts'
import { idOfSection, isNotThat, namesTwice, optionName } from '#messages/imports.ts'
import type { CellsReader } from '../catalogue-import/cells.ts'

/** A kind of column: its type, how a cell of the file is read, and how the export and the API tell it. */
export type Kind<Value, Told> = {
  type: 'text' | 'integer' | 'boolean' | 'numeric' | 'text[]' | 'integer[]'
  read: (cells: CellsReader, csv: string) => Value
  write: (value: Value) => string
  tell: (value: Value) => Told
}

const as = <Value>(value: Value) => value

export const text = (most: number, least = 0): Kind<string, string> => ({
  type: 'text',
  read: (cells, csv) => cells.text(csv, most, least),
  write: as,
  tell: as,
})

export const html = (most: number): Kind<string, string> => ({
  type: 'text',
  read: (cells, csv) => cells.html(csv, most),
  write: as,
  tell: as,
})

export const webAddress: Kind<string, string> = {
  type: 'text',
  read: (cells, csv) => cells.webAddress(csv),
  write: as,
  tell: as,
}

/** In paise here, in rupees elsewhere; with `otherwise` a cell may be empty. */
export const rupees = (otherwise?: number): Kind<number, number> => ({
  type: 'integer',
  read: (cells, csv) => cells.paise(csv, otherwise),
  write: inRupees,
  tell: fromPaise,
})

export const whole = (least: number, most: number, otherwise?: number): Kind<number, number> => ({
  type: 'integer',
  read: (cells, csv) => cells.whole(csv, least, most, otherwise),
  write: String,
  tell: as,
})

/** The same where a cell may be empty: none then. */
export const wholeOrNone = (least: number, most: number): Kind<number | null, number | null> => ({
  type: 'integer',
  read: (cells, csv) => (cells.raw(csv) === '' ? null : cells.whole(csv, least, most)),
  write: value => (value === null ? '' : String(value)),
  tell: as,
})

/** The names of a product's options. */
export const optionNames: Kind<string[], string[]> = {
  type: 'text[]',
  read: (cells, csv) => {
    const names = cells.parts(csv, 3, 200)
    const lower = names.map(name => name.toLowerCase())
    for (const name of names)
      if (!OPTION_NAME.test(name)) cells.wrong(csv, isNotThat(name.slice(0, 60), optionName))
    if (new Set(lower).size < lower.length) cells.wrong(csv, namesTwice)
    return names
  },
  write: value => value.join('|'),
  tell: as,
}

// A name such as "Pack size". Some words mean something to a program: none of them begins with a letter.
const OPTION_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/()&'-]{0,39}$/u

export const yes: Kind<boolean, boolean> = {
  type: 'boolean',
  read: (cells, csv) => cells.yes(csv),
  write: String,
  tell: as,
}

/** Texts with | between them. */
export const parts = (most: number, longest?: number): Kind<string[], string[]> => ({
  type: 'text[]',
  read: (cells, csv) => cells.parts(csv, most, longest),
  write: value => value.join('|'),
  tell: as,
})

/** Ids with | between them. */
export const ids = (most: number, largest: number): Kind<number[], number[]> => ({
  type: 'integer[]',
  read: (cells, csv) =>
    cells.parts(csv, most).map(part => {
      const id = /^\d{1,10}$/.test(part) ? Number(part) : 0
      if (id < 1 || id > largest) cells.wrong(csv, isNotThat(part.slice(0, 20), idOfSection))
      return id
    }),
  write: value => value.join('|'),
  tell: as,
})

/** As it was written, so that 4.0 after 4 is a change and the export gives back 4.0. */
export const decimal = (pattern: RegExp, most: number, what: string): Kind<string, number> => ({
  type: 'numeric',
  read: (cells, csv) => {
    const value = cells.raw(csv) || '0'
    if (pattern.test(value) && Number(value) <= most) return value
    cells.wrong(csv, isNotThat(value.slice(0, 20), what))
    return '0'
  },
  write: as,
  tell: Number,
})

/** As the files write money. */
export const inRupees = (paise: number) =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2)
