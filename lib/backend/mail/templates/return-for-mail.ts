import 'server-only'
import { linesInWords } from '#lib/returns/rules/lines-in-words.ts'
import { returnReasonWords } from '#messages/returns.ts'
import { db } from '../../db/pool.ts'

type Told = {
  lines: string
  reason: string
  comment: string
  because: string
  courier: string
  tracking: string
}

const NONE: Told = { lines: '', reason: '', comment: '', because: '', courier: '', tracking: '' }

type Row = Omit<Told, 'lines' | 'reason'> & {
  reason: keyof typeof returnReasonWords
  lines: { name: string; units: number; instead: string }[]
}

/** A return as it is when its mail is sent; the outbox holds nothing of it until then. */
export async function returnForMail(number: string): Promise<Told> {
  const row = number ? await db.one<Row>(READ, [number]) : undefined
  return row ? { ...row, lines: linesInWords(row.lines), reason: returnReasonWords[row.reason] } : NONE
}

const READ = `
  select q.reason, q.comment, q.refused_because as because, q.courier, q.tracking_number as tracking,
         (select json_agg(json_build_object('name', o.name, 'units', l.units,
                    'instead', case when q.wish = 'exchange' then concat_ws(', ', nullif(l.size, ''), nullif(l.color, ''), nullif(l.other, '')) else '' end)
                  order by l.place)
            from return_lines l join order_lines o on o.order_id = q.order_id and o.place = l.place
           where l.return_id = q.id) as lines
    from return_requests q where q.number = $1`
