import 'server-only'
import type { Reads } from '#lib/backend/desk/acts.ts'
import { openReads } from '#lib/backend/desk/door/door-reads.ts'
import { runAct } from '#lib/backend/desk/run-act.ts'
import { type InputOf, type OutputOf, runRead } from '#lib/backend/desk/run-read.ts'
import { sheetDownload } from '#lib/backend/desk/things/sheets/sheet-download.ts'
import { uploadDoor } from '#lib/backend/desk/things/uploads/upload-door.ts'
import { answerCall } from '#lib/backend/programs/answer-call.ts'
import { programOf } from '#lib/backend/programs/program-key.ts'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { env } from '#lib/server/settings/env.ts'

/** The seller's side of our own shop; another host's shop is run there. */
export const desk = env.apiHost
  ? undefined
  : { act: runAct, read: runRead, open: openReads, uploads: uploadDoor, download: sheetDownload }

/** The calls of programs, which do what is done at the desk. */
export const programs = env.apiHost ? undefined : { programOf, answer: answerCall }
export type Programs = NonNullable<typeof programs>

/** Reads by the session of the page's cookie. */
export type DeskRead = <Area extends keyof Reads, Name extends keyof Reads[Area]>(
  area: Area,
  name: Name,
  input: InputOf<Reads[Area][Name]>,
) => Promise<{ person: Person; read: OutputOf<Reads[Area][Name]> }>
