import 'server-only'
import { z } from 'zod'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import type { DeskChange } from '#lib/desk/rules/thing-types.ts'
import {
  andMoreStay,
  changeTakenBack,
  changeTakenBackInPart,
  isAsBefore,
  noSuchChange,
  nothingTakenBack,
  reloadPage,
  whatTakenBack,
} from '#messages/desk-things.ts'
import { type ImportErrors, ImportRefused } from '../../catalogue-import/errors.ts'
import { undoPublication } from '../../catalogue-import/undo-publication.ts'
import { db } from '../../db/pool.ts'
import { act } from '../act.ts'
import { asSentence } from './as-sentence.ts'
import { KEEPERS } from './edit-acts.ts'
import { StopEdit, stopBusy } from './publish-edit.ts'
import { refusedEdit } from './refused-edit.ts'

export const undoActs = {
  /** Takes one change back that was made at the desk. */
  undoChange: act({
    roles: KEEPERS,
    input: z.object({ publication: z.coerce.number(reloadPage).int(reloadPage).min(1, reloadPage) }),
    do: ({ publication }) => undoChange(publication),
  }),
}

async function undoChange(publication: number): Promise<ActResult> {
  const change = await db.one<{ what: string }>(
    'select source as what from publications where id = $1 and desk',
    [publication],
  )
  if (!change) return { refused: noSuchChange }
  try {
    const report = await undoPublication({ publication, desk: true, onWait: stopBusy })
    const about = String(publication)
    const stays = whyItStays(report.conflicts)
    if (!report.anything) return { refused: nothingTakenBack(stays || isAsBefore), about }
    return {
      message: stays ? changeTakenBackInPart(stays) : changeTakenBack,
      about,
      changed: { change: [change.what, whatTakenBack] },
    }
  } catch (error) {
    if (error instanceof StopEdit) return error.refused
    if (error instanceof ImportRefused) return refusedEdit(error.errors)
    throw error
  }
}

const MOST_TOLD = 3

/** What is not taken back, and why: of one thing several values may stay for the same reason. */
function whyItStays({ listed }: ImportErrors) {
  const reasons = [...new Set(listed.map(({ reason, atDesk = reason }) => asSentence(atDesk)))]
  const more = reasons.length - MOST_TOLD
  return [...reasons.slice(0, MOST_TOLD), ...(more > 0 ? [andMoreStay(more)] : [])].join(' ')
}

/** The last changes that were made at the desk, or those of one thing. */
export const lastChanges = (most: number, thing?: number) =>
  db.query<DeskChange>(
    thing === undefined ? LAST : LAST_OF_THING,
    thing === undefined ? [most] : [most, thing],
  )

/** Of `publications p`, as a change of the desk is shown. */
export const CHANGE_COLUMNS = `p.id as publication, p.source as what, p.at, p.undone_by is not null as "isUndone", p.kind = 'undo' as "isUndo"`
const LAST = `select ${CHANGE_COLUMNS} from publications p where p.desk order by p.id desc limit $1`
const LAST_OF_THING = `
  select ${CHANGE_COLUMNS} from publications p
   where p.desk and exists (select from publication_changes c where c.publication_id = p.id and (c.of = 'product' and c.id = $2
     or c.of = 'variant' and c.id in (select id from variants where product_id = $2)))
   order by p.id desc limit $1`
