import 'server-only'
import type { Db } from '../db/pool.ts'
import { soundOf } from './sound-of.ts'
import { CODE } from './words.ts'

/** Every word but the codes: how many products have it, whether it stands in more than descriptions, how it sounds. */
export const indexWords = async (tx: Db, table: string) => {
  await tx.run(
    'create temporary table new_words (word text collate "C", uses integer, named boolean) on commit drop',
  )
  await tx.run(
    `insert into new_words select w.word, w.ndoc, n.word is not null and w.word !~ '[0-9]' and length(w.word) > 1
      from ts_stat('select document from ${table}') w
        left join ts_stat('select document from ${table}', 'abc') n on n.word = w.word
      where not starts_with(w.word, $1)`,
    [CODE],
  )
  await tx.run('delete from search_words w where not exists (select from new_words n where n.word = w.word)')
  await tx.run(
    `insert into search_words (word, uses, named) select word, uses, named from new_words
      on conflict (word) do update set uses = excluded.uses, named = excluded.named
      where (search_words.uses, search_words.named) is distinct from (excluded.uses, excluded.named)`,
  )
  await saveSounds(tx)
}

/** Sounds are found out anew by the next index of words. */
export const forgetSounds = (tx: Db) => tx.run('update search_words set sound = null where sound is not null')

const SOUNDED = 10_000

const saveSounds = async (tx: Db) => {
  for (let last = ''; ; ) {
    const rows = await tx.query<{ word: string }>(SILENT, [last, SOUNDED])
    if (rows.length === 0) return
    last = rows.at(-1)?.word ?? ''
    await tx.run(SAVE_SOUNDS, [JSON.stringify(rows.map(({ word }) => ({ word, sound: soundOf(word) })))])
  }
}

const SILENT = 'select word from search_words where sound is null and word > $1 order by word limit $2'

const SAVE_SOUNDS = `update search_words w set sound = s.sound
  from json_to_recordset($1::json) as s (word text, sound text) where w.word = s.word`
