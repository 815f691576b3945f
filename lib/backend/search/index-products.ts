import 'server-only'
import type { Db } from '#lib/backend/db/pool.ts'
import { documentOf } from './document.ts'

const BATCH = 1_000

/**
 * Makes search read anew the products whose ids stand in the temporary table `changed_products (id)`;
 * those no longer on sale are forgotten.
 */
export const indexProducts = async (tx: Db, progress: (done: number) => void = () => {}) => {
  await tx.run(
    `delete from product_search s using changed_products c join products p on p.id = c.id
      where s.product_id = c.id and p.withdrawn`,
  )
  let after = 0
  for (let done = 0; ; ) {
    const rows = await tx.query<Row>(CHANGED, [after, BATCH])
    const last = rows.at(-1)
    if (!last) break
    await tx.run(SAVE, [
      JSON.stringify(rows.map(row => ({ id: row.id, document: documentOf(textsOf(row)) }))),
    ])
    after = last.id
    done += rows.length
    progress(done)
  }
}

/** What a mistyped word may have meant: every word but those of descriptions, codes and numbers. */
export const indexWords = async (tx: Db) => {
  await tx.run('create temporary table new_words (word text collate "C", uses integer) on commit drop')
  await tx.run(
    `insert into new_words select word, ndoc from ts_stat('select document from product_search', 'abc')
      where word !~ '[0-9]' and length(word) > 1`,
  )
  await tx.run('delete from search_words w where not exists (select from new_words n where n.word = w.word)')
  await tx.run(
    `insert into search_words select word, uses from new_words
      on conflict (word) do update set uses = excluded.uses where search_words.uses <> excluded.uses`,
  )
}

type Row = {
  id: number
  name: string
  asin: string
  sections: string
  material: string
  details: string
  description: string
}

const textsOf = (row: Row) => ({
  A: row.name,
  B: row.sections,
  C: `${row.material} ${row.details}`,
  D: `${row.asin} ${row.description}`,
  asin: row.asin,
})

const CHANGED = `select p.id, p.name, p.asin, p.material, p.description,
    concat_ws(' ', sub.name, c.name, c.category_name, g.name) as sections,
    concat_ws(' ', p.badge, p.badge1, array_to_string(p.colors, ' '),
      (select string_agg(value, ' ') from json_each_text(t.attributes))) as details
  from changed_products n
    join products p on p.id = n.id and not p.withdrawn
    join product_texts t on t.product_id = p.id
    join sections sub on sub.id = p.subcategory_id
    join sections c on c.id = p.category_id
    join sections g on g.id = p.group_id
  where n.id > $1 order by n.id limit $2`

const SAVE = `insert into product_search
    (product_id, group_id, category_id, subcategory_id, original_paise, discount_paise, name_key, liking, document)
  select p.id, p.group_id, p.category_id, p.subcategory_id, p.original_paise, p.discount_paise, p.name_key,
    p.rating / 5 * least(1, ln(1 + p.ratings_count) / 8), d.document::tsvector
  from json_to_recordset($1::json) as d (id integer, document text) join products p on p.id = d.id
  order by p.position, p.id
  on conflict (product_id) do update set group_id = excluded.group_id, category_id = excluded.category_id,
    subcategory_id = excluded.subcategory_id, original_paise = excluded.original_paise,
    discount_paise = excluded.discount_paise, name_key = excluded.name_key, liking = excluded.liking,
    document = excluded.document`
