import 'server-only'
import {
  synonymOfItself,
  synonymOfWords,
  synonymWithoutLetters,
  synonymWithStroke,
} from '#messages/imports.ts'
import { MOST_WORDS_OF_SYNONYM } from '../search/shop-synonyms.ts'
import { wordsOf } from '../search/words.ts'
import { cellsReader } from './cells.ts'
import type { ImportErrors } from './errors.ts'
import type { TableRow, TableShape } from './read-table.ts'

export const SYNONYMS_TABLE = {
  file: 'synonyms.csv',
  required: ['word', 'means'],
  optional: [],
} as const satisfies TableShape

const LONGEST = 100
const MOST_MEANINGS = 10

export type SynonymCells = ReturnType<typeof synonymCells>

export const synonymCells = (row: TableRow, errors: ImportErrors) => {
  const read = cellsReader(SYNONYMS_TABLE.file, row, errors)
  const word = read.text('word', LONGEST, 1)
  const means = read.list('means', MOST_MEANINGS, MOST_MEANINGS * LONGEST)
  if (read.raw('means') === '') read.text('means', LONGEST, 1)
  const key = synonymKey(word)
  const checkWords = (column: string, text: string) => {
    const { length } = wordsOf(text)
    if (text && length === 0) read.wrong(column, synonymWithoutLetters(text))
    if (length > MOST_WORDS_OF_SYNONYM)
      read.wrong(column, synonymOfWords(text, length, MOST_WORDS_OF_SYNONYM))
  }
  if (word.includes('|')) read.wrong('word', synonymWithStroke)
  checkWords('word', word)
  for (const mean of means) checkWords('means', mean)
  if (key && means.some(mean => synonymKey(mean) === key)) read.wrong('means', synonymOfItself(word))
  return { line: row.line, unsure: read.isWrong('word'), key, word, means }
}

/** A word, or several, as search compares them. */
export const synonymKey = (text: string) => wordsOf(text).join(' ')
