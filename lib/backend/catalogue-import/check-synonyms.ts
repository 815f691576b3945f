import 'server-only'
import { synonymOfNothing, synonymSwapped } from '#messages/imports.ts'
import type { Db } from '../db/pool.ts'
import { soundOf } from '../search/sound-of.ts'
import { wordsOf } from '../search/words.ts'
import { otherWordsFor, wordsFor } from '../search/words-for.ts'
import type { ImportErrors } from './errors.ts'
import { SYNONYMS_TABLE, type SynonymCells } from './synonym-cells.ts'

/** Warns of rows that find nothing, since none of what they mean is in the shop; once its products are saved. */
export const checkSynonyms = async (tx: Db, rows: SynonymCells[], warnings: ImportErrors) => {
  if (rows.length === 0) return
  const wanted = new Set(rows.flatMap(({ key, means }) => [key, ...means]).flatMap(text => wordsOf(text)))
  const isKnown = await knownAmong(tx, wanted)
  const isSold = (text: string) => wordsOf(text).every(isKnown)
  for (const { line, word, means } of rows) {
    if (means.some(isSold)) continue
    const what = means.join('|')
    warnings.add({
      ...{ file: SYNONYMS_TABLE.file, line, column: 'means', value: what },
      reason: isSold(word) ? synonymSwapped(what, word) : synonymOfNothing(what),
    })
  }
}

/** Whether the shop has a word: in what search has read, else in products that change right now. */
const knownAmong = async (tx: Db, wanted: Set<string>) => {
  const found = new Set<string>()
  const namesOf = (word: string) => [...wordsFor(word), ...otherWordsFor(word)]
  const isKnown = (word: string) => namesOf(word).some(name => found.has(name) || found.has(soundOf(name)))
  const add = (word: string) => {
    found.add(word)
    const sound = soundOf(word)
    if (sound) found.add(sound)
  }
  const names = [...wanted].flatMap(namesOf)
  for (const { word } of await tx.query<{ word: string }>(KNOWN, [names, names.map(soundOf)])) add(word)
  if ([...wanted].every(isKnown)) return isKnown
  for (const { text } of await tx.query<{ text: string }>(NEW_SECTIONS)) wordsOf(text).forEach(add)
  const textsAfter = (id: number) => tx.query<{ id: number; text: string }>(NEW_TEXTS, [id])
  for (let rows = await textsAfter(0); rows.length > 0; rows = await textsAfter(rows.at(-1)?.id ?? 0))
    for (const { text } of rows) wordsOf(text).forEach(add)
  return isKnown
}

const KNOWN = `select word from search_words where word = any($1) or (sound = any($2) and sound <> '')`

const NEW_SECTIONS = `select concat_ws(' ', name, category_name) as text from sections
  where not withdrawn and updated_at = now()`

const NEW_TEXTS = `select p.id, concat_ws(' ', p.name, p.brand, p.type, p.material, array_to_string(p.tags, ' '),
    array_to_string(p.colors, ' ')) as text
  from changed_products c join products p on p.id = c.id and not p.withdrawn
  where c.id > $1 order by c.id limit 1000`
