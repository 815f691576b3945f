import 'server-only'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyIn, to as copyOut } from 'pg-copy-streams'
import { StartError } from '#lib/server/settings/start-error.ts'
import { rowsAndSum, tableDiffers } from '#messages/move.ts'
import { dbOf } from '../db/pool.ts'
import { failpoint } from '../failpoints.ts'
import type { Table } from './moved-tables.ts'
import { isSameSum, SAME_TEXT, sumOfTable, type TableSum } from './sum-of-table.ts'

/** Copies one table whole, compares it, and notes that it is there: all or nothing. */
export const copyTable = async (
  from: pg.Client,
  to: pg.Client,
  table: Table,
  here: TableSum,
  onBytes: (bytes: number) => void = () => {},
) => {
  const { name, columns } = table
  const listed = columns.join(', ')
  await to.query('begin')
  try {
    await to.query(SAME_TEXT)
    // What a trigger would do has been done where the rows come from.
    await to.query(`alter table ${name} disable trigger user`)
    await to.query(`truncate ${name}`)
    await pipeline(
      from.query(copyOut(`copy (select ${listed} from ${name}) to stdout`)),
      counted(onBytes),
      to.query(copyIn(`copy ${name} (${listed}) from stdin`)),
    )
    const there = await sumOfTable(dbOf(to), table)
    if (!isSameSum(here, there)) throw new StartError(tableDiffers(name, said(here), said(there)))
    await to.query(`alter table ${name} enable trigger user`)
    await to.query(
      `insert into haat_move.tables values ($1, $2, $3) on conflict (name) do update set rows = excluded.rows, sum = excluded.sum`,
      [name, here.rows, here.sum],
    )
    await failpoint('table-copied')
    await to.query('commit')
  } catch (error) {
    await to.query('rollback').catch(() => undefined)
    throw error
  }
}

const counted = (onBytes: (bytes: number) => void) => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      onBytes(bytes)
      done(null, chunk)
    },
  })
}

const said = ({ rows, sum }: TableSum) => rowsAndSum(rows, sum)
